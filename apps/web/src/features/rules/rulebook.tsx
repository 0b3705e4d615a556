import type { RuleChapter } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { glossaryText } from '@sealed-orders/text/pages/glossary';
import { rulesText } from '@sealed-orders/text/pages/rules';
import { GAMES } from '@sealed-orders/text/systems';
import { Button, buttonClass } from '../kit/button.tsx';
import { QuietLink } from '../shell/frame.ts';
import { foundRules } from './found-rules.ts';
import { RuleStatusChip } from './rule-status-chip.tsx';

export interface RulebookProps {
  readonly game: PlayedSystem;
  readonly chapters: readonly RuleChapter[];
  /** The search text of the address; absent or empty: nothing. */
  readonly search?: string;
}

/** The rules of a game by chapter: all of them, or the search results. The server searches, and sends a page. */
export function Rulebook({ game, chapters: all, search = '' }: RulebookProps) {
  const chapters = foundRules(all, search);
  return (
    <div className="wrap py-10">
      <h1>{rulesText.of(GAMES[game].name)}</h1>
      <p className="ink2 text-base mt-2">
        {rulesText.says} <a href="/rules/glossary">{glossaryText.link}</a>
      </p>
      <RuleSearch
        game={game}
        search={search}
        found={chapters.flatMap(({ rules }) => rules).length}
        example={all[0]?.rules[0]?.id ?? null}
      />
      <nav className="row flex-wrap mt-6" aria-label={rulesText.chapters}>
        {chapters.map((chapter) => (
          <a key={chapter.title} className={buttonClass({ size: 'small' })} href={`#${anchorOf(chapter.title)}`}>
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
                  <QuietLink className="rule-chip" href={`/rules/${entry.id}`}>
                    {entry.id}
                  </QuietLink>
                  <a className="rule-title text-base font-semibold" href={`#${entry.id}`}>
                    {entry.title}
                  </a>
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

interface RuleSearchProps {
  readonly game: PlayedSystem;
  readonly search: string;
  readonly found: number;
  /** A rule to search for; null: the game has none. */
  readonly example: string | null;
}

function RuleSearch({ game, search, found, example }: RuleSearchProps) {
  return (
    <search>
      <form className="row flex-wrap mt-6" action={`/rules/${game}`}>
        <input
          className="input max-w-[360px]"
          type="search"
          name="q"
          aria-label={rulesText.search.label}
          placeholder={example === null ? undefined : rulesText.search.hint(example)}
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit" kind="main">
          {rulesText.search.action}
        </Button>
        {search === '' ? null : (
          <a className={buttonClass()} href={`/rules/${game}`}>
            {rulesText.all}
          </a>
        )}
      </form>
      {search === '' ? null : <p className="mt-3 text-base">{rulesText.search.found(search, found)}</p>}
    </search>
  );
}

const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');
