import type { PieceId, UnitId, UnitReport } from '../types.ts';

/** HEX-TBL-41: a report's entry for a unit to which nothing happened. */
export const unscathed = (piece: PieceId, unit: UnitId): UnitReport => ({
  piece,
  unit,
  lost: 0,
  damaged: 0,
  immobilised: 0,
  wounded: 0,
  broken: null,
  retreated: 0,
  prisoners: 0,
  took: 'fought',
  demon: null,
  xp: 0,
});
