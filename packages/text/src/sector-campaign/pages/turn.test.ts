import { expect, test } from 'vitest';
import { commandText } from './turn.ts';

test.each([
  [{ isIgnored: false, upkeep: 0, bought: 0 }, 'Accept the directive, buy nothing'],
  [{ isIgnored: true, upkeep: 2, bought: null }, 'Ignore the directive, 2 VP for upkeep'],
  [{ isIgnored: null, upkeep: 0, bought: 0 }, 'Buy nothing'],
  [{ isIgnored: null, upkeep: 2, bought: 4 }, '2 VP for upkeep, 4 VP for purchases'],
  [{ isIgnored: null, upkeep: 0, bought: null }, 'You can’t alter any more detachments this turn.'],
])('the seal of the command sheet names what is decided, and only that: %o', (facts, says) => {
  expect(commandText.sealSays(facts)).toBe(says);
});
