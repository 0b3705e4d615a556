import { FACTIONS } from '@sealed-orders/rules/node-campaign';
import type { Random } from '../random.ts';

const flags = <Name extends string>(random: Random, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, random.chance(50)]));

const errata = (random: Random, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, random.chance(30) ? 'on' : 'off']));

/** Settings that differ from their defaults in half of the wars. */
function drawnSettings(random: Random): unknown {
  if (random.chance(50)) return { anyMix: true };
  return {
    anyMix: true,
    ...flags(random, ['cpPublic', 'postdatedOrdersPublic', 'accelerationProtectsNodes', 'phaseOutWhileLocked']),
    ...flags(random, ['redeployIntoOpenSpace', 'robinHood', 'concedeVp', 'killTeamXp', 'spaceportEasyOrbit']),
    ...flags(random, ['deepSpaceBattles', 'warpOpenToAll', 'cedeWhileOccupied', 'inquisitionExceptions']),
    ...flags(random, ['listApproval']),
    orderProcessing: random.pick(['immediate', 'daily']),
    accelerationEnds: random.pick(['atOnce', 'roundEnd']),
    redeployRange: random.pick(['adjacent', 'connected']),
    expandControlFrom: random.pick(['controlledNode', 'battleforce']),
    multiVp: random.pick(['each', 'shared']),
    maxBattleforces: random.chance(30) ? 1 + random.int(4) : null,
    dailyCp: 1 + random.int(10),
    endVp: random.chance(50) ? null : 20 + random.int(200),
    errata: {
      ...errata(random, ['retrain1', 'allyRetreat', 'allyWeak', 'mindless', 'tauColony']),
      ...errata(random, ['battleBarges', 'marineReinforce14', 'tyranidReinforce7']),
    },
  };
}

/** Players of all factions, now and then with a seat that nobody has yet. */
export const drawnSetup = (random: Random, seats: number): unknown => ({
  settings: drawnSettings(random),
  seats: Array.from({ length: Math.max(2, seats) }, (_, i) => ({
    id: `s${i + 1}`,
    name: `Seat ${i + 1}`,
    faction: random.chance(10) ? null : random.pick(FACTIONS),
  })),
});
