import type { Due, Weekday } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { dueInstant } from './due-instant.ts';

const weekly = (after: string, time: string, zone: string, weekdays: Weekday[]): Due => ({
  kind: 'next',
  after,
  weekdays,
  time,
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
])('%s', (_title, due, instant) => {
  expect(dueInstant(due).toISOString()).toBe(instant);
});
