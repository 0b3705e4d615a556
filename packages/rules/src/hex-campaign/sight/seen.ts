import type { SeatId } from '../../kernel/index.ts';
import { remembered } from '../../kernel/index.ts';
import { ALLY, relationsOf, seatNumber } from '../ground/ground.ts';
import type { SeatIndex } from '../map/numbers.ts';
import { NOBODY, OFF_MAP } from '../map/numbers.ts';
import { KNOWN_TO_ALLIES, rollOf, SECRET } from '../roll/roll.ts';
import type { PieceId, SeenPiece, SeenSite, Site, State } from '../types.ts';
import type { Panorama } from './sight.ts';
import { panoramaOf } from './sight.ts';

/** What a seat sees of the roll: a mask by piece, and their positions. */
export interface Spotted {
  readonly mask: Uint8Array;
  readonly places: readonly number[];
}

/** HEX-SIGHT-01, -08: the pieces of others that a seat sees, in the order of their ids. */
export function seenBy(state: State, seat: SeatId): ReadonlyMap<PieceId, SeenPiece> {
  const { placed } = rollOf(state);
  const found = new Map<PieceId, SeenPiece>();
  for (const place of spotted(state, seatNumber(state.seatOrder, seat)).places) {
    const seen = placed[place]?.seen ?? null;
    if (seen !== null) found.set(seen.id, seen);
  }
  return found;
}

/** Cached with the sight they were seen in, by seat number: view and memory need the same. */
const spottedIn: (look: Panorama) => Map<SeatIndex, Spotted> = remembered(() => new Map());

/**
 * HEX-SIGHT-01, -08: the same by place in the roll. A seat always knows its allies' armies and convoys; their diplomats
 * only in sight.
 * @param seat its number
 */
export function spotted(state: State, seat: SeatIndex): Spotted {
  const look = panoramaOf(state);
  const known = spottedIn(look).get(seat) ?? spottedFrom(state, look, seat);
  spottedIn(look).set(seat, known);
  return known;
}

function spottedFrom(state: State, { hexes: inSight, stride }: Panorama, seat: SeatIndex): Spotted {
  const { hexes, seats, known } = rollOf(state);
  const relations = relationsOf(state);
  const row = seat * state.seatOrder.length;
  const mask = new Uint8Array(hexes.length);
  const places: number[] = [];
  for (let i = 0; i < hexes.length; i++) {
    const owner = seats[i] ?? NOBODY;
    if (owner === seat || known[i] === SECRET) continue;
    const at = hexes[i] ?? OFF_MAP;
    const isInSight = at >= 0 && inSight[seat * stride + at] === 1;
    if (!isInSight && !(known[i] === KNOWN_TO_ALLIES && relations[row + owner] === ALLY)) continue;
    mask[i] = 1;
    places.push(i);
  }
  return { mask, places };
}

/** HEX-SIGHT-08: a site as others see it, or in full for its owner. */
export function seenSite(site: Site, isOwn: boolean): SeenSite {
  if (site.kind === 'resource') {
    const value = isOwn ? site.yield : null;
    return { kind: 'resource', size: null, faction: null, name: null, yield: value, bp: null, buildings: null };
  }
  return {
    kind: 'urban',
    size: site.size,
    faction: site.faction,
    name: site.name,
    yield: null,
    bp: isOwn ? site.bp : null,
    buildings: isOwn ? site.buildings : null,
  };
}
