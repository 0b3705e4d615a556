import { lookup, type RuleId } from '../../kernel/index.ts';
import { distance, type HexKey } from '../../space/hex.ts';
import { knownCaptives } from '../captives/burden.ts';
import { TERRAIN_COST } from '../data/terrain.ts';
import { closure, HALTS, isEnemyAirspace, isEnemyWithinReserve, isPartnerLand } from '../ground/blocked.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { Mover } from '../ground/mover.ts';
import { indexOf, keyAt, nextTo, terrainAt } from '../map/grid.ts';
import { leastWay } from '../map/least-way.ts';
import { type Direction, EVERY_DIRECTION, type HexIndex, OFF_MAP, opposite } from '../map/numbers.ts';
import { floodFor, floodReach, UNREACHED, wayTo } from '../movement/flood.ts';
import { haltOnEntering, march } from '../movement/march.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { MovementOrder, Piece, Refusal, Stop, Terrain, Unit, View } from '../types.ts';
import { BARRED, bitOf, NEEDS_BRIDGE, RIVER_RESTRICTED } from '../units/classes.ts';
import { living } from '../units/living.ts';
import { knownMover, orderKnowledgeFault } from './known-faults.ts';

type PathOrder = Extract<MovementOrder, { readonly path: unknown }>;

