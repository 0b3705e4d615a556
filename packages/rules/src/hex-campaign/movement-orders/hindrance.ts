import { lookup, type RuleId } from '../../kernel/index.ts';
import { distance, type HexKey, straightTo } from '../../space/hex.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { Mover } from '../ground/mover.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import { floodFor, floodReach, UNREACHED, wayTo } from '../movement/flood.ts';
import { march } from '../movement/march.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { MovementOrder, Refusal, Stop, View } from '../types.ts';
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
    }
  | { readonly kind: 'stop'; readonly stop: Stop }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** More than the way to any hex costs. */
const ANY = 10_000;

/**
 * HEX-MORD-03, HEX-MOV-10: why an order's path cannot be drawn to a hex, as far as the viewer knows: what stops the
 * cheapest way there, or else the check of the order. Null: nothing is known against it.
 * @param order with the path drawn so far; it may be empty
 */
export function hindranceOf(view: View, order: PathOrder, to: HexKey): Hindrance | null {
  const piece = lookup(view.pieces, order.piece);
  const mover = piece === undefined ? null : knownMover(view, piece, order);
  if (piece === undefined || mover === null) return null;
  const far = cheapest(view, mover, to);
  if (far !== null && far.cost > mover.allowance && far.path.length > 1) {
    return { kind: 'far', rule: 'HEX-MOV-10', hex: to, cost: far.cost, allowance: mover.allowance };
  }
  const path = far?.path ?? drawnTo(order.path, piece.hex, to);
  const stop = stopOn(view, far === null ? { ...mover, allowance: ANY } : mover, path);
  if (stop !== null) return { kind: 'stop', stop };
  const found = orderKnowledgeFault(view, piece, { ...order, path });
  return found === null ? null : { kind: 'refused', refusal: refusalFrom(found) };
}

/** The cheapest way to a hex, however far; null: there is none. */
function cheapest(view: View, mover: Mover, to: HexKey): { readonly path: HexKey[]; readonly cost: number } | null {
  const { grid } = knownGround(view);
  const flood = floodReach(knownGround(view), { ...mover, allowance: ANY }, floodFor(grid.count));
  const hex = indexOf(grid, to);
  const cost = Math.min(flood.open[hex] ?? UNREACHED, flood.stopped[hex] ?? UNREACHED);
  if (cost === UNREACHED || hex === mover.start) return null;
  return { path: wayTo(flood, mover.start, hex).map((at) => keyAt(grid, at)), cost };
}

/** The drawn path with one hex more; from farther away the straight way to it. */
const drawnTo = (path: readonly HexKey[], start: HexKey, to: HexKey): readonly HexKey[] =>
  distance(path.at(-1) ?? start, to) === 1 ? [...path, to] : straightTo(start, to);

function stopOn(view: View, mover: Mover, path: readonly HexKey[]): Stop | null {
  const ground = knownGround(view);
  return march(
    ground,
    mover,
    path.map((key) => indexOf(ground.grid, key)),
  ).stop;
}
