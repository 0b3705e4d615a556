import { settleByDice } from '../quick-battles/quick.ts';
import type { BattlesPlay } from './play.ts';

/** HEX-QB-01, -06: dice settle whatever nobody reported or chose in time. */
export function settleBattles(play: BattlesPlay): void {
  for (const { id } of play.battles) {
    const battle = play.battles.find((one) => one.id === id);
    if (battle !== undefined && battle.stage !== 'closed' && !battle.postponed) settleByDice(play, battle);
  }
}
