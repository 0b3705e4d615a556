import type { QuietHours } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendedDue } from './deadline.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const zone = fc.constantFrom('Etc/UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago');
const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const quietHours = fc.record({ from: wallTime, until: wallTime, zone }).filter(({ from, until }) => from !== until);
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

/** What clocks show in the zone, as browsers and phones would say it. */
const shownIn = (at: Date, timeZone: string): string =>
  at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function isQuiet(at: Date, { from, until, zone: timeZone }: QuietHours): boolean {
  const time = shownIn(at, timeZone);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

test('a phase that gets more time avoids quiet hours, and closes no later than needed, through changes of clocks', () => {
  const drawn = fc.record({
    due: moment,
    quiet: quietHours,
    grace: fc.constantFrom(0, HOUR / 1000, (6 * HOUR) / 1000),
  });
  fc.assert(
    fc.property(drawn, ({ due, quiet, grace }) => {
      const closes = extendedDue(due, DAY, { quiet, grace });
      const plain = new Date(due.getTime() + DAY);
      expect(isQuiet(closes, quiet)).toBe(false);
      expect(closes.getTime()).toBeGreaterThanOrEqual(plain.getTime());
      const up = new Date(plain.getTime() - grace * 1000);
      if (!isQuiet(up, quiet) && !isQuiet(plain, quiet)) expect(closes).toEqual(plain);
      // Quiet hours are shorter than a day and, when the clocks go back within them, an hour more; deadline and grace may meet both.
      expect(closes.getTime() - plain.getTime()).toBeLessThanOrEqual(2 * (DAY + HOUR));
    }),
    { numRuns: 300 },
  );
});

test('without quiet hours the time is added unchanged', () => {
  const due = new Date('2026-10-24T22:00:00.000Z');
  expect(extendedDue(due, DAY, { quiet: null, grace: 3600 })).toEqual(new Date('2026-10-25T22:00:00.000Z'));
});
