import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faults } from '../faults.ts';
import { seat, setUp, type War } from '../testing.ts';
import { FACTIONS } from '../vocabulary.ts';
import { placements } from './setup.ts';

const SEATS = ['red', 'blue', 'green', 'gold', 'grey', 'white'] as const;

/** Those who are asked place by these numbers, or stay silent where there is none. */
function placing(made: War, numbers: readonly (number | null)[]): void {
  let next = 0;
  for (let steps = 0; steps < 30 && made.state.setUp?.step != null; steps++) {
    const [asked = 'red'] = made.state.setUp.owed;
    const open = placements(made.state, seat(asked));
    const number = numbers[next++ % numbers.length] ?? null;
    const nodes = (open?.choices ?? []).flatMap((among) => among[(number ?? 0) % among.length] ?? []);
    if (number === null) made.until(made.state.timers['set-up:'] ?? '');
    else expect(made.give(asked, { type: 'place', nodes })).toEqual([]);
  }
}

test('NODE-SETUP-04: whatever is played and chosen, and whoever is gone, the war begins, and everybody is in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...FACTIONS), { minLength: 2, maxLength: 6 }),
      fc.array(fc.option(fc.nat(30)), { minLength: 1, maxLength: 8 }),
      fc.subarray([...SEATS]),
      (factions, numbers, gone) => {
        const made = setUp(Object.fromEntries(factions.map((faction, i) => [SEATS[i] ?? 'red', faction])));
        made.empty(...gone);
        placing(made, numbers);
        made.midnights(2);
        const { clock, players, forces, nodes, map } = made.state;
        expect(clock.day).toBeGreaterThan(0);
        expect(faults(made.state)).toEqual([]);
        for (const { id, isUncalled } of Object.values(players)) {
          expect(isUncalled || Object.values(forces).some(({ owner }) => owner === id)).toBe(true);
        }
        const homes = map.nodes.filter(({ planet, type }) => planet !== 'skarn' && planet !== null && type !== 'orbit');
        expect(homes.filter(({ id }) => nodes[id]?.controller === null)).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});
