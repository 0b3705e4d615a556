import { heldUp } from '../battles/postponed.ts';
import { guardedBy } from '../captives/burden.ts';
import { curseFault, knownAltar } from '../claim/shrines.ts';
import { WEAK_ORDERS } from '../data/orders.ts';
import { isFastest, settlingPlace } from '../garrisons/march.ts';
import { spyOrderFault } from '../spies/faults.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';
import type { Detachment, MovementOrder, MovementOrderType, Piece, PieceId, View } from '../types.ts';
import { knownGround } from '../view/known-ground.ts';
import { closure, HALTS, isEnemyWithinReserve, isPartnerLand, mayEndAt } from './blocked.ts';
import { entryCost } from './entry.ts';
import { floodFor, floodReach } from './flood.ts';
import { directionTo, indexOf, keyAt } from './grid.ts';
import type { Ground } from './ground.ts';
import { NOBODY } from './ground.ts';
import { march } from './march.ts';
import type { Mover } from './mover.ts';
import { moverOf } from './mover.ts';
import { knownOrbitFault } from './orbit.ts';
import type { Refuge } from './weak.ts';
import { couldRecover, isNearerRefuge, isWeak, refugeOf } from './weak.ts';
import { standingWebwayFault, webwayFault } from './webway.ts';
import { isEnemyNear } from './zoc.ts';

type ClaimArea = Extract<MovementOrder, { type: 'claim-area' }>;

/** A piece of the viewer under an order, on the ground as the viewer knows it. */
export function knownMover(
  view: View,
  piece: Piece,
  order: { readonly type: MovementOrderType; readonly high?: boolean },
): Mover | null {
  const ground = knownGround(view);
  const seat = ground.seats.indexOf(piece.seat);
  const faction = view.seats[seat]?.faction ?? 'ig';
  const settlesAt = settlingPlace(ground, piece, view.own?.strongholds ?? {}, faction);
  return moverOf(
    piece,
    faction,
    { seat, start: indexOf(ground.grid, piece.hex), settlesAt },
    order,
    knownCaptives(view, piece),
  );
}

/** HEX-CAPT-04: the captives that a piece of the viewer guards. */
export const knownCaptives = (view: View, { id }: Piece): readonly Detachment[] =>
  guardedBy(Object.values(view.own?.captives ?? {}), id);

/** What of an order the seat can see to be forbidden; null when nothing is. */
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
    const isKnown = followTargets(view, piece.id).includes(order.target);
    return isKnown ? null : fault('target-unknown', 'HEX-MORD-04', { target: order.target }, ['target']);
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

/** HEX-RACE-CH-08: what of a curse the seat can see to be forbidden. */
function knownCurseFault(view: View, piece: Piece, { shrine }: ClaimArea): Fault | null {
  const altar = knownAltar(view);
  if (altar === null || shrine === undefined || piece.kind !== 'detachment') return null;
  return curseFault(altar, piece, shrine);
}

/** What forbids the orders that only some races give. HEX-RACE-SM-02, HEX-RACE-EL-05. */
function raceFault(view: View, piece: Detachment, type: MovementOrderType): Fault | null {
  if (type === 'to-orbit') return knownOrbitFault(view, piece);
  return type === 'webway' ? standingWebwayFault(view, piece) : null;
}

/** What forbids a type of order to a piece where it stands. HEX-MORD-07, -10, -12, HEX-GAR-10. */
export function standingFault(view: View, piece: Piece, type: MovementOrderType): Fault | null {
  if (piece.kind !== 'detachment') return null;
  if (type !== 'guard' && view.battles.length > 0 && heldUp(view.battles).has(piece.id)) {
    return fault('held-in-battle', 'HEX-QB-11', { piece: piece.id }, ['type']);
  }
  const ofRace = raceFault(view, piece, type);
  if (ofRace !== null) return ofRace;
  const ground = knownGround(view);
  const at = indexOf(ground.grid, piece.hex);
  const seat = ground.seats.indexOf(piece.seat);
  if (type === 'recover' && isEnemyNear(ground, seat, at)) return fault('enemy-adjacent', 'HEX-MORD-07', {}, ['type']);
  if (type === 'reserve' && isEnemyWithinReserve(ground, seat, at)) {
    return fault('reserve-enemy-near', 'HEX-MORD-10', {}, ['type']);
  }
  const faction = view.seats[seat]?.faction ?? 'ig';
  const isHomeless = piece.garrisonDetachment && settlingPlace(ground, piece, view.own?.strongholds ?? {}, faction) < 0;
  if (type === 'path' && isHomeless) {
    return fault('no-target', 'HEX-GAR-10', { piece: piece.id }, ['type']);
  }
  return view.settings.weakDetachments === 'on' && isWeak(piece) ? weakFault(view, piece, type) : null;
}

