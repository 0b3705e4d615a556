import { powersText } from '@sealed-orders/text/pages/powers';
import { expect, test } from 'vitest';
import { whyNotAlone } from './why-not-alone.ts';

test('an owner who plays reads about phases only where there are phases', () => {
  expect(whyNotAlone('player-stays', true)).toBe(powersText['player-stays']);
  expect(whyNotAlone('player-stays', false)).toMatch(/missed two deadlines in a row/);
  expect(whyNotAlone('player-stays', false)).not.toMatch(/phase/);
});

test('what does not speak of phases is the same everywhere, and other refusals have no sentence here', () => {
  expect(whyNotAlone('players-end-it', false)).toBe(powersText['players-end-it']);
  expect(whyNotAlone('closed', true)).toBeNull();
});
