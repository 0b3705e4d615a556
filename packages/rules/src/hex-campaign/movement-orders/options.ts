import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { knownCaptives } from '../captives/burden.ts';
import { cursesFor } from '../claim/curses.ts';
import { PATH_ORDERS } from '../data/movement-orders.ts';
import { mayEndAt } from '../ground/blocked.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { Mover } from '../ground/mover.ts';
import { allowanceOf } from '../ground/mover.ts';
import { keyAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Flood } from '../movement/flood.ts';
import { floodFor, floodReach, UNREACHED, wayTo } from '../movement/flood.ts';
import { isFastest } from '../movement/garrison-march.ts';
import { isOfOrbitRace } from '../movement/orbit-faults.ts';
import { isOfWebwayRace, webwayReach } from '../movement/webway.ts';
import type { Fault } from '../refusal/fault.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import { isInside, spyTargetsOf } from '../spies/options.ts';
import type { MovementOption, MovementOrderType, OrderChoice, Piece, PieceId, Reach, View } from '../types.ts';
import { MOVEMENT_ORDERS } from '../types.ts';
import { isBound } from '../units/bound.ts';
import { factionKnown, followTargets, knownMover, knownRefuge, standingFault } from './known-faults.ts';
import type { Refuge } from './refuge.ts';
import { isNearerRefuge } from './refuge.ts';
import { mayFlyHigh, typeFault } from './sheet-faults.ts';

/** The movement orders that the viewer's pieces may get. */
export function movementOptions(view: View): readonly MovementOption[] {
  const flood = floodFor(knownGround(view).grid.count);
  return sortedKeys(view.pieces).flatMap((id) => {
    const piece = lookup(view.pieces, id);
    return piece === undefined || piece.kind === 'garrison' ? [] : [optionOf(view, piece, flood)];
  });
}

/** The orders that one piece may get; null if it is not the viewer's or takes no orders now. */
export function optionsOf(view: View, id: PieceId): MovementOption | null {
  const piece = lookup(view.pieces, id);
  const isOpen = view.viewer.kind === 'seat' && view.phase === 'movement-orders';
  if (!isOpen || piece === undefined || piece.kind === 'garrison') return null;
  return optionOf(view, piece, floodFor(knownGround(view).grid.count));
}

function optionOf(view: View, piece: Piece, flood: Flood): MovementOption {
  const refuge = knownRefuge(view, piece);
  return {
    piece: piece.id,
    phase: 'movement-orders',
    choices: MOVEMENT_ORDERS.filter((type) => isShown(view, piece, type)).map((type) =>
      choice(view, piece, type, { flood, refuge }),
    ),
  };
}

/** Orders limited to some races are hidden from the others. */
function isShown(view: View, piece: Piece, type: MovementOrderType): boolean {
  if (type === 'to-orbit') return isOfOrbitRace(piece, factionKnown(view, piece));
  if (type === 'webway') return view.settings.webways === 'on' && isOfWebwayRace(piece, factionKnown(view, piece));
  return true;
}

interface Tools {
  readonly flood: Flood;
  readonly refuge: Refuge | null;
}

const isPathOrder = (type: MovementOrderType): boolean => PATH_ORDERS.some((path) => path === type);

function choice(view: View, piece: Piece, type: MovementOrderType, tools: Tools): OrderChoice {
  const found = typeFault(piece, type) ?? standingFault(view, piece, type);
  const guarded = knownCaptives(view, piece);
  const high = mayFlyHigh(piece) && guarded.length === 0 && (type === 'path' || type === 'follow');
  const targets =
    type === 'follow' && found === null ? followTargets(view, piece.id).filter((id) => !isInside(piece, id)) : [];
  const reach = found === null ? reachFor(view, piece, type, tools) : [];
  const highReach = found === null && high && type === 'path' ? reachOf(view, piece, { type, high }, tools) : [];
  const spyTargets = spyTargetsOf(view, piece, type);
  // HEX-SPY-09: a spy may choose a target in its own hex, without moving.
  const hasEnds = reach.length + highReach.length + spyTargets.length > 0;
  const isStuck = (isPathOrder(type) || type === 'webway') && !hasEnds;
  const refusal = found ?? (isStuck ? nowhere : type === 'follow' && targets.length === 0 ? nobody : null);
  return {
    type,
    refusal: refusal === null ? null : refusalFrom(refusal),
    allowance: found === null ? allowanceOf(piece, factionKnown(view, piece), type, guarded) : null,
    reach,
    highReach,
    targets,
    mayFlyHigh: found === null && high,
    spyTargets,
    curses: type === 'claim-area' && found === null ? cursesFor(view, piece) : [],
  };
}

function reachFor(view: View, piece: Piece, type: MovementOrderType, tools: Tools): readonly Reach[] {
  if (type === 'webway') return webwayReach(view, piece);
  return isPathOrder(type) ? reachOf(view, piece, { type }, tools) : [];
}

const nowhere: Fault = { code: 'nowhere-to-go', rule: 'HEX-MORD-03', facts: {}, at: [] };
const nobody: Fault = { code: 'nobody-to-follow', rule: 'HEX-MORD-04', facts: {}, at: [] };

/** HEX-MOV-10 to -16: where a path of this order may end, nearest hexes of the map first. */
function reachOf(
  view: View,
  piece: Piece,
  order: { readonly type: MovementOrderType; readonly high?: boolean },
  { flood, refuge }: Tools,
): readonly Reach[] {
  const ground = knownGround(view);
  const mover = knownMover(view, piece, order);
  if (mover === null) return [];
  const mayGoTo = isBound(piece) ? isFastest(ground, mover) : () => true;
  floodReach(ground, mover, flood);
  const ends = Array.from(flood.reached.subarray(0, flood.count)).filter(
    (hex) =>
      hex !== mover.start &&
      mayEndAt(ground, mover, hex) &&
      (refuge === null || isNearerRefuge(refuge, hex)) &&
      mayGoTo(hex),
  );
  return ends.sort((a, b) => a - b).map((hex) => reachAt(view, mover, flood, hex));
}

function reachAt(view: View, mover: Mover, flood: Flood, hex: HexIndex): Reach {
  const open = flood.open[hex] ?? UNREACHED;
  const stopped = flood.stopped[hex] ?? UNREACHED;
  const { grid } = knownGround(view);
  const path: readonly HexKey[] = wayTo(flood, mover.start, hex).map((at) => keyAt(grid, at));
  return { hex: keyAt(grid, hex), cost: Math.min(open, stopped), mustStop: stopped < open, path };
}
