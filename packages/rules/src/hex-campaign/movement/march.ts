import type { Halt } from '../ground/blocked.ts';
import {
  closure,
  HALTS,
  isEnemyAirspace,
  isEnemyWithinReserve,
  isPartnerLand,
  mayEndAt,
  stopsSpy,
} from '../ground/blocked.ts';
import { endsAfterFord, entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Mover } from '../ground/mover.ts';
import { isInEnemyZoc } from '../ground/zoc.ts';
import { directionTo, keyAt } from '../map/grid.ts';
import type { Direction, HexIndex } from '../map/numbers.ts';
import type { Stop } from '../types.ts';

/** How far a path was walked. Hexes by index. */
export interface March {
  /** Hexes entered, without the start. */
  readonly trail: readonly HexIndex[];
  readonly spent: number;
  readonly stop: Stop | null;
}

/** What ends a move in a hex that it has just entered. HEX-MOV-04, HEX-MOV-16, HEX-SPY-03. */
export function haltOnEntering(ground: Ground, mover: Mover, from: HexIndex, d: Direction, to: HexIndex): Halt | null {
  if (mover.kind === 'spy') return stopsSpy(ground, mover.seat, to) ? HALTS.spy : null; // HEX-MOV-19
  if (isInEnemyZoc(ground, mover.seat, to, mover)) return HALTS.zoc;
  return endsAfterFord(ground, mover, from, d) ? HALTS.ford : null;
}

/**
 * HEX-MORD-03, HEX-MOV-02 to -05, -10 to -18, -22: follows a path as far as the allowance and the ground permit. A
 * piece that has not moved yet may enter one hex whatever it costs (HEX-MOV-14). A move that would end where it may
 * not is cut back to its last legal hex.
 */
export function march(ground: Ground, mover: Mover, path: readonly HexIndex[]): March {
  const trail: HexIndex[] = [];
  const costs: number[] = [];
  let spent = 0;
  let at = mover.start;
  let leaving = isPartnerLand(ground, mover.seat, at);
  let stop: Stop | null = null;

  for (const [i, to] of path.entries()) {
    const halted = (halt: Halt): Stop => ({ ...halt, hex: keyAt(ground.grid, to < 0 ? at : to) });
    const d = directionTo(ground.grid, at, to);
    if (d < 0) stop = halted(HALTS.offMap);
    else if (trail.length === 0) stop = heldBack(ground, mover, halted);
    if (stop !== null) break;
    const cost = entryCost(ground, mover, at, d);
    const closed = closure(ground, mover, to, cost, leaving);
    if (closed !== null) stop = halted(closed);
    else if (!isPaid(ground, mover, spent, cost)) stop = halted(HALTS.allowance);
    if (stop !== null) break;
    spent += cost;
    trail.push(to);
    costs.push(cost);
    leaving = leaving && isPartnerLand(ground, mover.seat, to);
    const halt = haltOnEntering(ground, mover, at, d, to);
    at = to;
    if (halt !== null && i < path.length - 1) stop = halted(halt);
    if (halt !== null) break;
  }
  return cutBack(ground, mover, { trail, spent, stop }, costs);
}

/** HEX-MOV-18, HEX-MORD-10: what stops a piece from leaving its start. */
function heldBack(ground: Ground, mover: Mover, halted: (halt: Halt) => Stop): Stop | null {
  if (mover.high && isEnemyAirspace(ground, mover.seat, mover.start)) return halted(HALTS.airspace);
  return mover.reserve && isEnemyWithinReserve(ground, mover.seat, mover.start) ? halted(HALTS.near) : null;
}

/** HEX-MOV-10, -14. */
const isPaid = (ground: Ground, mover: Mover, spent: number, cost: number): boolean =>
  spent + cost <= mover.allowance || (spent === 0 && ground.settings.minimumOneHex);

/** HEX-MOV-02: back to the last hex where the piece may stay. */
function cutBack(ground: Ground, mover: Mover, walked: March, costs: readonly number[]): March {
  let length = walked.trail.length;
  let spent = walked.spent;
  while (length > 0 && !mayEndAt(ground, mover, walked.trail[length - 1] ?? mover.start)) {
    spent -= costs[length - 1] ?? 0;
    length -= 1;
  }
  if (length === walked.trail.length) return walked;
  const refused = walked.trail[walked.trail.length - 1] ?? mover.start;
  const halt = isPartnerLand(ground, mover.seat, refused) ? HALTS.partner : HALTS.stacking;
  return { trail: walked.trail.slice(0, length), spent, stop: { ...halt, hex: keyAt(ground.grid, refused) } };
}
