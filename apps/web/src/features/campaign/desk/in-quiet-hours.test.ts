import { expect, test } from 'vitest';
import { inQuietHours } from './in-quiet-hours.ts';

const night = { from: '22:00', until: '07:00', zone: 'Europe/Berlin' };
const noon = { from: '12:00', until: '14:00', zone: 'Europe/Berlin' };

test.each([
  ['2026-10-24T20:00:00Z', night, true],
  ['2026-10-24T19:59:00Z', night, false],
  // The clocks have gone back: 06:59 and 07:00.
  ['2026-10-25T05:59:00Z', night, true],
  ['2026-10-25T06:00:00Z', night, false],
  ['2026-10-25T11:00:00Z', noon, true],
  ['2026-10-25T13:00:00Z', noon, false],
] as const)('%s is in quiet hours in their time zone', (at, quiet, is) => {
  expect(inQuietHours(new Date(at), quiet)).toBe(is);
});
