import type { SetupText } from '@sealed-orders/text';
import { tallySetupText } from '@sealed-orders/text/tally/setup';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

const game: SetupText = { ...tallySetupText, settings: { home: { name: 'Home', says: '' } } };
const GENERAL = 'These seats and settings don’t fit together.';

test.each([
  [['settings', 'home'], 'unknown_zone', 'This site doesn’t know the time zone in “Home”. Choose another.'],
  [['settings', 'home', 'time'], 'invalid_format', '“Home” can’t have this value. Choose another.'],
  [['settings', 'size'], 'too_big', GENERAL],
  [['settings'], 'unrecognized_keys', GENERAL],
  [['settings', '__proto__'], 'too_big', GENERAL],
  [['clock', 'home'], 'unknown_zone', GENERAL],
])('the sentence for a refused value names its setting: %j %s', async (path, fault, says) => {
  const rejections = [{ code: 'not-understood', rule: null, path, facts: { fault } } as const];
  expect(await refusalWords({ code: 'rejected', rejections }, game, GENERAL)).toBe(says);
});
