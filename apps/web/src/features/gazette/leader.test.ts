import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { leaderOf } from './leader.ts';

const of = (...scores: readonly (number | null)[]) =>
  leaderOf({ seen: { standings: scores.map((score, i) => ({ seat: seatId(`s${i}`), score, isOut: false })) } });

test('the highest score leads; a tie or a secret score has no leader', () => {
  expect(of(3, 12, 5)).toEqual({ seat: 's1', score: 12 });
  expect(of(0, 0)).toBe('even');
  expect(of(null, null)).toBe('secret');
  expect(of(7)).toEqual({ seat: 's0', score: 7 });
});
