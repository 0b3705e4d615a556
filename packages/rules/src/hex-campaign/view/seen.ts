import type { SeatId } from '../../kernel/index.ts';
import { ALLY, relationsOf } from '../movement/ground.ts';
import type { SightMask } from '../sight/sight.ts';
import type { PieceId, SeenPiece, SeenSite, Site, State } from '../types.ts';
import { placedPieces } from './placed.ts';

/**
 * HEX-SIGHT-01, -08: the pieces of others that a seat sees. Allies' armies and convoys it always knows; their
 * diplomats only in sight.
 */
export function seenBy(state: State, seat: SeatId, mask: SightMask): ReadonlyMap<PieceId, SeenPiece> {
  const marks = seenMarks(state, state.seatOrder.indexOf(seat), mask);
  const placed = placedPieces(state);
  const found = new Map<PieceId, SeenPiece>();
  for (let i = 0; i < marks.length; i++) {
    const seen = marks[i] === 1 ? placed[i]?.seen : undefined;
    if (seen !== undefined && seen !== null) found.set(seen.id, seen);
  }
  return found;
}

/**
 * The same as marks: 1 for each piece of {@link placedPieces} that the seat sees, by its place there.
 * @param seat its number
 */
export function seenMarks(state: State, seat: number, mask: SightMask): Uint8Array {
  const row = seat * state.seatOrder.length;
  const relations = relationsOf(state);
  const placed = placedPieces(state);
  const marks = new Uint8Array(placed.length);
  for (let i = 0; i < placed.length; i++) {
    const one = placed[i];
    if (one === undefined || one.seen === null || one.seat === seat) continue;
    const isKnown = mask[one.at] === 1 || (!one.isDiplomat && relations[row + one.seat] === ALLY);
    if (isKnown) marks[i] = 1;
  }
  return marks;
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
