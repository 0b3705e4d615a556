import { type Due, dueOf, HOURLY_STEPS, type QuietHours, WEEKDAYS, type Weekday } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuiet, dueInstant } from './due-instant.ts';

const weekly = (after: string, time: string, zone: string, weekdays: Weekday[]): Due => ({
  kind: 'next',
  after,
  weekdays,
  times: [time],
  zone,
});

/** At these times of every day. */
const daily = (after: string, times: string[], zone: string): Due => ({
  kind: 'next',
  after,
  weekdays: [...WEEKDAYS],
  times,
  zone,
});

test.each<[string, Due, string]>([
  ['a moment is that moment', { kind: 'at', at: '2026-11-21T20:00:00.000Z' }, '2026-11-21T20:00:00.000Z'],
  [
    'a duration is counted in seconds, through a change of clocks too',
    { kind: 'after', after: '2026-10-24T22:00:00.000Z', seconds: 86_400 },
    '2026-10-25T22:00:00.000Z',
  ],
  [
    'a weekly evening in winter is an hour ahead of UTC in Berlin',
    weekly('2026-11-20T12:00:00.000Z', '20:00', 'Europe/Berlin', ['sunday']),
    '2026-11-22T19:00:00.000Z',
  ],
  [
    'and two hours ahead in summer',
    weekly('2026-07-01T12:00:00.000Z', '20:00', 'Europe/Berlin', ['sunday']),
    '2026-07-05T18:00:00.000Z',
  ],
  [
    'the slot of today counts when it is still to come',
    weekly('2026-11-20T18:59:59.999Z', '20:00', 'Europe/Berlin', ['friday']),
    '2026-11-20T19:00:00.000Z',
  ],
  [
    'a slot is after the moment, not at it',
    weekly('2026-11-20T19:00:00.000Z', '20:00', 'Europe/Berlin', ['friday']),
    '2026-11-27T19:00:00.000Z',
  ],
  [
    'of several weekdays the first',
    weekly('2026-11-20T19:00:00.000Z', '20:00', 'Europe/Berlin', ['friday', 'monday', 'wednesday']),
    '2026-11-23T19:00:00.000Z',
  ],
  [
    'today is the day of the zone: Saturday has begun in Auckland',
    weekly('2026-11-20T12:00:00.000Z', '02:00', 'Pacific/Auckland', ['saturday']),
    '2026-11-20T13:00:00.000Z',
  ],
  [
    'half an hour of offset',
    weekly('2026-11-20T12:00:00.000Z', '06:15', 'Asia/Kolkata', ['saturday']),
    '2026-11-21T00:45:00.000Z',
  ],
  [
    'a missing hour: 02:30 on the night when clocks go forward is 03:30',
    weekly('2026-03-28T12:00:00.000Z', '02:30', 'Europe/Berlin', ['sunday']),
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'the hour before a missing hour',
    weekly('2026-03-28T12:00:00.000Z', '01:59', 'Europe/Berlin', ['sunday']),
    '2026-03-29T00:59:00.000Z',
  ],
  [
    'the hour after a missing hour',
    weekly('2026-03-28T12:00:00.000Z', '03:00', 'Europe/Berlin', ['sunday']),
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'a doubled hour counts the first time',
    weekly('2026-10-24T12:00:00.000Z', '02:30', 'Europe/Berlin', ['sunday']),
    '2026-10-25T00:30:00.000Z',
  ],
  [
    'and not the second time: between the two the next is a week later',
    weekly('2026-10-25T00:45:00.000Z', '02:30', 'Europe/Berlin', ['sunday']),
    '2026-11-01T01:30:00.000Z',
  ],
  [
    'a missing hour west of Greenwich',
    weekly('2026-03-07T12:00:00.000Z', '02:30', 'America/New_York', ['sunday']),
    '2026-03-08T07:30:00.000Z',
  ],
  [
    'a doubled hour west of Greenwich',
    weekly('2026-10-31T12:00:00.000Z', '01:30', 'America/New_York', ['sunday']),
    '2026-11-01T05:30:00.000Z',
  ],
  [
    'a midnight that does not exist',
    weekly('2026-09-05T12:00:00.000Z', '00:00', 'America/Santiago', ['sunday']),
    '2026-09-06T04:00:00.000Z',
  ],
  [
    'of several times of a day the next',
    daily('2026-11-20T12:30:00.000Z', ['00:00', '06:00', '12:00', '18:00'], 'Etc/UTC'),
    '2026-11-20T18:00:00.000Z',
  ],
  [
    'after the last time of a day the first of the next day',
    daily('2026-11-20T18:00:00.000Z', ['18:00', '06:00'], 'Etc/UTC'),
    '2026-11-21T06:00:00.000Z',
  ],
  [
    'a time in the missing hour comes no earlier than the time after it',
    daily('2026-03-29T00:30:00.000Z', ['02:00', '03:00'], 'Europe/Berlin'),
    '2026-03-29T01:00:00.000Z',
  ],
])('%s', (_title, due, instant) => {
  expect(dueInstant(due).toISOString()).toBe(instant);
});

const ZONES = [
  'Etc/UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Santiago',
];
const zone = fc.constantFrom(...ZONES);
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const HOUR = 3_600_000;

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** What clocks in the zone show: `2026-03-29 03:30`. */
const wallClock = (instant: Date, inZone: string): string => clocks.get(inZone)?.format(instant) ?? '';

/** Whether clocks in the zone were put forward within the hour before. */
function isBehindGap(instant: Date, inZone: string): boolean {
  const before = new Date(instant.getTime() - HOUR);
  const shown = (at: Date): number => Date.parse(`${wallClock(at, inZone).replace(' ', 'T')}Z`);
  return shown(instant) - shown(before) > HOUR;
}

