import type { SeatId } from '../../kernel/index.ts';
import type { Changes, Reads, Untold } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Battle } from '../types.ts';
import { fighters } from './sides.ts';

/** Replaces a battle by its new version. */
export function putBattle(play: Changes<'battles'>, battle: Battle): void {
  play.battles = play.battles.map((one) => (one.id === battle.id ? battle : one));
}

/** Everybody who fights in a battle, as readers of its events. */
export const fightersIn = (play: Reads<'pieces'>, battle: Battle): readonly SeatId[] =>
  fighters(battle, (id) => play.pieces.get(id));

/** Writes an event for everybody who fights in a battle. */
export function tellFighters(
  play: Telling & Reads<'pieces'>,
  battle: Battle,
  told: (to: readonly SeatId[]) => Untold,
): void {
  tell(play, told(fightersIn(play, battle)));
}
