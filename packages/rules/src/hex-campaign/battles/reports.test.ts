import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallen, report } from '../testing/fought.ts';
import type { UnitReport } from '../types.ts';
import { isSame, plainReport } from './reports.ts';

const units: fc.Arbitrary<readonly UnitReport[]> = fc
  .uniqueArray(
    fc.record({
      unit: fc.integer({ min: 1, max: 9 }),
      lost: fc.nat(2),
      wounded: fc.nat(1),
      retreated: fc.nat(1),
      took: fc.constantFrom<UnitReport['took'][]>('fought', 'entered', 'bombarded'),
      broken: fc.constantFrom<UnitReport['broken'][]>(null, { leadership: 7, rallied: null }),
      demon: fc.constantFrom<UnitReport['demon'][]>(null, 'alive'),
    }),
    { selector: ({ unit }) => unit, maxLength: 6 },
  )
  .map((all) => all.map(({ unit, ...rest }) => fallen(`B1-${unit}`, rest)));

const NOTHING = fallen('B1-1');

test('HEX-TBL-41: a plain report keeps everything that happened, and its order does not matter', () => {
  fc.assert(
    fc.property(units, (given) => {
      const said = plainReport(report({ units: given }));
      const happened = given.filter(
        (one) => !isSame(report({ units: [{ ...one, unit: NOTHING.unit }] }), report({ units: [NOTHING] })),
      );
      expect([...said.units].sort((a, b) => (a.unit < b.unit ? -1 : 1))).toEqual(
        [...happened].sort((a, b) => (a.unit < b.unit ? -1 : 1)),
      );
      expect(plainReport(report({ units: [...given].reverse() }))).toEqual(said);
      expect(plainReport(said)).toEqual(said);
    }),
  );
});

test('HEX-TBL-41: reports that differ in anything are not the same', () => {
  const one = report({ turns: 5, units: [fallen('B1-1', { lost: 1 })] });
  const others = [
    report({ turns: 6, units: [fallen('B1-1', { lost: 1 })] }),
    report({ turns: 5, units: [fallen('B1-1', { lost: 2 })] }),
    report({ turns: 5, scenario: 'attacker', units: [fallen('B1-1', { lost: 1 })] }),
  ];
  expect(others.map((other) => isSame(plainReport(one), plainReport(other)))).toEqual([false, false, false]);
  expect(isSame(plainReport(one), plainReport({ ...one }))).toBe(true);
});
