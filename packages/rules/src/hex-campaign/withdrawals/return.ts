import { keyAt, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { OFF_MAP } from '../map/numbers.ts';
import type { Fought } from '../sides/outcome.ts';
import { at, tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import type { Field, Leaver } from './field.ts';
import { fieldFor, standing, waysOut } from './field.ts';
import { goTo, leave, leaverOf } from './leave.ts';
import type { WithdrawalsPlay } from './play.ts';

/**
 * HEX-WD-11: a raider goes back to the hex where it started, winner or not, ignoring movement points and zones
 * of control. If the hex or the path is barred by now, it withdraws like any attacker. HEX-WD-04.
 */
export function goHome(play: WithdrawalsPlay, battle: Fought, raider: Detachment): void {
  const home = battle.home === null ? OFF_MAP : at(play, battle.home);
  const field = fieldFor(play, raider.id);
  if (home < 0 || !isOpen(field, leaverOf(play, battle, raider, 'attacker'), home)) {
    leave(play, battle, raider, 'attacker');
    return;
  }
  goTo(play, battle, raider, home);
  const { seat, id, name } = raider;
  const hex = keyAt(play.ground.grid, home);
  tell(play, { type: 'raider-returned', rule: 'HEX-WD-11', to: [seat], seat, piece: id, name, from: battle.hex, hex });
}

/** HEX-RACE-DE-11: from two hexes away there must be a hex between that an enemy does not bar. */
function isOpen(field: Field, leaver: Leaver, home: HexIndex): boolean {
  const { seat, from } = leaver;
  if (standing(field, seat, home) !== 'free') return false;
  if (steps(field.ground.grid, from, home) < 2) return true;
  return waysOut(field, leaver, from).some(
    (between) =>
      between >= 0 && standing(field, seat, between) !== 'closed' && waysOut(field, leaver, between).includes(home),
  );
}
