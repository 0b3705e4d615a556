import { rulesText } from '@sealed-orders/text/pages/rules';
import { GAMES } from '@sealed-orders/text/systems';
import { QuietLink } from '../shell/frame.ts';
import type { RulebookProps } from './rulebook.tsx';

/** The games with their rulebooks, if there are several. */
export function GameList({ books }: { readonly books: readonly RulebookProps[] }) {
  return (
    <div className="wrap narrow py-10">
      <h1>{rulesText.title}</h1>
      <p className="ink2 text-base mt-2">{rulesText.games}</p>
      <ul className="mt-6 border-t-2 border-ink">
        {books.map(({ game, chapters }) => (
          <li key={game} className="border-b border-rule py-3 grid gap-1">
            <p className="row">
              <QuietLink
                className="text-base font-semibold underline grow min-h-11 content-center"
                href={`/rules/${game}`}
              >
                {GAMES[game].name}
              </QuietLink>
              <span className="muted">{rulesText.count(chapters.flatMap(({ rules }) => rules).length)}</span>
            </p>
            <p className="ink2">{GAMES[game].says}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
