import type { HexKey, RuleId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import { cursesFor } from '../claim/curses.ts';
import { PATH_ORDERS } from '../data/orders.ts';
import { isBound, isFastest } from '../garrisons/march.ts';
import { isInside, spyTargetsOf } from '../spies/options.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { mayFlyHigh, typeFault } from '../turn/sheet-faults.ts';
import type { MovementOption, MovementOrderType, OrderChoice, Piece, PieceId, Reach, View } from '../types.ts';
import { MOVEMENT_ORDERS } from '../types.ts';
import { knownGround } from '../view/known-ground.ts';
import { mayEndAt } from './blocked.ts';
import type { Flood } from './flood.ts';
import { floodFor, floodReach, UNREACHED, wayTo } from './flood.ts';
import { keyAt } from './grid.ts';
import { followTargets, knownCaptives, knownMover, knownRefuge, standingFault } from './known-faults.ts';
import type { Mover } from './mover.ts';
import { allowanceOf } from './mover.ts';
import { isOfOrbitRace } from './orbit.ts';
import type { Refuge } from './weak.ts';
import { isNearerRefuge } from './weak.ts';
import { isOfWebwayRace, webwayReach } from './webway.ts';

/** What the viewer's pieces may be ordered in movement. */
export function movementOptions(view: View): readonly MovementOption[] {
  const flood = floodFor(knownGround(view).grid.count);
  return sortedKeys(view.pieces).flatMap((id) => {
    const piece = view.pieces[id];
    return piece === undefined || piece.kind === 'garrison' ? [] : [optionOf(view, piece, flood)];
  });
}

/** What one piece may be ordered; null when it is not the viewer's or takes no orders now. */
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

/** What only some races do is not shown to those who never can. */
function isShown(view: View, piece: Piece, type: MovementOrderType): boolean {
  if (type === 'to-orbit') return isOfOrbitRace(piece, factionOf(view, piece));
  if (type === 'webway') return view.settings.webways === 'on' && isOfWebwayRace(piece, factionOf(view, piece));
  return true;
}

interface Tools {
  readonly flood: Flood;
  readonly refuge: Refuge | null;
}

const isPathOrder = (type: MovementOrderType): boolean => PATH_ORDERS.some((path) => path === type);

function choice(view: View, piece: Piece, type: MovementOrderType, tools: Tools): OrderChoice {
  const found = typeFault(piece, type, false) ?? standingFault(view, piece, type);
  const guarded = knownCaptives(view, piece);
  const high = mayFlyHigh(piece) && guarded.length === 0 && (type === 'path' || type === 'follow');
  const targets =
    type === 'follow' && found === null ? followTargets(view, piece.id).filter((id) => !isInside(piece, id)) : [];
  const reach = found === null ? reachFor(view, piece, type, tools) : [];
  const highReach = found === null && high && type === 'path' ? reachOf(view, piece, { type, high }, tools) : [];
  const spyTargets = spyTargetsOf(view, piece, type);
  // HEX-SPY-09: a spy may take up a target where it stands, without a step.
  const hasEnds = reach.length + highReach.length + spyTargets.length > 0;
  const isStuck = (isPathOrder(type) || type === 'webway') && !hasEnds;
  const refusal = found ?? (isStuck ? nowhere : type === 'follow' && targets.length === 0 ? nobody : null);
  return {
    type,
    refusal: refusal === null ? null : refusalOf(refusal),
    allowance: found === null ? allowanceOf(piece, factionOf(view, piece), type, guarded) : null,
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

const factionOf = (view: View, piece: Piece) => view.seats.find((seat) => seat.id === piece.seat)?.faction ?? 'ig';

function refusalOf({ code, rule, facts }: Fault): {
  code: string;
  rule: RuleId;
  facts: Record<string, string | number>;
} {
  const plain = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return { code, rule: rule ?? 'HEX-MORD-01', facts: Object.fromEntries(plain) };
}

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

function reachAt(view: View, mover: Mover, flood: Flood, hex: number): Reach {
  const open = flood.open[hex] ?? UNREACHED;
  const stopped = flood.stopped[hex] ?? UNREACHED;
  const { grid } = knownGround(view);
  const path: readonly HexKey[] = wayTo(flood, mover.start, hex).map((at) => keyAt(grid, at));
  return { hex: keyAt(grid, hex), cost: Math.min(open, stopped), mustStop: stopped < open, path };
}
