import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { piece } from '../testing/board.ts';
import type { UnitId } from '../types.ts';
import { cheapestLosses } from './cheapest.ts';
import { type Duty, doubledSum, everything, lossFault, pickFault, talliesOf } from './choice.ts';
import { drawnLosses, drawnPicks } from './drawn.ts';
import { sharesOf } from './duty.ts';
import { inflicted } from './roll.ts';
import type { Stake, Stand } from './stakes.ts';

const R1 = piece('R1');

const stakes: fc.Arbitrary<readonly Stake[]> = fc
  .array(fc.record({ singly: fc.boolean(), models: fc.integer({ min: 1, max: 8 }), points: fc.nat(300) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((list) => list.map((one, i) => ({ ...one, piece: R1, unit: `R1-${i}` as UnitId, name: `Unit ${i}` })));

/** Draws from a list of numbers, over and over. */
function drawFrom(numbers: readonly number[]): (most: number) => number {
  let next = 0;
  return (most) => 1 + ((numbers[next++ % numbers.length] ?? 0) % most);
}

const chance = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }).map((list) => drawFrom(list));
const duties = fc.tuple(stakes, fc.nat(2000), fc.nat(300), chance).map(([list, owed, limit, draw]): Duty => {
  const picks = drawnPicks(list, limit, draw);
  return { stakes: list, owed: owed - doubledSum(list, picks), picks: talliesOf(picks) };
});

describe('losses chosen by chance', () => {
  test('are valid choices of their owner: they reach the damage, or are everything', () => {
    fc.assert(
      fc.property(duties, chance, (duty, draw) => {
        const items = drawnLosses(duty, draw);
        const all = doubledSum(duty.stakes, everything(duty));
        expect(doubledSum(duty.stakes, items)).toBeGreaterThanOrEqual(Math.min(Math.max(0, duty.owed), all));
        expect(lossFault(duty, items)).toBeNull();
      }),
    );
  });

  test('contain nothing that could be left out', () => {
    fc.assert(
      fc.property(duties, chance, (duty, draw) => {
        const items = drawnLosses(duty, draw);
        const without = (i: number) => doubledSum(duty.stakes, [...items.slice(0, i), ...items.slice(i + 1)]);
        for (const i of items.keys()) expect(without(i)).toBeLessThan(duty.owed);
      }),
    );
  });

  test('picks are halves within the limit, and no further half fits', () => {
    fc.assert(
      fc.property(stakes, fc.nat(400), chance, (list, limit, draw) => {
        const picks = drawnPicks(list, limit, draw);
        expect(pickFault(list, limit, picks)).toBeNull();
        for (const { piece, unit } of list) {
          const more = pickFault(list, limit, [...picks, { piece, unit, part: 'half' }]);
          expect(more?.code).toMatch(/^(picks-too-many|loss-not-there)$/);
        }
      }),
    );
  });
});

describe('HEX-QB-05 the cheapest losses', () => {
  const squads = (...list: readonly (readonly [points: number, models: number])[]): readonly Stake[] =>
    list.map(([points, models], i) => ({
      ...{ piece: R1, unit: `R1-${i}` as UnitId, name: `Unit ${i}` },
      ...{ singly: false, models, points },
    }));

  test.each<[string, readonly (readonly [number, number])[], number, number]>([
    [
      'half a squad is taken if that is enough',
      [
        [200, 10],
        [120, 10],
      ],
      60,
      120,
    ],
    [
      'a squad of one model is lost as a whole',
      [
        [75, 1],
        [200, 10],
      ],
      70,
      150,
    ],
    [
      'half a squad fills the gap between 725 and 780',
      [
        [175, 10],
        [325, 1],
        [400, 1],
      ],
      780,
      1625,
    ],
  ])('%s', (_title, list, damage, sum) => {
    const stakes = squads(...list);
    expect(doubledSum(stakes, cheapestLosses({ stakes, owed: 2 * damage, picks: new Map() }))).toBe(sum);
  });

  test('are valid, and no drawn choice that is enough costs less', () => {
    fc.assert(
      fc.property(duties, chance, (duty, draw) => {
        const items = cheapestLosses(duty);
        expect(lossFault(duty, items)).toBeNull();
        expect(doubledSum(duty.stakes, items)).toBeLessThanOrEqual(doubledSum(duty.stakes, drawnLosses(duty, draw)));
      }),
    );
  });
});

describe('damage', () => {
  test('is divided without gaining or losing a point, the remainder to the first', () => {
    const stand = (seat: string, value: number): Stand => ({ seat: seatId(seat), value, stakes: [] });
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(2000), fc.nat(2000), (damage, a, b) => {
        const shares: Readonly<Record<string, number>> = sharesOf(damage, [stand('blue', a), stand('green', b)]);
        expect((shares.blue ?? 0) + (shares.green ?? 0)).toBe(damage);
        expect(shares.green ?? 0).toBeLessThanOrEqual((damage * b) / Math.max(1, a + b));
      }),
    );
  });

  test.each([
    ['2', [1, 1], 1000, 'attack', 0],
    ['3', [1, 2], 1000, 'attack', 100],
    ['4', [2, 2], 1000, 'attack', 200],
    ['5', [1, 4], 1000, 'attack', 300],
    ['6', [1, 5], 1000, 'attack', 400],
    ['7', [1, 6], 700, 'attack', 350],
    ['8', [2, 6], 1000, 'attack', 600],
    ['9', [3, 6], 1000, 'attack', 700],
    ['10', [4, 6], 1000, 'attack', 800],
    ['11', [5, 6], 1000, 'attack', 1000],
    ['12', [6, 6], 1000, 'attack', 1500],
    ['6 in a raid', [3, 3], 1000, 'raid', 300],
    ['12 in a raid', [6, 6], 1000, 'raid', 1125],
    ['7 of an odd value', [3, 4], 333, 'attack', 166],
  ] as const)('of a %s', (_sum, [a, b], value, kind, damage) => {
    expect(inflicted(value, [a, b], kind)).toBe(damage);
  });
});
