import { GLOSSARY } from '@sealed-orders/text/glossary';
import { glossaryText } from '@sealed-orders/text/pages/glossary';
import { buttonClass } from '../kit/button.tsx';

/** The words that players meet, in groups. Each has its own address. */
export function Glossary() {
  return (
    <div className="wrap py-10">
      <h1>{glossaryText.title}</h1>
      <p className="ink2 text-base mt-2">{glossaryText.says}</p>
      {GLOSSARY.map(({ title, entries }) => (
        <section key={title} className="mt-10">
          <h2 className="section-title">{title}</h2>
          <dl>
            {entries.map(({ word, means }) => (
              <div
                key={word}
                id={word.toLowerCase().replace(/[^a-z]+/g, '-')}
                className="border-b border-rule py-3 target:bg-sheet-2"
              >
                <dt className="text-base font-semibold">{word}</dt>
                <dd className="text-base ink2 max-w-[72ch]">{means}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="mt-6">
        <a className={buttonClass()} href="/rules">
          {glossaryText.toRules}
        </a>
      </p>
    </div>
  );
}
