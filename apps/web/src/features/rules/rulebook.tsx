import type { RuleChapter } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { rulesText } from '@sealed-orders/text/pages/rules';
import { GAMES } from '@sealed-orders/text/systems';
import Link from 'next/link';
import { RuleStatusChip } from './rule-status-chip.tsx';

export interface RulebookProps {
  readonly game: PlayedSystem;
  readonly chapters: readonly RuleChapter[];
}

/** All rules of a game by chapter. */
export function Rulebook({ game, chapters }: RulebookProps) {
  return (
    <div className="wrap py-10">
      <h1>{rulesText.of(GAMES[game].name)}</h1>
      <p className="ink2 text-base mt-2">{rulesText.says}</p>
      <nav className="row flex-wrap mt-6" aria-label={rulesText.chapters}>
        {chapters.map((chapter) => (
          <a key={chapter.title} className="btn small" href={`#${anchorOf(chapter.title)}`}>
            {chapter.title}
          </a>
        ))}
      </nav>
      {chapters.map((chapter) => (
        <section key={chapter.title} id={anchorOf(chapter.title)} className="mt-10">
          <h2 className="section-title">{chapter.title}</h2>
          <ul>
            {chapter.rules.map((entry) => (
              <li key={entry.id} id={entry.id} className="border-b border-rule py-3 grid gap-1 target:bg-sheet-2">
                <p className="row flex-wrap">
                  <Link className="rule-chip" href={`/rules/${entry.id}`} prefetch={false}>
                    {entry.id}
                  </Link>
                  <b className="text-base font-semibold">{entry.title}</b>
                  <RuleStatusChip status={entry.status} />
                </p>
                <p className="text-base ink2 max-w-[72ch]">{entry.wording}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');
