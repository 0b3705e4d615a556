import type { SeatId } from '../../kernel/index.ts';
import type { Changes, Reads, Untold } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Battle } from '../types.ts';
import { fighters } from './sides.ts';

/** Puts a battle in place of what it was. */
export function putBattle(play: Changes<'battles'>, battle: Battle): void {
  play.battles = play.battles.map((one) => (one.id === battle.id ? battle : one));
}

/** Everybody who fights in a battle, as readers of what is said of it. */
export const fightersIn = (play: Reads<'pieces'>, battle: Battle): readonly SeatId[] =>
  fighters(battle, (id) => play.pieces.get(id));

/** Tells those who fight in a battle. */
export function tellFighters(
  play: Telling & Reads<'pieces'>,
  battle: Battle,
  told: (to: readonly SeatId[]) => Untold,
): void {
  tell(play, told(fightersIn(play, battle)));
}
