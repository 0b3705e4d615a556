import type { MoveClass, Piece, PieceKind, Unit } from '@sealed-orders/rules/hex-campaign';
import type { Strength } from '../symbols/counter.tsx';
import type { UnitIcon } from '../symbols/symbol-shapes.ts';

const BY_CLASS: Readonly<Record<MoveClass, UnitIcon>> = {
  infantry: 'infantry',
  wheeled: 'motorised',
  walker: 'mechanised',
  tracked: 'armour',
  skimmer: 'aviation',
};

/** The symbol of a piece of which only kind and movement are known. */
export function iconOfClass(kind: PieceKind, moveClass: MoveClass | null): UnitIcon {
  if (kind === 'convoy') return 'transport';
  if (kind === 'diplomat') return 'envoy';
  if (kind === 'spy') return 'agent';
  return moveClass === null ? 'infantry' : BY_CLASS[moveClass];
}

/** The symbol of a piece known in full: by the movement of most of its points; scouts alone are reconnaissance. */
export function iconOfPiece(piece: Piece): UnitIcon {
  if (piece.kind !== 'detachment' && piece.kind !== 'garrison') return iconOfClass(piece.kind, null);
  if (piece.units.length > 0 && piece.units.every((unit) => unit.scout)) return 'reconnaissance';
  return iconOfClass(piece.kind, mainClass(piece.units));
}

function mainClass(units: readonly Unit[]): MoveClass | null {
  const points = new Map<MoveClass, number>();
  for (const unit of units) points.set(unit.moveClass, (points.get(unit.moveClass) ?? 0) + unit.points);
  let main: MoveClass | null = null;
  for (const [moveClass, sum] of points) if (main === null || sum > (points.get(main) ?? 0)) main = moveClass;
  return main;
}

/** Models of an army by condition; null if it is not an army or has no models. */
export function strengthOf(piece: Piece): Strength | null {
  if (piece.kind !== 'detachment' && piece.kind !== 'garrison') return null;
  let [ready, hurt, lost] = [0, 0, 0];
  for (const { models } of piece.units) {
    ready += models.ready;
    hurt += models.wounded + models.damaged;
    lost += models.dead + models.captured;
  }
  return ready + hurt + lost === 0 ? null : [ready, hurt, lost];
}
