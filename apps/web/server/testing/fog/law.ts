import { afterAll, beforeAll, expect } from 'vitest';
import { compared } from './compare.ts';
import { played, type Script } from './play.ts';
import type { SecretType } from './secrets.ts';
import { makeWorld, type World } from './world.ts';

/** Far more than a war in two worlds takes, even on a busy machine, ms. */
export const TIME = 600_000;

export interface Found {
  /** How often a viewer was compared. */
  readonly count: number;
  readonly kept: ReadonlySet<SecretType>;
  /** How many sheets of the plotters differ between the two worlds. */
  readonly others: number;
  /** What the referee of the second world sees in the end. */
  readonly truth: unknown;
  readonly status: string;
  /** How many phases were held for missing orders. */
  readonly held: number;
}

/** Makes two worlds for the tests of a file. The law plays a script in both: nobody else finds out anything. */
export function lawOfTwoWorlds(): (script: Script) => Promise<Found> {
  let worlds: readonly [World, World] | undefined;
  let wars = 0;

  beforeAll(async () => {
    worlds = await Promise.all([makeWorld(), makeWorld()]);
  }, 60_000);

  afterAll(async () => {
    const made = worlds ?? [];
    await Promise.all(made.map((world) => world.close()));
    expect(made.flatMap(({ site }) => site.failures)).toEqual([]);
  });

  return async (script) => {
    if (worlds === undefined) throw new Error('the worlds are not made yet');
    wars += 1;
    const one = await played(worlds[0], wars, script, false);
    const other = await played(worlds[1], wars, script, true);
    expect([...one.found, ...other.found]).toEqual([]);
    const { differences, compared: count } = compared(one.moments, other.moments);
    expect(differences).toEqual([]);
    const { kept, others, truth, status, held } = other;
    return { count, kept, others, truth, status, held };
  };
}
