import { closure, isEnemyAirspace, isEnemyWithinReserve, isPartnerLand } from '../ground/blocked.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Mover } from '../ground/mover.ts';
import { nextTo } from '../map/grid.ts';
import type { Direction, HexIndex, PerHex, Row } from '../map/numbers.ts';
import { FIRST_DIRECTION, noHexes, OFF_MAP, rowOfHexes, SIX } from '../map/numbers.ts';
import { haltOnEntering } from './march.ts';

/** More than any step costs: hills over a river 6, jungle over a river 8. */
const BUCKETS = 16;
const FAR = 0xffff;

/**
 * The least cost to every hex, in arrays made once per map and reused: a flood allocates nothing. A hex may be
 * reached twice: cheaply where the move must end (`stopped`), and at a higher cost by a path that continues (`open`).
 */
export interface Flood {
  readonly open: PerHex;
  readonly stopped: PerHex;
  /** The previous hex, for each of the two paths. */
  readonly openFrom: PerHex<HexIndex>;
  readonly stoppedFrom: PerHex<HexIndex>;
  /** Hexes reached so far, in the order in which they were first reached. */
  readonly reached: Row<HexIndex>;
  count: number;
  readonly heads: Int32Array;
  readonly entryHex: Row<HexIndex>;
  readonly entryNext: Int32Array;
  entries: number;
}

export const UNREACHED = FAR;

export function floodFor(hexes: number): Flood {
  return {
    open: new Uint16Array(hexes).fill(FAR),
    stopped: new Uint16Array(hexes).fill(FAR),
    openFrom: noHexes(hexes),
    stoppedFrom: noHexes(hexes),
    reached: rowOfHexes(hexes),
    count: 0,
    heads: new Int32Array(BUCKETS).fill(-1),
    entryHex: rowOfHexes(hexes * 7),
    entryNext: new Int32Array(hexes * 7),
    entries: 0,
  };
}

function clear(flood: Flood): void {
  for (let i = 0; i < flood.count; i++) {
    const at = flood.reached[i] ?? OFF_MAP;
    flood.open[at] = FAR;
    flood.stopped[at] = FAR;
  }
  flood.count = 0;
  flood.entries = 0;
  flood.heads.fill(-1);
}

function note(flood: Flood, at: HexIndex): void {
  if (flood.open[at] === FAR && flood.stopped[at] === FAR) flood.reached[flood.count++] = at;
}

function push(flood: Flood, at: HexIndex, cost: number, from: HexIndex): void {
  note(flood, at);
  flood.open[at] = cost;
  flood.openFrom[at] = from;
  const entry = flood.entries++;
  flood.entryHex[entry] = at;
  flood.entryNext[entry] = flood.heads[cost % BUCKETS] ?? -1;
  flood.heads[cost % BUCKETS] = entry;
}

interface Run {
  readonly ground: Ground;
  readonly mover: Mover;
  readonly flood: Flood;
  readonly fromPartner: boolean;
}

/**
 * Least costs from where the mover starts, under its allowance. Dijkstra with one bucket for each cost: costs are
 * small integers. The same tests as {@link march}, so that a path found here can be marched.
 */
export function floodReach(ground: Ground, mover: Mover, flood: Flood): Flood {
  clear(flood);
  push(flood, mover.start, 0, mover.start);
  if (mover.high && isEnemyAirspace(ground, mover.seat, mover.start)) return flood;
  if (mover.reserve && isEnemyWithinReserve(ground, mover.seat, mover.start)) return flood;
  const run: Run = { ground, mover, flood, fromPartner: isPartnerLand(ground, mover.seat, mover.start) };
  for (let cost = 0; cost <= mover.allowance; cost++) {
    let entry = flood.heads[cost % BUCKETS] ?? -1;
    flood.heads[cost % BUCKETS] = -1;
    for (; entry >= 0; entry = flood.entryNext[entry] ?? -1) {
      const at = flood.entryHex[entry] ?? OFF_MAP;
      if (flood.open[at] !== cost) continue;
      for (let d = FIRST_DIRECTION; d < SIX; d++) relax(run, at, d, cost);
    }
  }
  return flood;
}

function relax(run: Run, at: HexIndex, d: Direction, cost: number): void {
  const { ground, mover, flood } = run;
  const to = nextTo(ground.grid, at, d);
  if (to < 0) return;
  const entering = entryCost(ground, mover, at, d);
  const total = cost + entering;
  const isFirst = cost === 0 && ground.settings.minimumOneHex;
  if (entering <= 0 || (total > mover.allowance && !isFirst)) return;
  if (total >= (flood.open[to] ?? FAR)) return;
  const leaving = run.fromPartner && isPartnerLand(ground, mover.seat, at);
  if (closure(ground, mover, to, entering, leaving) !== null) return;
  if (haltOnEntering(ground, mover, at, d, to) === null) push(flood, to, total, at);
  else if (total < (flood.stopped[to] ?? FAR)) {
    note(flood, to);
    flood.stopped[to] = total;
    flood.stoppedFrom[to] = at;
  }
}

/** The cheapest way to a hex that the flood reached: hexes entered, without the start. */
export function wayTo(flood: Flood, start: HexIndex, hex: HexIndex): readonly HexIndex[] {
  const isStopped = (flood.stopped[hex] ?? FAR) < (flood.open[hex] ?? FAR);
  const way: HexIndex[] = [hex];
  let at = isStopped ? (flood.stoppedFrom[hex] ?? start) : (flood.openFrom[hex] ?? start);
  while (at !== start) {
    way.push(at);
    at = flood.openFrom[at] ?? start;
  }
  return way.reverse();
}
