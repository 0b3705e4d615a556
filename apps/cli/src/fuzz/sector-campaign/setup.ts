import { RACES, RATINGS } from '@sealed-orders/rules/sector-campaign';
import type { Random } from '../random.ts';

const flags = <Name extends string>(random: Random, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, random.chance(50)]));

/** Settings that differ from their defaults in half of the campaigns. */
function drawnSettings(random: Random): unknown {
  const armyPoints = random.pick([1000, 2500, 5000]);
  if (random.chance(50)) return { armyPoints };
  return {
    armyPoints,
    ...flags(random, ['askInitiative', 'passIsFinal', 'defaultPassIsFinal', 'staffDeclares', 'repeatMoves']),
    ...flags(random, ['combineAttacks', 'majorGarrisonGround', 'garrisonNeeded', 'interceptAborts', 'quickGivesVp']),
    ...flags(random, ['alterations', 'momentum', 'momentumIgnoresSpending', 'commandResources', 'directives']),
    ...flags(random, ['directiveFailCost']),
    rows: 3 + random.int(3),
    linesPerSide: 3 + random.int(3),
    planet: random.pick(['roll', 'agree', 'ice']),
    planetRollEight: random.pick(['agri', 'hive', 'choose']),
    adjacency: random.pick(['orthogonal', 'diagonal']),
    turnDays: random.chance(30) ? 3 + random.int(20) : null,
    rehide: random.pick(['never', 'afterBattle']),
    noRetreatScoring: random.pick(['isolated', 'none']),
    territoryPoints: random.pick(['perTurn', 'once']),
    transportCheck: random.pick(['referee', 'none']),
  };
}

/** Two commanders, and staff for the other seats. */
export const drawnSetup = (random: Random, seats: number): unknown => ({
  settings: drawnSettings(random),
  seats: Array.from({ length: Math.max(2, seats) }, (_, i) => ({
    id: `s${i + 1}`,
    name: `Seat ${i + 1}`,
    side: i % 2 === 0 ? 'west' : 'east',
    role: i < 2 ? 'commander' : 'staff',
    race: random.pick(RACES),
    rating: random.pick(RATINGS),
  })),
});