test('an hourly clock falls due at its hours by the clocks of its zone, through every change of clocks', () => {
  fc.assert(
    fc.property(moment, zone, fc.constantFrom(...HOURLY_STEPS), (after, inZone, hours) => {
      const due = dueOf({ mode: 'hourly', hours, zone: inZone }, 'any', after.toISOString());
      const struck = dueInstant(due ?? { kind: 'at', at: '' });
      expect(struck.getTime()).toBeGreaterThan(after.getTime());
      // A change of clocks lengthens one gap by its hour, and may skip the strike in the missing one.
      expect(struck.getTime() - after.getTime()).toBeLessThanOrEqual((hours + 1) * HOUR);
      const [, hour, minute] = /(\d\d):(\d\d)$/.exec(wallClock(struck, inZone)) ?? [];
      // Only the strike of a missing hour comes at another time, behind the gap.
      if (!isBehindGap(struck, inZone)) expect([Number(hour) % hours, minute]).toEqual([0, '00']);
    }),
    { numRuns: 300 },
  );
});

const fullHour = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const grid = fc.record({
  weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
  times: fc.uniqueArray(fullHour, { minLength: 1, maxLength: 3 }),
  zone,
});

/** Around the nights on which clocks change somewhere. */
const aroundChange = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-04', '2026-10-25', '2026-11-01'),
    fc.integer({ min: -2 * 24 * 60, max: 24 * 60 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(day) + minutes * 60_000));

/** `sunday` where clocks show a Sunday. */
const weekdayAt = (instant: Date, inZone: string): Weekday | undefined => {
  const day = Date.parse(wallClock(instant, inZone).slice(0, 10)) / (24 * HOUR);
  // 1970-01-01 was a Thursday, the fourth of the list.
  return WEEKDAYS[(day + 3) % 7];
};

/** Whether clocks in the zone show the same time as half an hour or an hour before: the second of two. */
const isSecond = (instant: Date, inZone: string): boolean =>
  [HOUR / 2, HOUR].some((ago) => wallClock(new Date(instant.getTime() - ago), inZone) === wallClock(instant, inZone));

test('a clock of certain days and hours strikes at the next of them, through every change of clocks', () => {
  fc.assert(
    fc.property(fc.oneof(moment, aroundChange), grid, (after, { weekdays, times, zone: inZone }) => {
      const struck = dueInstant({ kind: 'next', after: after.toISOString(), weekdays, times, zone: inZone });
      const isOnGrid = (instant: Date): boolean =>
        times.includes(wallClock(instant, inZone).slice(11)) &&
        weekdays.some((day) => day === weekdayAt(instant, inZone));
      expect(struck.getTime()).toBeGreaterThan(after.getTime());
      // Only the strike of a missing hour comes at another time, behind the gap.
      if (!isBehindGap(struck, inZone)) expect(isOnGrid(struck)).toBe(true);
      // None was skipped. All hours of these zones begin at a full or a half hour of UTC.
      const first = Math.ceil((after.getTime() + 1) / (HOUR / 2)) * (HOUR / 2);
      for (let at = first; at < struck.getTime(); at += HOUR / 2) {
        const between = new Date(at);
        if (isOnGrid(between)) expect(isSecond(between, inZone), between.toISOString()).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

const wallTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const quietHours = fc
  .record({ from: wallTime, until: wallTime, zone })
  .filter(({ from, until }) => from !== until) satisfies fc.Arbitrary<QuietHours>;

/** Whether clocks show a quiet time; the minute is enough, since quiet hours begin and end at full minutes. */
function isQuiet(instant: Date, { from, until, zone: inZone }: QuietHours): boolean {
  const time = wallClock(instant, inZone).slice(11);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

test('nothing closes in quiet hours, and nothing outside them is delayed', () => {
  fc.assert(
    fc.property(moment, quietHours, (instant, quiet) => {
      const moved = afterQuiet(instant, quiet);
      if (!isQuiet(instant, quiet)) expect(moved).toEqual(instant);
      else expect(moved.getTime()).toBeGreaterThan(instant.getTime());
      expect(moved.getTime() - instant.getTime()).toBeLessThanOrEqual(25 * HOUR);
      expect(afterQuiet(moved, quiet)).toEqual(moved);
    }),
    { numRuns: 500 },
  );
});

test.each<[string, string, QuietHours, string]>([
  ['in the evening', '2026-11-20T22:30:00.000Z', night('Etc/UTC'), '2026-11-21T07:00:00.000Z'],
  ['after midnight', '2026-11-21T03:00:00.000Z', night('Etc/UTC'), '2026-11-21T07:00:00.000Z'],
  ['at their end they are over', '2026-11-21T07:00:00.000Z', night('Etc/UTC'), '2026-11-21T07:00:00.000Z'],
  ['at their beginning they have begun', '2026-11-20T22:00:00.000Z', night('Etc/UTC'), '2026-11-21T07:00:00.000Z'],
  ['a night that loses an hour', '2026-03-28T22:00:00.000Z', night('Europe/Berlin'), '2026-03-29T05:00:00.000Z'],
  ['a night that gains one', '2026-10-24T21:00:00.000Z', night('Europe/Berlin'), '2026-10-25T06:00:00.000Z'],
])('quiet hours: %s', (_title, at, quiet, until) => {
  expect(afterQuiet(new Date(at), quiet).toISOString()).toBe(until);
});

/** From ten in the evening to seven in the morning. */
function night(inZone: string): QuietHours {
  return { from: '22:00', until: '07:00', zone: inZone };
}
