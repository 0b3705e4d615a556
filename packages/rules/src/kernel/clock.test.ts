import { expect, test } from 'vitest';
import { dueOf, orderClockSchema } from './clock.ts';

const AT = '2026-11-20T12:00:00.000Z';
const HOUR = 3600;

test('a clock runs equally long for every phase, except those with their own time', () => {
  const clock = orderClockSchema.parse({ mode: 'duration', seconds: 24 * HOUR, phases: { air: HOUR } });
  expect(dueOf(clock, 'build', AT)).toEqual({ kind: 'after', after: AT, seconds: 24 * HOUR });
  expect(dueOf(clock, 'air', AT)).toEqual({ kind: 'after', after: AT, seconds: HOUR });
});

test('a clock without such times runs as before', () => {
  const clock = orderClockSchema.parse({ mode: 'duration', seconds: HOUR });
  expect(clock).toEqual({ mode: 'duration', seconds: HOUR });
  expect(dueOf(clock, 'constructor', AT)).toEqual({ kind: 'after', after: AT, seconds: HOUR });
});

test('without a clock time never runs out; a weekly one runs out at its hour in any phase', () => {
  expect(dueOf({ mode: 'none' }, 'build', AT)).toBeNull();
  const weekly = { mode: 'weekly', weekdays: ['sunday'], time: '21:00', zone: 'Europe/London' } as const;
  expect(dueOf(weekly, 'build', AT)).toMatchObject({ kind: 'next', times: ['21:00'], after: AT });
});

test.each([[{ air: 0 }], [{ air: 1.5 }], [{ ['x'.repeat(41)]: 60 }]])('%j is not a time for a phase', (phases) => {
  expect(orderClockSchema.safeParse({ mode: 'duration', seconds: HOUR, phases }).success).toBe(false);
});
