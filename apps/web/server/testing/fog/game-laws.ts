import type { PlayedSystem } from '@sealed-orders/rules/systems';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS, script } from './drawn-scripts.ts';
import { lawOfTwoWorlds, TIME } from './law.ts';
import { allSecrets, withBot } from './scripts.ts';
import { secretsOf } from './secrets.ts';
import { rulesOf } from './war.ts';

/**
 * The least number of comparisons per viewer: in a war with everything that can be secret, and in one in which a seat
 * plays by itself. Where the plotters seal different sheets, the rules decide how soon others may see that.
 */
interface Compared {
  readonly secrets: number;
  readonly bot: number;
}

/** What must hold in every game. */
export function lawsOfGame(system: PlayedSystem, least: Compared): void {
  const lawHolds = lawOfTwoWorlds();

  test.each([true, false])(
    'everything that can be secret stays secret; public: %s',
    async (isPublic) => {
      const hasSheets = rulesOf({ plan: { system } }).sheets !== null;
      const { kept, count, others } = await lawHolds(allSecrets(system, isPublic));
      expect(others).toBe(hasSheets ? 1 : 0);
      expect([...kept].toSorted()).toEqual([...secretsOf(system)].toSorted());
      expect(count).toBeGreaterThanOrEqual(least.secrets);
    },
    TIME,
  );

  test.each([true, false])(
    'a seat that plays by itself uses and shows nothing that it may not know; public: %s',
    async (isPublic) => {
      const { count } = await lawHolds(withBot(system, isPublic));
      expect(count).toBeGreaterThanOrEqual(least.bot);
    },
    TIME,
  );

  test(
    'nothing that the site sends distinguishes two wars for a viewer who may not know the difference',
    async () => {
      const law = fc.asyncProperty(script(system), async (drawn) => void (await lawHolds(drawn)));
      await fc.assert(law, { numRuns: RUNS, endOnFailure: true });
    },
    RUNS * TIME,
  );
}