/** HEX-MORD-12. */
function weakFault(view: View, piece: Detachment, type: MovementOrderType): Fault | null {
  const weak = fault('weak-detachment', 'HEX-MORD-12', { piece: piece.id, order: type }, ['type']);
  const allowed: readonly MovementOrderType[] = WEAK_ORDERS;
  if (!allowed.includes(type)) return weak;
  if (type === 'recover') return couldRecover(piece) ? null : weak;
  if (type !== 'guard') return null;
  const refuge = knownRefuge(view, piece);
  return refuge === null || refuge.mayStay || !hasWayTo(view, piece, refuge) ? null : weak;
}

/** HEX-MORD-12: whether a path of this turn brings it nearer to a refuge; where none does it may stay. */
function hasWayTo(view: View, piece: Detachment, refuge: Refuge): boolean {
  const ground = knownGround(view);
  const mover = knownMover(view, piece, { type: 'path' });
  if (mover === null) return false;
  const flood = floodReach(ground, mover, floodFor(ground.grid.count));
  return flood.reached
    .subarray(0, flood.count)
    .some((hex) => mayEndAt(ground, mover, hex) && isNearerRefuge(refuge, hex));
}

/** HEX-MORD-12: where a weak detachment may go; null when it is not weak. */
export function knownRefuge(view: View, piece: Piece): Refuge | null {
  if (piece.kind !== 'detachment' || view.settings.weakDetachments === 'off' || !isWeak(piece)) return null;
  const mover = knownMover(view, piece, { type: 'path' });
  if (mover === null) return null;
  const ground = knownGround(view);
  const capital = view.own?.capital ?? null;
  return refugeOf(ground, mover, capital === null ? NOBODY : indexOf(ground.grid, capital));
}

function weakPathFault(view: View, piece: Piece, mover: Mover, path: readonly number[]): Fault | null {
  const refuge = knownRefuge(view, piece);
  if (refuge === null) return null;
  const { trail } = march(knownGround(view), mover, path);
  const end = trail[trail.length - 1] ?? mover.start;
  return isNearerRefuge(refuge, end) ? null : fault('weak-detachment', 'HEX-MORD-12', { piece: piece.id }, ['path']);
}

/** HEX-GAR-10: a way that brings a garrison-detachment less near to its target than another; without one it stays. */
function slowFault(view: View, piece: Piece, mover: Mover, path: readonly number[]): Fault | null {
  if (piece.kind !== 'detachment' || !piece.garrisonDetachment) return null;
  const ground = knownGround(view);
  const end = march(ground, mover, path).trail.at(-1) ?? mover.start;
  if (isFastest(ground, mover)(end)) return null;
  return fault('not-fastest', 'HEX-GAR-10', { piece: piece.id }, ['path']);
}

/**
 * HEX-MOV-15, -16, -22, HEX-MORD-10: the first step of a path that what the seat knows of the map forbids. Enemy
 * armies forbid nothing here: they may be gone when it comes to it.
 */
function stepFault(ground: Ground, mover: Mover, path: readonly number[]): Fault | null {
  let at = mover.start;
  let leaving = isPartnerLand(ground, mover.seat, at);
  for (const [i, to] of path.entries()) {
    const cost = entryCost(ground, mover, at, directionTo(ground.grid, at, to));
    const halt = closure(ground, mover, to, cost, leaving);
    const isForGood = halt !== null && halt !== HALTS.army && halt !== HALTS.near && halt !== HALTS.airspace;
    if (isForGood) return fault(halt.code, halt.rule, { hex: keyAt(ground.grid, to) }, ['path', i]);
    leaving = leaving && isPartnerLand(ground, mover.seat, to);
    at = to;
  }
  const minds = mover.kind === 'detachment' || mover.kind === 'convoy';
  if (!minds || !leaving) return null;
  const last = path.length - 1;
  return fault('partner-land', 'HEX-MOV-22', { hex: keyAt(ground.grid, at) }, ['path', last]);
}

/** HEX-MORD-04: the detachments that a piece may follow: own, in sight, or last seen somewhere. */
export function followTargets(view: View, piece: PieceId): readonly PieceId[] {
  const own = Object.values(view.pieces).filter((p) => p.kind === 'detachment' && p.id !== piece);
  const seen = Object.values(view.seen).filter((p) => p.kind === 'detachment');
  const ghosts = Object.values(view.ghosts).flatMap((g) => (g.piece.kind === 'detachment' ? [g.piece] : []));
  return [...own, ...seen, ...ghosts].map((p) => p.id).sort();
}
