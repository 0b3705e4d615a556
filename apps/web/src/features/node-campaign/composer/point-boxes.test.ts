import { expect, test } from 'vitest';
import { pointBoxes, spendableOf } from './point-boxes.tsx';

/** In short: `L` stays, `S` is spent, `-` is missing; in brackets: of acceleration. */
const drawn = (...args: Parameters<typeof pointBoxes>) =>
  pointBoxes(...args)
    .map(({ state, isRound }) => {
      const sign = { left: 'L', spent: 'S', missing: '-' }[state];
      return isRound ? `(${sign})` : sign;
    })
    .join('');

test('the ruler has a box for each point up to the limit, and acceleration points at the end', () => {
  const have = { cp: 5, acceleration: 2 };
  expect(drawn(have, { cp: 2, acceleration: 0 }, 9)).toBe('LLSSS(S)(S)--');
  expect(drawn(have, { cp: 5, acceleration: 1 }, 9)).toBe('LLLLL(L)(S)--');
});

test('points beyond the limit have boxes, too', () => {
  expect(drawn({ cp: 3, acceleration: 0 }, { cp: 3, acceleration: 0 }, 2)).toBe('LLL');
});

test('points under embargo can be spent in a game night only', () => {
  const purse = { cp: 1, free: 2, held: [{ session: 1, points: 3 }] };
  expect(spendableOf(purse, false)).toEqual({ cp: 1, acceleration: 2 });
  expect(spendableOf(purse, true)).toEqual({ cp: 1, acceleration: 5 });
});
