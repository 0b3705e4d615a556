import type { Archive } from '@sealed-orders/rules/log';
import { verifyPageText } from '@sealed-orders/text/pages/ending';

const text = verifyPageText.limits;

/** What a verification cannot show, and the hashes to compare with others. */
export function Limits({ archive: { campaign, steps } }: { readonly archive: Archive }) {
  return (
    <section className="grid gap-3">
      <h2 className="section-title">{text.title}</h2>
      <p className="max-w-[66ch] leading-relaxed">{text.says}</p>
      <dl className="grid gap-2">
        <Hash name={text.last} value={steps.at(-1)?.hash ?? ''} />
        <Hash name={text.seedHash} value={campaign.seedHash} />
        <Hash name={text.seed} value={campaign.seed} />
      </dl>
      <p className="hint">{text.code}</p>
    </section>
  );
}

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd className="mono">{value}</dd>
    </div>
  );
}
