import { SIZE_BAND } from '../data/sight.ts';
import type { Piece, SeenPiece, Settings, State, Unit } from '../types.ts';
import { seenClass } from '../units/classes.ts';
import { living, rosterSize } from '../units/living.ts';

/** Points of the models still in the units, rounded down. */
const livingPoints = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + Math.floor((unit.points * living(unit)) / Math.max(1, rosterSize(unit))), 0);

function toldPoints(units: readonly Unit[], detail: Settings['sightDetail']): number | null {
  if (detail === 'presence') return null;
  const points = livingPoints(units);
  return detail === 'full' ? points : Math.round(points / SIZE_BAND) * SIZE_BAND;
}

/** HEX-SIGHT-08, HEX-SPY-02: a piece as others see it; null for a spy, whom nobody sees. */
export function seenPiece(state: Pick<State, 'settings'>, piece: Piece): SeenPiece | null {
  const { id, seat, hex } = piece;
  switch (piece.kind) {
    case 'spy':
      return null;
    case 'detachment': {
      const moveClass = seenClass(piece);
      const points = toldPoints(piece.units, state.settings.sightDetail);
      const { kind, garrisonDetachment } = piece;
      return { id, kind, seat, hex, moveClass, garrisonDetachment, points };
    }
    case 'garrison': {
      const points = toldPoints(piece.units, state.settings.sightDetail);
      return { id, kind: piece.kind, seat, hex, moveClass: null, garrisonDetachment: false, points };
    }
    case 'convoy':
    case 'diplomat':
      return { id, kind: piece.kind, seat, hex, moveClass: null, garrisonDetachment: false, points: null };
  }
}
