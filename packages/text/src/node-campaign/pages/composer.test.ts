import { expect, test } from 'vitest';
import { composerText } from './composer.ts';

test('a failed step cancels the steps that depend on it, and the warning says what all of them cost', () => {
  expect(composerText.failureRisk(1, [2], 10)).toBe(
    'If step 1 fails, step 2 will be cancelled too, and 10 CP will be lost.',
  );
  expect(composerText.failureRisk(1, [2, 4, 5], 20)).toBe(
    'If step 1 fails, steps 2, 4 and 5 will be cancelled too, and 20 CP will be lost.',
  );
});

test('a battle always cancels later steps', () => {
  expect(composerText.battleRisk(2, [3], 5)).toBe(
    'Step 2 starts a battle: step 3 will be cancelled, and 5 CP will be lost.',
  );
});

test('an order that has become impossible says how many CP would be lost, if any', () => {
  expect(composerText.wouldBeCancelled([], 5)).toBe(
    'As things are now, this order would be cancelled, and 5 CP would be lost.',
  );
  expect(composerText.wouldBeCancelled([2, 3], 10)).toBe(
    'As things are now, steps 2 and 3 would be cancelled, and 10 CP would be lost.',
  );
  expect(composerText.wouldBeCancelled([], 0)).toBe('As things are now, this order would be cancelled.');
});

test.each([
  ['one difficult path', [3], 67, '3+'],
  ['several', [3, 3], 44, '44%'],
  ['none', [], 100, null],
  ['none, but Tainted', [], 50, '50%'],
  ['one difficult path, and Tainted', [3], 33, '33%'],
] as const)('odds as a short label: %s', (_title, rolls, percent, odds) => {
  expect(composerText.oddsShort(rolls, percent)).toBe(odds);
});

test.each([
  ['one difficult path', [3], 67, 'Succeeds on 3+ (4 in 6)'],
  ['several', [3, 4], 33, 'Needs 3+ and 4+: 33%'],
  ['none', [], 100, ''],
  ['none, but Tainted', [], 50, 'Obeys on 4+: 50%'],
  ['one difficult path, and Tainted', [3], 33, 'Obeys on 4+, then needs 3+: 33%'],
] as const)('odds in words: %s', (_title, rolls, percent, odds) => {
  expect(composerText.odds(rolls, percent)).toBe(odds);
});

test('missing CP are shown with the day when the player will have them, if that is known', () => {
  expect(composerText.short(3, '2031-05-08')).toBe('3 CP short. You can pay from Thu 8 May, 00:00.');
  expect(composerText.short(3, null)).toBe('3 CP short.');
});
