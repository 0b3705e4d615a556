import { expect, test } from 'vitest';
import { lawOfTwoWorlds, TIME } from './testing/fog/law.ts';
import { DEALING, inBattle, inSecret, otherSites } from './testing/fog/scripts.ts';

const lawHolds = lawOfTwoWorlds();

test(
  "nobody finds out where other seats' sites are",
  async () => {
    const { count, others } = await lawHolds(otherSites);
    // Dice decide how many of the plotters can place sites elsewhere.
    expect(others).toBeGreaterThan(0);
    // All six viewers, at all six moments.
    expect(count).toBe(36);
  },
  TIME,
);

test.each([true, false])(
  'nobody finds out what two seats say and decide about their battle; public: %s',
  async (isPublic) => {
    const { count, kept } = await lawHolds(inBattle(isPublic));
    expect(kept).toContain('deal');
    // All six viewers, while nothing about it is public.
    expect(count).toBeGreaterThanOrEqual(6);
  },
  TIME,
);

test.each([true, false])(
  'nobody finds out what two seats agree on in secret; public: %s',
  async (isPublic) => {
    const { count, truth } = await lawHolds(inSecret(isPublic));
    expect(truth).toMatchObject({ treaties: [{ kind: 'alliance', between: ['azure', 'madder'], secret: true }] });
    // All six viewers, at every moment: what the two agree on changes nothing for others. Outsiders to a private war
    // once more, after much has happened in it.
    expect(count).toBe(6 * (2 * DEALING.length + 2) + (isPublic ? 0 : 2));
  },
  TIME,
);
