import { urbanBySeat } from '../places/stores.ts';
import { seatsInPlay } from '../turn/in-play.ts';
import { maintainArmy } from './army-upkeep.ts';
import { maintainBuildings } from './building-upkeep.ts';
import { deduct } from './deduction.ts';
import { urbanIncome } from './income.ts';
import type { BuildPointsPlay } from './play.ts';
import { reinforce } from './reinforcements.ts';
import { lowestVp, payVpBonus } from './vp-bonus.ts';

/** HEX-TURN-08: income and maintenance at the start of a turn, in their fixed order, seat by seat. */
export function upkeep(play: BuildPointsPlay): void {
  const urban = urbanBySeat(play);
  const lowest = lowestVp(play, seatsInPlay(play, urban));
  for (const seat of play.before.seatOrder) {
    const hexes = urban.get(seat) ?? [];
    const income = urbanIncome(play, seat, hexes) + reinforce(play, seat) + payVpBonus(play, seat, hexes, lowest);
    maintainBuildings(play, seat, hexes);
    maintainArmy(play, seat, hexes);
    deduct(play, seat, income);
  }
}
