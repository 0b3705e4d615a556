import { dayAndTime } from '@sealed-orders/text';
import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTRPC } from '../api/client.ts';
import { deedWords, reasonWords } from '../campaign/desk/deed-words.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import type { Campaign } from './board.ts';
import { namesOf } from './board-letters.ts';

/** The board shows this many of the latest deeds; the campaign's page has the rest. */
const LAST = 5;

/** The latest deeds about a war, newest first, and a link to all of them. Draws nothing if there are none. */
export function BoardLog({ campaign: { id, slug, seats } }: { readonly campaign: Campaign }) {
  const trpc = useTRPC();
  const titleId = useId();
  const { data } = useQuery(trpc.desk.log.queryOptions({ campaign: id }));
  if (data === undefined || data.length === 0) return null;
  const nameOf = namesOf({ seats });
  return (
    <section className="desk-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{deskText.title}</h3>
      <ul>
        {data.slice(0, LAST).map((line) => (
          <li key={`${line.at} ${line.deed} ${line.seats.join()}`}>
            <p>
              <time className="sub" dateTime={line.at}>
                {dayAndTime(new Date(line.at))}
              </time>
              {deedWords(line, nameOf)} <span className="ink2">{reasonWords(line)}</span>
            </p>
          </li>
        ))}
      </ul>
      {data.length <= LAST ? null : (
        <ButtonLink kind="quiet" size="small" href={`/c/${slug}`}>
          {deskBoardText.log.all(data.length)}
        </ButtonLink>
      )}
    </section>
  );
}
