import fc from 'fast-check';
import { expect, test } from 'vitest';
import { board, seat, type War, war } from '../testing.ts';
import type { Purse, Settings } from '../types.ts';
import { gainedBy, leftAfter, spendable } from './points.ts';

const purse: fc.Arbitrary<Purse> = fc.record({
  cp: fc.nat(120),
  free: fc.nat(30),
  held: fc.uniqueArray(fc.record({ session: fc.nat(5), points: fc.integer({ min: 1, max: 20 }) }), {
    selector: ({ session }) => session,
  }),
});
const held = ({ held: parts }: Purse): number => parts.reduce((sum, { points }) => sum + points, 0);
const total = (one: Purse): number => one.cp + one.free + held(one);

const begun = war({ red: 'orks', blue: 'chaos', green: 'tau' }).state;
const red = seat('red');

test('NODE-CP-03: a gain leads nobody above the cap, and a loss nobody below nothing', () => {
  fc.assert(
    fc.property(
      purse,
      fc.nat(100),
      fc.integer({ min: -100, max: 100 }),
      fc.boolean(),
      (own, cpCap, points, isCapped) => {
        const settings: Settings = { ...begun.settings, cpCap };
        const [made] = gainedBy({ purses: { red: own }, settings }, [{ seat: red, points }], isCapped);
        const { points: gained, lost } = made ?? { points: 0, lost: 0 };
        expect(own.cp + gained).toBeGreaterThanOrEqual(0);
        expect(gained + lost).toBe(points < 0 ? Math.max(points, 0 - own.cp) : points);
        if (!isCapped && points > 0) expect(gained).toBe(points);
        if (isCapped) expect(total(own) + gained).toBeLessThanOrEqual(Math.max(cpCap, total(own)));
      },
    ),
  );
});

test('NODE-CP-12: a price that can be paid is paid in full, and leaves nothing below nothing', () => {
  fc.assert(
    fc.property(purse, fc.nat(1000), fc.boolean(), (own, part, isNight) => {
      const night = isNight ? { session: 9, round: 1, players: [red], acted: [] } : null;
      const price = part % (spendable({ purses: { red: own }, night }, red) + 1);
      const left = leftAfter(own, price, isNight);
      expect(total(own) - total(left)).toBe(price);
      expect(Math.min(left.cp, left.free, ...left.held.map(({ points }) => points))).toBeGreaterThanOrEqual(0);
      if (!isNight) expect(left.held).toEqual(own.held);
    }),
  );
});

const FORCES = Object.fromEntries(['O1', 'O2', 'O3', 'V1', 'V2'].map((at, i) => [`f${i + 1}`, `red ${at}`]));
const totals = ({ state }: War): readonly number[] => Object.values(state.purses).map(total);

test('NODE-CP-02, -03, -05: no midnight takes points, or leads anybody above the cap', () => {
  const amount = fc.record({ red: fc.nat(30), blue: fc.nat(30), green: fc.nat(30) });
  const numbers = { dailyCp: fc.nat(20), cpCap: fc.nat(30), lowCpThreshold: fc.nat(14) };
  fc.assert(
    fc.property(amount, amount, fc.record(numbers), (cp, free, settings) => {
      const made = war(
        { red: 'orks', blue: 'chaos', green: 'tau' },
        { settings: { endDays: null, endVp: null, ...settings }, given: board({ forces: FORCES, cp, free }) },
      );
      for (let day = 0; day < 8; day++) {
        const before = totals(made);
        for (const [i, now] of totals(made.midnights()).entries()) {
          const had = before[i] ?? 0;
          expect(now).toBeGreaterThanOrEqual(had);
          expect(now).toBeLessThanOrEqual(Math.max(settings.cpCap, had));
        }
      }
    }),
    { numRuns: 25 },
  );
});
