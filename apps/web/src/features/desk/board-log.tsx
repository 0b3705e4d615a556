import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { DeskLine, DeskTime } from '../campaign/desk/desk-line.tsx';
import { useGameDoor } from '../game-pages.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import type { Campaign } from './board.ts';
import { namesOf } from './board-letters.ts';

/** The board shows this many of the latest deeds; the campaign's page has the rest. */
const LAST = 5;

/** The latest deeds about a war, newest first, and a link to all of them. Draws nothing if there are none. */
export function BoardLog({ campaign: { id, slug, seats, system, hasSheets } }: { readonly campaign: Campaign }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.desk.log.queryOptions({ campaign: id }));
  const { text } = useGameDoor(system);
  const last = data?.slice(0, LAST) ?? [];
  const { data: seen } = useQuery({
    ...trpc.play.view.queryOptions({ campaign: id }),
    enabled: last.some(({ events }) => events.length > 0),
  });
  if (data === undefined || data.length === 0) return null;
  const nameOf = namesOf({ seats });
  return (
    <div className="desk-card">
      <h3>{deskText.title}</h3>
      <ul>
        {last.map((line) => (
          <li key={`${line.at} ${line.deed} ${line.seats.join()}`}>
            <p>
              <DeskTime line={line} text={text} className="sub" />
              <DeskLine line={line} text={text} seatName={nameOf} seen={seen} isByPhase={hasSheets} />
            </p>
          </li>
        ))}
      </ul>
      {data.length <= LAST ? null : (
        <ButtonLink kind="quiet" size="small" href={`/c/${slug}`}>
          {deskBoardText.log.all(data.length)}
        </ButtonLink>
      )}
    </div>
  );
}