/** Why a path cannot lead to a hex: it is too far, the march would end before it, or the order would be refused. */
export type Hindrance =
  | {
      readonly kind: 'far';
      readonly rule: RuleId;
      readonly hex: HexKey;
      /** Movement that the cheapest way takes, and what the piece has. */
      readonly cost: number;
      readonly allowance: number;
      /** Whether something else is in the way too, so that it would take more. */
      readonly atLeast: boolean;
    }
  | {
      readonly kind: 'stop';
      readonly stop: Stop;
      /** The terrain of the hex where it stops. */
      readonly terrain: Terrain;
      /** The units that the terrain or the river stops; none: all of them, or something else stops the piece. */
      readonly units: readonly string[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** More than the way to any hex costs. */
const ANY = 10_000;

/** A march as the viewer knows it. */
interface Marching {
  readonly view: View;
  readonly ground: Ground;
  readonly piece: Piece;
  readonly mover: Mover;
}

/**
 * HEX-MORD-03, HEX-MOV-10: why an order's path cannot be drawn to a hex, as far as the viewer knows: what the way there
 * costs if that is too much, what keeps the piece out of the hex, what stops it on its way, or else the check of the
 * order. Null: nothing is known against it.
 * @param order with the path drawn so far; it may be empty
 */
export function hindranceOf(view: View, order: PathOrder, to: HexKey): Hindrance | null {
  const piece = lookup(view.pieces, order.piece);
  const mover = piece === undefined ? null : knownMover(view, piece, order);
  if (piece === undefined || mover === null) return null;
  const ground = knownGround(view);
  const marching: Marching = { view, ground, piece, mover };
  const goal = indexOf(ground.grid, to);
  const stopped = (stop: Stop): Hindrance => ({ kind: 'stop', stop, ...blamed(marching, stop) });
  if (goal === OFF_MAP) return stopped({ ...HALTS.offMap, hex: to });
  const held = heldAtStart(marching);
  if (held !== null) return stopped(held);
  const way = cheapest(marching, goal);
  const far = tooFar(marching, goal, way?.cost ?? null);
  if (far !== null) return far;
  const stop = way === null ? closedAt(marching, goal) : stopOn(marching, way.path);
  if (stop !== null) return stopped(stop);
  const blocked =
    way === null ? stopOn({ ...marching, mover: { ...mover, allowance: ANY } }, drawnTo(marching, order, goal)) : null;
  if (blocked !== null) return stopped(blocked);
  const path = (way?.path ?? drawnTo(marching, order, goal)).map((at) => keyAt(ground.grid, at));
  const found = orderKnowledgeFault(view, piece, { ...order, path });
  return found === null ? null : { kind: 'refused', refusal: refusalFrom(found) };
}

/** HEX-MOV-18, HEX-MORD-10: what keeps it from leaving its hex. */
function heldAtStart({ ground, mover }: Marching): Stop | null {
  const hex = keyAt(ground.grid, mover.start);
  if (mover.high && isEnemyAirspace(ground, mover.seat, mover.start)) return { ...HALTS.airspace, hex };
  if (mover.reserve && isEnemyWithinReserve(ground, mover.seat, mover.start)) return { ...HALTS.near, hex };
  return null;
}

/** The cheapest way to a hex, however far; null: there is none. */
function cheapest(
  { ground, mover }: Marching,
  to: HexIndex,
): { readonly path: readonly HexIndex[]; readonly cost: number } | null {
  const flood = floodReach(ground, { ...mover, allowance: ANY }, floodFor(ground.grid.count));
  const cost = Math.min(flood.open[to] ?? UNREACHED, flood.stopped[to] ?? UNREACHED);
  if (cost === UNREACHED || to === mover.start) return null;
  return { path: wayTo(flood, mover.start, to), cost };
}

/**
 * HEX-MOV-10, -14: whether the way costs more than the piece has, even if nothing were in it.
 * @param cost of the cheapest way that is open; null: there is none
 */
function tooFar({ ground, mover }: Marching, goal: HexIndex, cost: number | null): Hindrance | null {
  const hex = keyAt(ground.grid, goal);
  const { allowance } = mover;
  if (distance(keyAt(ground.grid, mover.start), hex) <= 1) return null;
  const least = cost ?? leastWay(ground.grid, mover.start, goal, (from, d) => leastCost(ground, mover, from, d)).weight;
  if (least <= allowance) return null;
  return { kind: 'far', rule: HALTS.allowance.rule, hex, cost: least, allowance, atLeast: cost === null };
}

/** What a step costs, or the least it could cost if it were open to the piece. */
function leastCost(ground: Ground, mover: Mover, from: HexIndex, d: Direction): number {
  const cost = entryCost(ground, mover, from, d);
  return cost > 0 ? cost : TERRAIN_COST.plains;
}

/** What keeps a piece from entering a hex by a step. */
function closedTo({ ground, mover }: Marching, from: HexIndex, d: Direction) {
  const leaving = isPartnerLand(ground, mover.seat, mover.start) && isPartnerLand(ground, mover.seat, from);
  return closure(ground, mover, nextTo(ground.grid, from, d), entryCost(ground, mover, from, d), leaving);
}

/** What keeps the piece out of a hex from all sides; null: nothing, it stops on its way. */
function closedAt(marching: Marching, to: HexIndex): Stop | null {
  const { grid } = marching.ground;
  const closures = EVERY_DIRECTION.flatMap((d) => {
    const from = nextTo(grid, to, d);
    return from === OFF_MAP ? [] : [closedTo(marching, from, opposite(d))];
  });
  const [closed] = closures;
  if (closed === undefined || closed === null || closures.includes(null)) return null;
  const shared = closures.find((one) => one !== null && one !== HALTS.river) ?? closed;
  return { ...shared, hex: keyAt(grid, to) };
}

/** The drawn path with one hex more; from farther away the way with the fewest obstacles. */
function drawnTo(marching: Marching, { path }: PathOrder, goal: HexIndex): readonly HexIndex[] {
  const { ground, mover } = marching;
  const { grid } = ground;
  const drawn = path.map((key) => indexOf(grid, key));
  if (distance(keyAt(grid, drawn.at(-1) ?? mover.start), keyAt(grid, goal)) === 1) return [...drawn, goal];
  const weigh = (from: HexIndex, d: Direction, into: HexIndex) => {
    const isStopped = into !== goal && haltOnEntering(ground, mover, from, d, into) !== null;
    const obstacles = (closedTo(marching, from, d) === null ? 0 : 1) + (isStopped ? 1 : 0);
    return obstacles * ANY + leastCost(ground, mover, from, d);
  };
  return leastWay(grid, mover.start, goal, weigh).way;
}

const stopOn = ({ ground, mover }: Marching, path: readonly HexIndex[]): Stop | null => march(ground, mover, path).stop;

/** HEX-MOV-15, -16: what the piece cannot enter or cross, and which of its units and captives cannot. */
function blamed({ view, ground, piece }: Marching, { code, hex }: Stop) {
  const at = indexOf(ground.grid, hex);
  const terrain = terrainAt(ground.grid, at);
  const barred =
    code === 'closed-terrain' ? (BARRED[ground.grid.terrain[at] ?? OFF_MAP] ?? 0) : riverBits(ground, code);
  const units = [piece, ...knownCaptives(view, piece)].flatMap((one) =>
    'units' in one ? marchingUnits(one.units) : [],
  );
  const guilty = units.filter(({ moveClass }) => (bitOf(moveClass) & barred) !== 0);
  const names = guilty.length === units.length ? [] : [...new Set(guilty.map(({ name }) => name))];
  return { terrain, units: names };
}

function riverBits(ground: Ground, code: Stop['code']): number {
  if (code !== 'river') return 0;
  return ground.settings.trackedRiver === 'bridgeOnly' ? NEEDS_BRIDGE | RIVER_RESTRICTED : NEEDS_BRIDGE;
}

/** HEX-MOV-15: the units that count for its movement. */
function marchingUnits(units: readonly Unit[]): readonly Unit[] {
  const alive = units.filter((unit) => living(unit) > 0);
  return alive.length === 0 ? units : alive;
}
