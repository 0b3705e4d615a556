import type { Play } from './play.ts';
import { tell } from './play.ts';

const INITIATIVE_RULES: readonly string[] = ['HEX-TURN-05', 'HEX-TURN-06'];

/** Under `rollsVisibility` public all dice but initiative are told, without what they were about. */
export function tellRolls(play: Play): void {
  if (play.before.settings.rollsVisibility !== 'public') return;
  const rolls = play.dice
    .thrown()
    .filter(({ rule }) => !INITIATIVE_RULES.includes(rule))
    .map(({ rule, sides, value }) => ({ rule, sides, value }));
  if (rolls.length > 0) tell(play, { type: 'rolls', rule: 'HEX-TURN-10', to: 'all', rolls });
}

/** HEX-TURN-11: the turn is over. */
export function endTurn(play: Play): void {
  tell(play, { type: 'turn-ended', rule: 'HEX-TURN-11', to: 'all' });
}

/** HEX-TURN-01, -11: the next turn. */
export function beginTurn(play: Play): void {
  play.turn += 1;
  play.initiative = [];
  tell(play, { type: 'turn-began', rule: 'HEX-TURN-01', to: 'all' });
}

/** HEX-TURN-03: movement orders are open. */
export function openOrders(play: Play): void {
  play.phase = 'movement-orders';
  tell(play, { type: 'phase-opened', rule: 'HEX-TURN-03', to: 'all' });
}
