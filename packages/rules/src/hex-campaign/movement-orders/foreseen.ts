import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { Mover } from '../ground/mover.ts';
import { directionTo, indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { haltOnEntering, march } from '../movement/march.ts';
import type { MovementOrder, Stop, View } from '../types.ts';
import { type ForeseenClaim, foreseenClaims } from './foreseen-claims.ts';
import { knownMover } from './known-faults.ts';

/** What an order would do on the map as the viewer knows it. */
export interface Foreseen {
  /** Movement spent up to each entered hex. */
  readonly costs: readonly number[];
  /** What ends the move: before the path does, or in its last hex. Null: the piece could go on. */
  readonly stop: Stop | null;
  /** Where the piece ends up. */
  readonly end: HexKey;
  /** What it would claim. HEX-CLAIM-01. */
  readonly claims: readonly ForeseenClaim[];
}

/**
 * HEX-MORD-03, -08, -09, HEX-RACE-EL-05: what an order would do on the ground as the viewer knows it; null if there is
 * neither a path nor a claim nor a webway.
 * @param sheet the other orders on the sheet: their claims count for its supply. HEX-CLAIM-08
 */
export function foreseen(view: View, order: MovementOrder, sheet: readonly MovementOrder[] = []): Foreseen | null {
  const piece = lookup(view.pieces, order.piece);
  if (piece === undefined) return null;
  if (order.type === 'webway') return throughWebway(view, order.to);
  const claims = foreseenClaims(view, order, sheet);
  if (order.type === 'claim-area') return { costs: [], stop: null, end: piece.hex, claims };
  const mover = 'path' in order ? knownMover(view, piece, order) : null;
  if (mover === null || !('path' in order)) return null;
  const ground = knownGround(view);
  const path = order.path.map((key) => indexOf(ground.grid, key));
  const { trail, stop } = march(ground, mover, path);
  const end = keyAt(ground.grid, trail.at(-1) ?? mover.start);
  return { costs: costsOf(ground, mover, trail), stop: stop ?? haltAtEnd(ground, mover, trail), end, claims };
}

/** HEX-MOV-10: movement spent up to each hex, also where the piece may pass and not stay. */
function costsOf(ground: Ground, mover: Mover, trail: readonly HexIndex[]): readonly number[] {
  let spent = 0;
  return trail.map((to, i) => {
    const from = trail[i - 1] ?? mover.start;
    spent += entryCost(ground, mover, from, directionTo(ground.grid, from, to));
    return spent;
  });
}

/** HEX-RACE-EL-05, HEX-MOV-02: out at the other end, unless a detachment is there at execution. */
function throughWebway(view: View, to: HexKey): Foreseen {
  const ground = knownGround(view);
  const isTaken = (ground.detachments[indexOf(ground.grid, to)] ?? -1) >= 0;
  return { costs: [0], stop: isTaken ? { code: 'stacking', rule: 'HEX-MOV-02', hex: to } : null, end: to, claims: [] };
}

/** HEX-MOV-04, -16: a path may end where the piece would have to stop anyway. */
function haltAtEnd(ground: Ground, mover: Mover, trail: readonly HexIndex[]): Stop | null {
  const to = trail.at(-1);
  if (to === undefined) return null;
  const from = trail.at(-2) ?? mover.start;
  const halt = haltOnEntering(ground, mover, from, directionTo(ground.grid, from, to), to);
  return halt === null ? null : { ...halt, hex: keyAt(ground.grid, to) };
}
