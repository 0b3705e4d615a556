import { lookup, type SeatId, type SideChange, sortedKeys } from '../kernel/index.ts';
import { type HexKey, label } from '../space/hex.ts';
import type { Piece, View } from './types.ts';
import { BATTLE_SIDES } from './types.ts';

/**
 * What changes for each side between two views of the referee: battles that arise (HEX-BMOV-01), hexes that change hands
 * (HEX-CLAIM-01), and pieces that are gone or have fewer models ready.
 */
export function changes(before: View, after: View): readonly SideChange[] {
  const of = (seat: SeatId, what: SideChange['what'], hex: HexKey, subject = ''): SideChange => ({
    ...{ seat, what, place: `hex ${hex}`, at: label(after.chart.size, hex), subject },
  });
  const known = new Set(before.battles.map(({ id }) => id));
  const contacts = after.battles
    .filter(({ id, defender }) => defender !== null && !known.has(id))
    .flatMap((battle) =>
      BATTLE_SIDES.flatMap((side) => battle[side]?.seat ?? []).map((seat) => of(seat, 'contact', battle.hex)),
    );
  const hands = sortedKeys(after.hexes).flatMap((hex) => {
    const [was, is] = [lookup(before.hexes, hex)?.control ?? null, lookup(after.hexes, hex)?.control ?? null];
    if (was === is) return [];
    return [...(is === null ? [] : [of(is, 'claim', hex)]), ...(was === null ? [] : [of(was, 'loss', hex)])];
  });
  const losses = sortedKeys(before.pieces).flatMap((id) => {
    const piece = lookup(before.pieces, id);
    const left = lookup(after.pieces, id);
    if (piece === undefined || (left !== undefined && left.seat === piece.seat && ready(left) >= ready(piece)))
      return [];
    return [of(piece.seat, 'loss', left?.hex ?? piece.hex, piece.name)];
  });
  return [...contacts, ...hands, ...losses];
}

/** How many models of a piece are ready; pieces without models count as one. */
const ready = (piece: Piece): number =>
  'units' in piece ? piece.units.reduce((sum, { models }) => sum + models.ready, 0) : 1;
