import type { SeatId } from '../../kernel/index.ts';
import { present } from '../../kernel/index.ts';
import { POINTS_FOR_UPKEEP } from '../data/build-points.ts';
import { removePiece, replacePiece, tell } from '../turn/play.ts';
import type { Detachment, PieceId, Unit, UnitId } from '../types.ts';
import { hasLiving, readyWorth } from '../units/worth.ts';
import type { BuildPointsPlay } from './play.ts';

/** Ready models of one unit and what they are worth. */
interface Candidate {
  readonly piece: PieceId;
  readonly unit: UnitId;
  readonly points: number;
}

/**
 * HEX-BP-07 under `unpaidArmyMaintenance` disband: units go without refund, those whose ready models are worth least
 * first, until 25 points are gone for each BP that is missing. Their places in the roster stay (HEX-DET-18).
 */
export function dismissFor(play: BuildPointsPlay, seat: SeatId, army: readonly Detachment[], missing: number): void {
  let left = missing * POINTS_FOR_UPKEEP;
  for (const { piece, unit, points } of cheapestFirst(army)) {
    if (left <= 0) return;
    left -= points;
    dismiss(play, seat, piece, unit, points);
  }
}

function cheapestFirst(detachments: readonly Detachment[]): readonly Candidate[] {
  const all = detachments.flatMap(({ id, units }) =>
    units.map((unit): Candidate => ({ piece: id, unit: unit.id, points: readyWorth(unit) })),
  );
  const key = ({ piece, unit }: Candidate) => `${piece} ${unit}`;
  return all.filter(({ points }) => points > 0).sort((a, b) => a.points - b.points || (key(a) < key(b) ? -1 : 1));
}

function dismiss(play: BuildPointsPlay, seat: SeatId, id: PieceId, unit: UnitId, points: number): void {
  const piece = play.pieces.get(id) ?? play.orbit.get(id);
  if (piece?.kind !== 'detachment') return;
  const units = piece.units.map((one) => (one.id === unit ? withoutReady(one) : one));
  const { name } = present(
    piece.units.find((one) => one.id === unit),
    'the unit was chosen from its detachment',
  );
  const after: Detachment = { ...piece, units };
  const isGone = !hasLiving(units);
  if (play.orbit.has(id)) {
    if (isGone) play.orbit.delete(id);
    else play.orbit.set(id, after);
  } else if (isGone) removePiece(play, piece);
  else replacePiece(play, after);
  tell(play, {
    type: 'unit-dismissed',
    rule: 'HEX-BP-07',
    to: [seat],
    seat,
    piece: id,
    name: piece.name,
    unit: name,
    points,
    gone: isGone,
  });
}

const withoutReady = (unit: Unit): Unit => ({
  ...unit,
  models: { ...unit.models, ready: 0, dead: unit.models.dead + unit.models.ready },
});
