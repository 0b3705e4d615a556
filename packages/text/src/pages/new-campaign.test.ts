import { expect, test } from 'vitest';
import { clockWords, settingWords } from './new-campaign.ts';

test.each([
  ['none', { mode: 'none' }, 'No deadline'],
  ['one with a name', { mode: 'duration', seconds: 86_400 }, 'A day for each phase'],
  ['one without', { mode: 'duration', seconds: 5400 }, '1 h 30 min for each phase'],
  [
    'days of the week',
    { mode: 'weekly', weekdays: ['wednesday', 'sunday'], time: '21:00', zone: 'America/New_York' },
    'Wed and Sun at 21:00, America/New York',
  ],
] as const)('an order clock is told: %s', (_title, clock, says) => {
  expect(clockWords(clock)).toBe(says);
});

test.each([
  ['of a closed list', 'trackedRiver', 'bridgeOnly', 'need a bridge'],
  ['of a race', 'nativeRace', 'ork', 'Orks'],
  ['yes or no', 'seePassing', true, 'yes'],
  ['an amount', 'startBp', 12_000, '12,000'],
  ['a grid', 'airspaceGrid', [3, 4], '3 × 4'],
] as const)('a setting is told: %s', (_title, key, value, says) => {
  expect(settingWords(key, value)).toBe(says);
});
