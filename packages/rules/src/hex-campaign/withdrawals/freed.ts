import { free } from '../captives/free.ts';
import { armyIds, beatenSide, foughtBattles, opponentOf } from '../sides/outcome.ts';
import type { WithdrawalsPlay } from './play.ts';

/** HEX-CAPT-05, HEX-WD-12: captives of beaten armies go free, as near to the battle as there is room. */
export function freeCaptives(play: WithdrawalsPlay): void {
  for (const battle of foughtBattles(play)) {
    const side = beatenSide(battle);
    if (side === null) continue;
    const beaten = new Set(armyIds(battle, side));
    const victors = new Set(armyIds(battle, opponentOf(side)));
    for (const id of [...play.captives.keys()].sort()) {
      const holder = play.captives.get(id)?.holder;
      // A raider that won and found no way home is captured by the army that it had beaten: HEX-WD-11.
      if (holder?.kind === 'piece' && beaten.has(holder.piece) && !victors.has(id)) free(play, id, battle.hex);
    }
  }
}
