import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { ShownWar } from '../../../server/front-page.ts';
import { hasShowcase, showcaseDoor } from '../showcases.ts';

interface LiveMapProps {
  /** The games that are offered here: without a war, the first shows what it is played on. */
  readonly games: readonly PlayedSystem[];
  readonly war: ShownWar | null;
  /** A piece of it, as decoration. */
  readonly isCut?: boolean;
}

/** The public war as it stands, drawn by its game. */
export async function LiveMap({ games, war, isCut = false }: LiveMapProps) {
  const system = war?.seen.system ?? games.find(hasShowcase);
  if (system === undefined) return null;
  const door = await showcaseDoor(system);
  if (!isCut) return <door.Showcase war={war} />;
  return (
    <div className="absolute inset-0 grid" aria-hidden>
      <door.Cutting war={war} />
    </div>
  );
}
