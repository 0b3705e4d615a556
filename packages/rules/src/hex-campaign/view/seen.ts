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
  const me = state.seatOrder.indexOf(seat);
  const row = me * state.seatOrder.length;
  const relations = relationsOf(state);
  const found = new Map<PieceId, SeenPiece>();
  for (const { at, seat: owner, seen, isDiplomat } of placedPieces(state)) {
    if (seen === null || owner === me) continue;
    const isKnown = mask[at] === 1 || (!isDiplomat && relations[row + owner] === ALLY);
    if (isKnown) found.set(seen.id, seen);
  }
  return found;
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
