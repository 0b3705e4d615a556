import { lookup, present } from '../../kernel/index.ts';
import { knownCaptives } from '../captives/burden.ts';
import { curseFault, knownAltar } from '../claim/shrines.ts';
import { WEAK_ORDERS } from '../data/movement-orders.ts';
import { closure, HALTS, isEnemyWithinReserve, isPartnerLand, mayEndAt } from '../ground/blocked.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import { seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { Mover } from '../ground/mover.ts';
import { moverOf } from '../ground/mover.ts';
import { isEnemyNear } from '../ground/zoc.ts';
import { directionTo, indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { OFF_MAP } from '../map/numbers.ts';
import { floodFor, floodReach } from '../movement/flood.ts';
import { isFastest, settlingPlace } from '../movement/garrison-march.ts';
import { march } from '../movement/march.ts';
import { knownOrbitFault } from '../movement/orbit-faults.ts';
import { standingWebwayFault, webwayFault } from '../movement/webway.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { spyOrderFault } from '../spies/faults.ts';
import { heldUp } from '../turn/postponed.ts';
import type { Detachment, Faction, MovementOrder, MovementOrderType, Piece, PieceId, View } from '../types.ts';
import { couldRecover, isWeak } from '../units/weak.ts';
import type { Refuge } from './refuge.ts';
import { isNearerRefuge, refugeOf } from './refuge.ts';

type ClaimArea = Extract<MovementOrder, { type: 'claim-area' }>;

/** A piece of the viewer under an order, on the ground as the viewer knows it. */
export function knownMover(
  view: View,
  piece: Piece,
  order: { readonly type: MovementOrderType; readonly high?: boolean },
): Mover | null {
  const ground = knownGround(view);
  const seat = seatNumber(ground.seats, piece.seat);
  const faction = factionKnown(view, piece);
  const settlesAt = settlingPlace(ground, piece, view.own?.strongholds ?? {}, faction);
  return moverOf(
    piece,
    faction,
    { seat, start: indexOf(ground.grid, piece.hex), settlesAt },
    order,
    knownCaptives(view, piece),
  );
}

/** What forbids an order as far as the seat can see; null if nothing does. */
export function orderKnowledgeFault(view: View, piece: Piece, order: MovementOrder): Fault | null {
  const ofPiece = standingFault(view, piece, order.type);
  if (ofPiece !== null) return ofPiece;
  const isHigh = 'high' in order && order.high === true;
  if (isHigh && knownCaptives(view, piece).length > 0) {
    return fault('high-with-captives', 'HEX-CAPT-04', { piece: piece.id }, ['high']);
  }
  const ofSpy = piece.kind === 'spy' ? spyOrderFault(view, piece, order) : null;
  if (ofSpy !== null) return ofSpy;
  if (order.type === 'follow') {
    const { target } = order;
    if (followTargets(view, piece.id).includes(target)) return null;
    const other = lookup(view.pieces, target) ?? lookup(view.seen, target) ?? lookup(view.ghosts, target)?.piece;
    return fault('target-unknown', 'HEX-MORD-04', { target, ...(other && { kind: other.kind }) }, ['target']);
  }
  if (order.type === 'webway') return webwayFault(view, piece, order);
  if (order.type === 'claim-area') return knownCurseFault(view, piece, order);
  if (!('path' in order)) return null;
  const mover = knownMover(view, piece, order);
  if (mover === null) return null;
  const ground = knownGround(view);
  const path = order.path.map((key) => indexOf(ground.grid, key));
  return (
    stepFault(ground, mover, path) ?? weakPathFault(view, piece, mover, path) ?? slowFault(view, piece, mover, path)
  );
}

/** HEX-RACE-CH-08: what forbids a curse as far as the seat can see. */
function knownCurseFault(view: View, piece: Piece, { shrine }: ClaimArea): Fault | null {
  const altar = knownAltar(view);
  if (altar === null || shrine === undefined || piece.kind !== 'detachment') return null;
  return curseFault(altar, piece, shrine);
}

/** What forbids the orders limited to some races. HEX-RACE-SM-02, HEX-RACE-EL-05. */
function raceFault(view: View, piece: Detachment, type: MovementOrderType): Fault | null {
  if (type === 'to-orbit') return knownOrbitFault(view, piece);
  return type === 'webway' ? standingWebwayFault(view, piece) : null;
}

/** What forbids a type of order to a piece in its hex. HEX-MORD-07, -10, -12, HEX-GAR-10. */
export function standingFault(view: View, piece: Piece, type: MovementOrderType): Fault | null {
  if (piece.kind !== 'detachment') return null;
  if (type !== 'guard' && view.battles.length > 0 && heldUp(view.battles).has(piece.id)) {
    return fault('held-in-battle', 'HEX-QB-11', { piece: piece.id }, ['type']);
  }
  const ofRace = raceFault(view, piece, type);
  if (ofRace !== null) return ofRace;
  const ground = knownGround(view);
  const at = indexOf(ground.grid, piece.hex);
  const seat = seatNumber(ground.seats, piece.seat);
  if (type === 'recover' && isEnemyNear(ground, seat, at)) return fault('enemy-adjacent', 'HEX-MORD-07', {}, ['type']);
  if (type === 'reserve' && isEnemyWithinReserve(ground, seat, at)) {
    return fault('reserve-enemy-near', 'HEX-MORD-10', {}, ['type']);
  }
  const faction = factionKnown(view, piece);
  const isHomeless = piece.garrisonDetachment && settlingPlace(ground, piece, view.own?.strongholds ?? {}, faction) < 0;
  if (type === 'path' && isHomeless) {
    return fault('no-target', 'HEX-GAR-10', { piece: piece.id }, ['type']);
  }
  return view.settings.weakDetachments === 'on' && isWeak(piece) ? weakFault(view, piece, type) : null;
}

/** HEX-MORD-12, -13: released troops cannot recover, so that option is not suggested to them. */
const weakened = (piece: Detachment, facts: Fault['facts'], at: Fault['at']): Fault =>
  fault(piece.disarmed ? 'weak-released' : 'weak-detachment', 'HEX-MORD-12', { piece: piece.id, ...facts }, at);

/** HEX-MORD-12. */
function weakFault(view: View, piece: Detachment, type: MovementOrderType): Fault | null {
  const weak = weakened(piece, { order: type }, ['type']);
  const allowed: readonly MovementOrderType[] = WEAK_ORDERS;
  if (!allowed.includes(type)) return weak;
  if (type === 'recover') return couldRecover(piece) ? null : weak;
  if (type !== 'guard') return null;
  const refuge = knownRefuge(view, piece);
  return refuge === null || refuge.mayStay || !hasWayTo(view, piece, refuge) ? null : weak;
}

/** HEX-MORD-12: whether a path of this turn brings it nearer to a refuge; if none does, it may stay. */
function hasWayTo(view: View, piece: Detachment, refuge: Refuge): boolean {
  const ground = knownGround(view);
  const mover = knownMover(view, piece, { type: 'path' });
  if (mover === null) return false;
  const flood = floodReach(ground, mover, floodFor(ground.grid.count));
  return flood.reached
    .subarray(0, flood.count)
    .some((hex) => mayEndAt(ground, mover, hex) && isNearerRefuge(refuge, hex));
}

/** HEX-MORD-12: where a weak detachment may go; null if it is not weak. */
export function knownRefuge(view: View, piece: Piece): Refuge | null {
  if (piece.kind !== 'detachment' || view.settings.weakDetachments === 'off' || !isWeak(piece)) return null;
  const mover = knownMover(view, piece, { type: 'path' });
  if (mover === null) return null;
  const ground = knownGround(view);
  const capital = view.own?.capital ?? null;
  return refugeOf(ground, mover, capital === null ? OFF_MAP : indexOf(ground.grid, capital));
}

function weakPathFault(view: View, piece: Piece, mover: Mover, path: readonly HexIndex[]): Fault | null {
  const refuge = knownRefuge(view, piece);
  if (refuge === null) return null;
  const { trail } = march(knownGround(view), mover, path);
  const end = trail[trail.length - 1] ?? mover.start;
  return piece.kind !== 'detachment' || isNearerRefuge(refuge, end) ? null : weakened(piece, {}, ['path']);
}

/** HEX-GAR-10: a path that leaves a garrison-detachment farther from its target than needed; without any it stays. */
function slowFault(view: View, piece: Piece, mover: Mover, path: readonly HexIndex[]): Fault | null {
  if (piece.kind !== 'detachment' || !piece.garrisonDetachment) return null;
  const ground = knownGround(view);
  const end = march(ground, mover, path).trail.at(-1) ?? mover.start;
  if (isFastest(ground, mover)(end)) return null;
  return fault('not-fastest', 'HEX-GAR-10', { piece: piece.id }, ['path']);
}

type Closure = NonNullable<ReturnType<typeof closure>>;
type Passing = (typeof HALTS)['army' | 'near' | 'airspace'];

/** Whether an obstacle will still be there at execution: ground, treaties and control will. */
const isForGood = (halt: Closure): halt is Exclude<Closure, Passing> =>
  halt !== HALTS.army && halt !== HALTS.near && halt !== HALTS.airspace;

/**
 * HEX-MOV-15, -16, -22, HEX-MORD-10: the first step of a path that is forbidden as far as the seat knows. Enemy
 * armies forbid nothing here: they may be gone at execution.
 */
function stepFault(ground: Ground, mover: Mover, path: readonly HexIndex[]): Fault | null {
  let at = mover.start;
  let leaving = isPartnerLand(ground, mover.seat, at);
  for (const [i, to] of path.entries()) {
    const cost = entryCost(ground, mover, at, directionTo(ground.grid, at, to));
    const halt = closure(ground, mover, to, cost, leaving);
    if (halt !== null && isForGood(halt))
      return fault(halt.code, halt.rule, { hex: keyAt(ground.grid, to) }, ['path', i]);
    leaving = leaving && isPartnerLand(ground, mover.seat, to);
    at = to;
  }
  const minds = mover.kind === 'detachment' || mover.kind === 'convoy';
  if (!minds || !leaving) return null;
  const last = path.length - 1;
  return fault('partner-land', 'HEX-MOV-22', { hex: keyAt(ground.grid, at) }, ['path', last]);
}

/** The race of a piece's seat. */
export const factionKnown = ({ seats }: View, { seat }: Piece): Faction =>
  present(
    seats.find(({ id }) => id === seat),
    'every piece is of a seat',
  ).faction;

/** HEX-MORD-04: the detachments that a piece may follow: own, in sight, or last seen somewhere. */
export function followTargets(view: View, piece: PieceId): readonly PieceId[] {
  const own = Object.values(view.pieces).filter((p) => p.kind === 'detachment' && p.id !== piece);
  const seen = Object.values(view.seen).filter((p) => p.kind === 'detachment');
  const ghosts = Object.values(view.ghosts).flatMap((g) => (g.piece.kind === 'detachment' ? [g.piece] : []));
  return [...own, ...seen, ...ghosts].map((p) => p.id).sort();
}
