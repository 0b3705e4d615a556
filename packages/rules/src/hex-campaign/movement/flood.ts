import { closure, isEnemyAirspace, isEnemyWithinReserve, isPartnerLand } from './blocked.ts';
import { entryCost } from './entry.ts';
import type { Ground } from './ground.ts';
import { haltOnEntering } from './march.ts';
import type { Mover } from './mover.ts';

/** No step costs as much: hills over a river 6, jungle over a river 8. */
const BUCKETS = 16;
const FAR = 0xffff;

/**
 * The least cost to every hex, in arrays made once for a map and used again: a flood allocates nothing. A hex may be
 * reached twice: cheaply where the move must end (`stopped`), and at a higher cost by a way that goes on (`open`).
 */
export interface Flood {
  readonly open: Uint16Array;
  readonly stopped: Uint16Array;
  /** The hex before, for each of the two ways. */
  readonly openFrom: Int16Array;
  readonly stoppedFrom: Int16Array;
  /** Hexes reached so far, in the order in which they were first reached. */
  readonly reached: Int16Array;
  count: number;
  readonly heads: Int32Array;
  readonly entryHex: Int16Array;
  readonly entryNext: Int32Array;
  entries: number;
}

export const UNREACHED = FAR;

export function floodFor(hexes: number): Flood {
  return {
    open: new Uint16Array(hexes).fill(FAR),
    stopped: new Uint16Array(hexes).fill(FAR),
    openFrom: new Int16Array(hexes),
    stoppedFrom: new Int16Array(hexes),
    reached: new Int16Array(hexes),
    count: 0,
    heads: new Int32Array(BUCKETS).fill(-1),
    entryHex: new Int16Array(hexes * 7),
    entryNext: new Int32Array(hexes * 7),
    entries: 0,
  };
}

function clear(flood: Flood): void {
  for (let i = 0; i < flood.count; i++) {
    const at = flood.reached[i] ?? 0;
    flood.open[at] = FAR;
    flood.stopped[at] = FAR;
  }
  flood.count = 0;
  flood.entries = 0;
  flood.heads.fill(-1);
}

function note(flood: Flood, at: number): void {
  if (flood.open[at] === FAR && flood.stopped[at] === FAR) flood.reached[flood.count++] = at;
}

function push(flood: Flood, at: number, cost: number, from: number): void {
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
 * small integers. The same tests as {@link march}, so that a way found here can be walked.
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
      const at = flood.entryHex[entry] ?? 0;
      if (flood.open[at] !== cost) continue;
      for (let d = 0; d < 6; d++) relax(run, at, d, cost);
    }
  }
  return flood;
}

function relax(run: Run, at: number, d: number, cost: number): void {
  const { ground, mover, flood } = run;
  const to = ground.grid.next[at * 6 + d] ?? -1;
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
export function wayTo(flood: Flood, start: number, hex: number): readonly number[] {
  const isStopped = (flood.stopped[hex] ?? FAR) < (flood.open[hex] ?? FAR);
  const way: number[] = [hex];
  let at = isStopped ? (flood.stoppedFrom[hex] ?? start) : (flood.openFrom[hex] ?? start);
  while (at !== start) {
    way.push(at);
    at = flood.openFrom[at] ?? start;
  }
  return way.reverse();
}
