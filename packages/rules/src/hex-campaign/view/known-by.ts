import type { SeatId } from '../../kernel/index.ts';
import { remembered } from '../../kernel/index.ts';
import type { Ground } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { State } from '../types.ts';
import { view } from './view.ts';

const groundsOf: (state: State) => Map<SeatId, Ground> = remembered(() => new Map());

/** The ground of a state as a seat knows it, made once: every late order and every lost claim needs it. */
export function groundKnownBy(state: State, seat: SeatId): Ground {
  const known = groundsOf(state).get(seat) ?? knownGround(view(state, { kind: 'seat', seat }));
  groundsOf(state).set(seat, known);
  return known;
}
