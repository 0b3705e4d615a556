import { SIGHT } from '../data/sight.ts';
import { isScoutKind } from '../lists/units.ts';
import type { Piece, Unit } from '../types.ts';
import { rosterSize } from '../units/living.ts';

/** HEX-SIGHT-06: a scout unit with at least half its models ready. */
export const hasScouts = (units: readonly Unit[]): boolean =>
  units.some(
    (unit) =>
      (unit.scout || isScoutKind(unit.kind)) && unit.models.ready > 0 && unit.models.ready * 2 >= rosterSize(unit),
  );

/** HEX-SIGHT-02 to -04, -06: how far a piece sees. */
export function pieceSight(piece: Piece): number {
  switch (piece.kind) {
    case 'detachment':
    case 'garrison':
      return hasScouts(piece.units) ? SIGHT.scouts : SIGHT[piece.kind];
    case 'convoy':
    case 'spy':
    case 'diplomat':
      return SIGHT[piece.kind];
  }
}
