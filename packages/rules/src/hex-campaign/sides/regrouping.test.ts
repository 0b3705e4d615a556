import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPiece } from '../notation.ts';
import { withUnits } from '../testing/fought.ts';
import type { Army, Detachment, Models, Unit } from '../types.ts';
import { living, rosterSize } from '../units/living.ts';
import { battleValue, participating } from './participation.ts';
import { regrouped } from './regrouping.ts';

const CONDITIONS = ['ready', 'wounded', 'damaged', 'dead', 'captured'] as const satisfies readonly (keyof Models)[];

const models: fc.Arbitrary<Models> = fc
  .record({ ready: fc.nat(10), wounded: fc.nat(4), damaged: fc.nat(2), dead: fc.nat(6), captured: fc.nat(2) })
  .filter((one) => CONDITIONS.some((condition) => one[condition] > 0));

const rosters = fc.array(
  fc.record({
    name: fc.constantFrom('Guards', 'Marines'),
    slot: fc.constantFrom('troops', 'elite'),
    moveClass: fc.constantFrom('infantry', 'wheeled'),
    points: fc.nat(400),
    models,
  }),
  { minLength: 1, maxLength: 8 },
);

function armyOf(given: Parameters<typeof withUnits>[1]): Detachment {
  const army = withUnits(readPiece('R1', 'red infantry 4 @ 5,4'), given);
  if (army.kind !== 'detachment') throw new Error('no detachment');
  return army;
}

const sum = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((total, unit) => total + of(unit), 0);

const kindOf = ({ name, slot, moveClass }: Unit): string => `${name} ${slot} ${moveClass}`;
const isFull = (unit: Unit): boolean => unit.models.ready === rosterSize(unit);

/** The most units of one kind that this many ready models can fill: the smallest first. */
function mostFull(units: readonly Unit[]): number {
  const ready = sum(units, (unit) => unit.models.ready);
  const sizes = units.map(rosterSize).sort((a, b) => a - b);
  const needed = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((total, size) => total + size, 0));
  return needed.filter((models) => models <= ready).length;
}

describe('HEX-TBL-16, -17: closing ranks', () => {
  test('no model appears, vanishes, heals or gets hurt, unit sizes stay, and repeating it changes nothing', () => {
    fc.assert(
      fc.property(rosters, (given) => {
        const { units } = armyOf(given);
        const after = regrouped(units);
        for (const condition of CONDITIONS) {
          expect(sum(after, (unit) => unit.models[condition])).toBe(sum(units, (unit) => unit.models[condition]));
        }
        expect(after.map(rosterSize)).toEqual(units.map(rosterSize));
        expect(after.map(({ id }) => id)).toEqual(units.map(({ id }) => id));
        expect(regrouped(after)).toEqual(after);
      }),
    );
  });

  test('units without ready models keep their wounded and dead when regrouped again', () => {
    const guards = (models: Partial<Models>) => ({
      name: 'Guards',
      points: 100,
      models: { ready: 0, wounded: 0, damaged: 0, dead: 0, captured: 0, ...models },
    });
    const { units } = armyOf([guards({ dead: 4 }), guards({ ready: 1, wounded: 3 }), guards({ ready: 2, dead: 2 })]);
    const once = regrouped(units);
    const counts = ({ models: { ready, wounded, dead } }: Unit) => [ready, wounded, dead];
    expect(once.map(counts)).toEqual([
      [0, 0, 4],
      [0, 2, 2],
      [3, 1, 0],
    ]);
    expect(regrouped(once).map(counts)).toEqual(once.map(counts));
  });

  test('of each kind as many units as possible are full, and at most one more has ready models', () => {
    fc.assert(
      fc.property(rosters, (given) => {
        const { units } = armyOf(given);
        const after = regrouped(units);
        for (const kind of new Set(units.map(kindOf))) {
          const now = after.filter((unit) => kindOf(unit) === kind);
          expect(now.filter(isFull).length).toBe(mostFull(units.filter((unit) => kindOf(unit) === kind)));
          expect(now.filter((unit) => !isFull(unit) && unit.models.ready > 0).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('HEX-TBL-15, HEX-RACE-SM-03: who takes part', () => {
  const ready = (given: readonly number[], size: number) =>
    given.map((n) => ({ name: 'Guards', points: 100, models: { ready: n, dead: size - n } }));
  const counts = (army: Army, faction: Parameters<typeof participating>[1]) =>
    participating(army, faction)
      .map((one) => one.ready)
      .sort((a, b) => b - a);

  test.each<[title: string, given: readonly number[], faction: Parameters<typeof participating>[1], fight: number[]]>([
    ['four units with 4, 6, 6 and 7 make two full ones; three are too few', [4, 6, 6, 7], 'ig', [10, 10]],
    ['with 25 the third has five: half is enough', [4, 6, 6, 9], 'ig', [10, 10, 5]],
    ['five of ten take part', [5], 'ig', [5]],
    ['four of ten do not', [4], 'ig', []],
    ['three Marines do', [10, 10, 3], 'sm', [10, 10, 3]],
    ['three Blood Angels do', [3], 'ba', [3]],
    ['three of Chaos do not', [10, 10, 3], 'ch', [10, 10]],
  ])('%s', (_title, given, faction, fight) => {
    expect(counts(armyOf(ready(given, 10)), faction)).toEqual(fight);
  });

  test('a damaged vehicle does not, not even a Marine one; of two, one undamaged one does', () => {
    const vehicle = { name: 'Tank', tags: ['vehicle'], points: 150 } as const;
    const damaged = armyOf([{ ...vehicle, models: { ready: 0, damaged: 1 } }]);
    const squadron = armyOf([{ ...vehicle, models: { ready: 1, damaged: 1 } }]);
    const third = armyOf([{ ...vehicle, models: { ready: 1, damaged: 2 } }]);
    expect([damaged, squadron, third].map((army) => counts(army, 'sm'))).toEqual([[], [1], []]);
  });

  test('Marines fight as Marines under any leader', () => {
    const army = armyOf(ready([3], 10));
    expect(counts({ ...army, race: 'sm' }, 'ch')).toEqual([3]);
  });

  test('a unit is worth its points in proportion to its fighting models, rounded down', () => {
    const army = armyOf([
      { points: 125, models: { ready: 7, dead: 3 } },
      { points: 99, models: { ready: 5, wounded: 5 } },
    ]);
    expect(battleValue(participating(army, 'ig'))).toBe(87 + 49);
  });

  test('only ready models take part, and an army is worth no more than its living models', () => {
    fc.assert(
      fc.property(rosters, fc.constantFrom('sm', 'ch'), (given, faction) => {
        const army = armyOf(given);
        const fit = participating(army, faction);
        expect(fit.every((one) => one.ready > 0 && one.ready <= living(one.unit))).toBe(true);
        expect(battleValue(fit)).toBeLessThanOrEqual(sum(army.units, ({ points }) => points));
      }),
    );
  });
});
