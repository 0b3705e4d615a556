import fc from 'fast-check';
import type { PhasePlan, Script } from './play.ts';
import { secretIn } from './secrets.ts';
import { SEALED } from './sector.ts';
import { SEATS } from './world.ts';

const phaseIn = (system: Script['system']): fc.Arbitrary<PhasePlan> =>
  fc.record({
    secrets: fc.array(secretIn(system), { maxLength: 4 }),
    differs: fc.tuple(fc.boolean(), fc.boolean()),
    isLate: fc.boolean(),
    isAway: fc.boolean(),
  });

/** Secrets that leave no trace for anybody else. */
const unheard = (system: Script['system']) =>
  secretIn(system).filter(({ type }) => !SEALED.some((one) => one === type));

/** Any war of the game. */
export const script = (system: Script['system']): fc.Arbitrary<Script> =>
  fc.record({
    system: fc.constant(system),
    isPublic: fc.boolean(),
    hasReferee: fc.constant(true),
    hasBot: fc.boolean(),
    missing: fc.constantFrom(undefined, 'hold' as const, 'referee' as const),
    asked: fc.constantFrom('movement' as const, 'all' as const),
    start: fc.constantFrom('quick' as const, 'guided' as const),
    plotters: fc
      .shuffledSubarray([...SEATS], { minLength: 2, maxLength: 2 })
      .map(([one = 'azure', other = 'madder']) => [one, other] as const),
    phases: fc.array(phaseIn(system), { minLength: 1, maxLength: 2 }),
    last: fc.array(unheard(system), { minLength: 1, maxLength: 4 }),
  });

/** How many wars of each game to draw: more if `SEALED_ORDERS_DRAWS` asks for others than those of every run. */
export const RUNS = process.env.SEALED_ORDERS_DRAWS === undefined ? 2 : 20;
