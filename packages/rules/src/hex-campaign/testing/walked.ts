import { invariant } from '../../kernel/index.ts';
import { groundOf, seatNumber } from '../ground/ground.ts';
import { moverOf } from '../ground/mover.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import { march } from '../movement/march.ts';
import type { BoardGiven } from './board.ts';
import { board, order } from './board.ts';

/** A march on a small board, and how it must end. */
export interface Walk {
  readonly title: string;
  readonly pieces: Readonly<Record<string, string>>;
  readonly order: string;
  readonly trail: readonly string[];
  readonly spent: number;
  readonly stop?: readonly [rule: string, code: string, hex: string];
  readonly given?: BoardGiven;
}

/** Marches the ordered piece on the true ground. */
export function walked({ pieces, given, order: text }: Pick<Walk, 'pieces' | 'given' | 'order'>) {
  const state = board(pieces, given);
  const ground = groundOf(state);
  const ordered = order(text);
  const mine = state.pieces[ordered.piece];
  invariant(mine !== undefined && 'path' in ordered, 'a case marches a piece along a path');
  const at = { seat: seatNumber(ground.seats, mine.seat), start: indexOf(ground.grid, mine.hex) };
  const mover = moverOf(mine, state.seats[mine.seat]?.faction ?? 'sm', at, ordered);
  invariant(mover !== null, 'a case marches a piece that moves');
  const { trail, spent, stop } = march(
    ground,
    mover,
    ordered.path.map((key) => indexOf(ground.grid, key)),
  );
  const why = stop === null ? {} : { stop: [stop.rule, stop.code, stop.hex] };
  return { trail: trail.map((index) => keyAt(ground.grid, index)), spent, ...why };
}

/** Red's R1 with a movement allowance. */
export const infantry = (mv: number, at = '5,4') => ({ R1: `red infantry ${mv} @ ${at}` });
