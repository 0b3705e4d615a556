import type { Reads } from '../turn/fields.ts';
import type { Battle } from '../types.ts';

/**
 * HEX-BORD-04: whether a raid that met nobody failed after all: the raider was attacked in the raided hex and did
 * not win.
 */
export function isSpoiled({ battles }: Reads<'battles'>, raid: Battle): boolean {
  if (raid.defender !== null) return false;
  return battles.some(
    ({ hex, turn, defender, result }) =>
      hex === raid.hex &&
      turn === raid.turn &&
      defender?.armies.some((id) => raid.attacker.armies.includes(id)) === true &&
      result?.winner !== 'defender',
  );
}
