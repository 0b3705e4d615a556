import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { ShownWar } from '../../../server/front-page.ts';
import { hasShowcase, showcaseDoor } from '../showcases.ts';

interface LiveMapProps {
  /** The games on offer here: without a war, the first shows its map or table. */
  readonly games: readonly PlayedSystem[];
  readonly war: ShownWar | null;
}

/** The public war in its current state, drawn by its game. */
export async function LiveMap({ games, war }: LiveMapProps) {
  const system = war?.seen.system ?? games.find(hasShowcase);
  if (system === undefined) return null;
  const door = await showcaseDoor(system);
  return <door.Showcase war={war} />;
}

/** An order as it is drawn on the map of the first game that has one: decoration. */
export async function DrawnOrder({ games }: Pick<LiveMapProps, 'games'>) {
  const system = games.find(hasShowcase);
  if (system === undefined) return null;
  const door = await showcaseDoor(system);
  return (
    <div className="absolute inset-0 grid" aria-hidden>
      <door.Cutting />
    </div>
  );
}
