import { DAWN, DUSK } from '../data/dice.ts';

/** What decides which turns are dark. */
export interface Darkness {
  /** Night Fighting is in force for the whole battle. */
  readonly isNight: boolean;
  /** The die for dusk and dawn. Null: not thrown, or not in force. */
  readonly die: number | null;
  readonly statedTurns: number;
}

/** MSN-DAWN-02 to -04. */
export type Daylight = 'dawn' | 'dusk' | 'day';
export function daylight(die: number): Daylight {
  if (die === DAWN.die) return 'dawn';
  return die === DUSK.die ? 'dusk' : 'day';
}

/** MSN-DAWN-02, -03. */
function isDarkByDie(die: number | null, turn: number): boolean {
  if (die === null) return false;
  const light = daylight(die);
  return (light === 'dawn' && turn === DAWN.turn) || (light === 'dusk' && turn >= DUSK.turn);
}

/** MSN-NIGHT-01, MSN-LEN-04: whether it is dark in a turn. If it is dark in the last stated turn, it stays dark. */
export function isDark({ isNight, die, statedTurns }: Darkness, turn: number): boolean {
  return isNight || isDarkByDie(die, Math.min(turn, statedTurns)) || isDarkByDie(die, turn);
}

/** MSN-DAWN-02, -03: the dark turns among the first so many. */
export const darkTurns = (darkness: Darkness, turns: number): readonly number[] =>
  Array.from({ length: turns }, (_, i) => i + 1).filter((turn) => isDark(darkness, turn));
