import { expect, test } from 'vitest';
import { dateIn, midnightIn } from './midnight.ts';

const at = (instant: string): number => Date.parse(instant);

test.each([
  ['Europe/Berlin', '2031-05-04T21:59:59.999Z', '2031-05-04'],
  ['Europe/Berlin', '2031-05-04T22:00:00.000Z', '2031-05-05'],
  ['Pacific/Kiritimati', '2031-05-04T10:00:00.000Z', '2031-05-05'],
  ['America/Los_Angeles', '2031-05-05T06:59:59.000Z', '2031-05-04'],
])('in %s, %s is on %s', (zone, instant, date) => {
  expect(dateIn(at(instant), zone)).toBe(date);
});

test.each([
  ['UTC', '2031-05-05', '2031-05-05T00:00:00.000Z'],
  ['Europe/Berlin', '2031-05-05', '2031-05-04T22:00:00.000Z'],
  ['Europe/Berlin', '2031-11-05', '2031-11-04T23:00:00.000Z'],
  // The day on which summer time begins, and the one after it.
  ['Europe/Berlin', '2031-03-30', '2031-03-29T23:00:00.000Z'],
  ['Europe/Berlin', '2031-03-31', '2031-03-30T22:00:00.000Z'],
  ['Asia/Kolkata', '2031-05-05', '2031-05-04T18:30:00.000Z'],
  // Summer time began at this midnight, which clocks skipped.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  // Summer time ended at this midnight: 23:00 came twice, midnight once.
  ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
])('in %s, %s begins at %s', (zone, date, instant) => {
  expect(new Date(midnightIn(date, zone)).toISOString()).toBe(instant);
});
