import type { Field } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { clockWords, settingWords } from './new-campaign.ts';

test.each([
  ['none', { mode: 'none' }, 'No deadline'],
  ['a limit with a name', { mode: 'duration', seconds: 86_400 }, 'A day for each phase'],
  ['a limit without a name', { mode: 'duration', seconds: 5400 }, '1 h 30 min for each phase'],
  [
    'some phases with their own time',
    { mode: 'duration', seconds: 86_400, phases: { move: 172_800, air: 3600 } },
    'A day for each phase, an hour for Air orders, two days for Movement orders',
  ],
  ['full hours', { mode: 'hourly', hours: 6, zone: 'Europe/London' }, 'Every 6 hours from midnight, Europe/London'],
  [
    'days of the week',
    { mode: 'weekly', weekdays: ['wednesday', 'sunday'], time: '21:00', zone: 'America/New_York' },
    'Wed and Sun at 21:00, America/New York',
  ],
] as const)('an order clock in words: %s', (_title, clock, says) => {
  expect(clockWords(clock, { air: 'Air orders', move: 'Movement orders' })).toBe(says);
});

const words = { name: 'A setting', says: '', values: { off: 'never', on: 'always' }, parts: { a: 'Alpha', b: 'Beta' } };

test.each<[string, Field, unknown, string]>([
  ['of a closed list', { kind: 'choice', values: ['off', 'on'] }, 'on', 'always'],
  ['yes or no', { kind: 'switch' }, true, 'yes'],
  ['a date', { kind: 'date' }, '2031-09-01', '1 September 2031'],
  ['a weekly time', { kind: 'weekly' }, { time: '19:00', weekday: 'sunday' }, 'Sunday 19:00'],
  ['a time zone', { kind: 'zone' }, 'America/New_York', 'America/New York'],
  ['a limit', { kind: 'limit', least: 0, most: 99_999 }, 12_000, '12,000'],
  ['no limit', { kind: 'limit', least: 0, most: 9 }, null, 'none'],
  [
    'a number for each part',
    { kind: 'numbers', keys: ['a', 'b'], least: 0, most: 9999 },
    { b: 2000, a: 1 },
    'Alpha 1, Beta 2,000',
  ],
  ['an amount', { kind: 'number', least: 0, most: 99_999 }, 12_000, '12,000'],
  ['a grid', { kind: 'pair', least: 1, most: 6 }, [3, 4], '3 × 4'],
  [
    'a range for each part',
    { kind: 'ranges', keys: ['a', 'b'], least: 0, most: 9 },
    { a: [1, 2], b: [0, 3] },
    'Alpha 1 to 2, Beta 0 to 3',
  ],
  [
    'a choice for each part',
    { kind: 'choices', keys: ['a', 'b'], values: ['off', 'on'] },
    { a: 'off', b: 'on' },
    'Alpha never, Beta always',
  ],
  [
    'the same for all parts',
    { kind: 'choices', keys: ['a', 'b'], values: ['off', 'on'] },
    { a: 'off', b: 'off' },
    'never',
  ],
])('a setting in words: %s', (_title, field, value, says) => {
  expect(settingWords(field, words, value)).toBe(says);
});
