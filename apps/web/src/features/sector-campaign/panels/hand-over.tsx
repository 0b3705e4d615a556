'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { knownOf, printed } from '@sealed-orders/rules/sector-campaign';
import { handOverText as text } from '@sealed-orders/text/sector-campaign/map-papers';
import { Button } from '../../kit/button.tsx';
import { useSectorPlace } from '../sector-context.ts';

/** For a player who took over a seat: the side's detachments, and the instructions that the former player left. */
export function SectorHandOver() {
  const { view, openTab } = useSectorPlace();
  const known = knownOf(view);
  if (known === null) return null;
  const { board, desk } = known;
  const detachments = Object.values(desk.detachments);
  const queued = Object.values(desk.queues).reduce((sum, queue) => sum + queue.length, 0);
  return (
    <div>
      <h4>{text.title}</h4>
      {detachments.length === 0 ? <p>{text.none}</p> : null}
      <ul>
        {detachments.map(({ id, name, counter, units }) => {
          const at = counter === null ? null : (lookup(board.counters, counter)?.at ?? null);
          const points = units.reduce((sum, unit) => sum + unit.points, 0);
          return <li key={id}>{text.detachment(name, at === null ? null : printed(at), points)}</li>;
        })}
      </ul>
      {queued === 0 ? null : <p>{text.queues(queued)}</p>}
      <Button kind="link" onClick={() => openTab('board')}>
        {text.toBoard}
      </Button>
    </div>
  );
}
