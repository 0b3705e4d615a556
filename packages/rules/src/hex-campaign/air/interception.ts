import type { Dice, SeatId } from '../../kernel/index.ts';
import { PREY } from '../data/air.ts';
import { drawn, inRandomOrder, subjectOf } from '../dice/draw.ts';
import type { AirMission } from '../types.ts';
import type { Enmity, Fighters } from './duels.ts';
import { survivors } from './duels.ts';

/** What became of the missions over one Airspace. */
export interface Interception {
  /** Interceptors that nobody turned back, by seat. */
  readonly holding: Fighters;
  /** For each of those seats how many enemy squadrons its interceptors turned back. */
  readonly stopped: ReadonlyMap<SeatId, number>;
  /** Missions that nobody turned back, interceptors left out, in the order in which they were ordered. */
  readonly flown: readonly AirMission[];
  /** Missions other than interceptions that were turned back. */
  readonly negated: readonly AirMission[];
}

/** HEX-AIR-04, -05: which interceptors turn back which squadrons over one Airspace. */
export function intercepted(
  missions: readonly AirMission[],
  areFoes: Enmity,
  dice: Dice,
  airspace: number,
): Interception {
  const fighters = new Map<SeatId, number>();
  for (const { seat, mission } of missions) {
    if (mission === 'intercept') fighters.set(seat, (fighters.get(seat) ?? 0) + 1);
  }
  const holding = survivors(fighters, areFoes, dice, airspace);
  let flown = missions.filter(({ mission }) => mission !== 'intercept');
  const negated: AirMission[] = [];
  const stopped = new Map<SeatId, number>();
  const hunters = flown.length === 0 ? [] : inRandomOrder(dice, airspace, [...holding.keys()]);
  for (const seat of hunters) {
    for (let i = 0; i < (holding.get(seat) ?? 0); i++) {
      const prey = chosenPrey(flown, (other) => areFoes(seat, other), dice, airspace);
      if (prey === undefined) break;
      flown = flown.filter((mission) => mission !== prey);
      negated.push(prey);
      stopped.set(seat, (stopped.get(seat) ?? 0) + 1);
    }
  }
  return { holding, stopped, flown, negated };
}

/** HEX-AIR-05: bombers before supporters before scouts; within a kind all enemies are equally likely. */
function chosenPrey(
  flown: readonly AirMission[],
  isFoe: (seat: SeatId) => boolean,
  dice: Dice,
  airspace: number,
): AirMission | undefined {
  for (const kind of PREY) {
    const prey = flown.filter(({ seat, mission }) => mission === kind && isFoe(seat));
    const [first] = prey;
    if (first === undefined) continue;
    const isAlike = prey.every(({ seat, target }) => seat === first.seat && target === first.target);
    return isAlike ? first : drawn(dice, 'HEX-AIR-05', subjectOf(airspace), prey);
  }
  return undefined;
}
