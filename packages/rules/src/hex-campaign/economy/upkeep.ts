import { arrivals } from '../armies/arrive.ts';
import { endTreaties } from '../diplomacy/endings.ts';
import type { Play } from '../turn/play.ts';
import { maintainArmy } from './army-upkeep.ts';
import { maintainBuildings } from './building-upkeep.ts';
import { deduct } from './deduction.ts';
import { urbanIncome } from './income.ts';
import { reinforce } from './reinforcements.ts';
import { urbanBySeat } from './stores.ts';
import { lowestVp, payVpBonus, seatsInPlay } from './vp-bonus.ts';

/** HEX-TURN-08: the automatic upkeep at the start of a turn, in its fixed order, seat by seat. */
export function upkeep(play: Play): void {
  endTreaties(play); // HEX-DIP-10
  arrivals(play); // HEX-DET-11
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
