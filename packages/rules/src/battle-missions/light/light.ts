import { DAWN, DUSK } from '../data/dice.ts';

/** MSN-DAWN-02 to -04. */
export type Daylight = 'dawn' | 'dusk' | 'day';
export function daylight(die: number): Daylight {
  if (die === DAWN.die) return 'dawn';
  return die === DUSK.die ? 'dusk' : 'day';
}

/** What decides which turns are dark. */
export interface Darkness {
  /** Night Fighting is in force for the whole battle. */
  readonly isNight: boolean;
  /** As the die for dusk and dawn has it. Null: not thrown, or not in force. */
  readonly light: Daylight | null;
  readonly statedTurns: number;
}

/** MSN-DAWN-02, -03. */
function isDarkBy(light: Daylight | null, turn: number): boolean {
  return (light === 'dawn' && turn === DAWN.turn) || (light === 'dusk' && turn >= DUSK.turn);
}

/** MSN-NIGHT-01, MSN-LEN-04: whether it is dark in a turn. If it is dark in the last stated turn, it stays dark. */
export function isDark({ isNight, light, statedTurns }: Darkness, turn: number): boolean {
  return isNight || isDarkBy(light, Math.min(turn, statedTurns)) || isDarkBy(light, turn);
}

/** MSN-DAWN-02, -03: the dark turns among the first so many. */
export const darkTurns = (darkness: Darkness, turns: number): readonly number[] =>
  Array.from({ length: turns }, (_, i) => i + 1).filter((turn) => isDark(darkness, turn));
