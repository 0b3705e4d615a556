import { expect, test } from 'vitest';
import { seatId } from '../kernel/index.ts';
import { hexCampaign } from './index.ts';
import { isComplete } from './is-complete.ts';
import { board } from './testing/board.ts';

const view = (phase: 'movement-orders' | 'build' | 'battle-orders') =>
  hexCampaign.view(board({ R1: 'red infantry 4 @ 5,4', R2: 'red infantry 4 @ 1,1' }, { phase }), {
    kind: 'seat',
    seat: seatId('red'),
  });
const sheet = (given: object) => hexCampaign.sheets.schema.parse(given);
const guard = (piece: string) => ({ type: 'guard', piece });
const movement = (...orders: readonly object[]) => sheet({ phase: 'movement-orders', orders });

test('a sheet is complete when every unit that needs an order has one', () => {
  const seen = view('movement-orders');
  expect(isComplete(seen, movement())).toBe(false);
  expect(isComplete(seen, movement(guard('R1')))).toBe(false);
  expect(isComplete(seen, movement(guard('R1'), guard('R2')))).toBe(true);
});

test('a sheet that the rules refuse is not complete', () => {
  expect(isComplete(view('movement-orders'), movement(guard('R1'), { type: 'path', piece: 'R2', path: ['9,9'] }))).toBe(
    false,
  );
  expect(isComplete(view('build'), movement(guard('R1'), guard('R2')))).toBe(false);
});

test('no purchase is required', () => {
  expect(isComplete(view('build'), sheet({ phase: 'build', lines: [] }))).toBe(true);
});

test('in battle every army that could raid or attack needs an order, if only to guard', () => {
  const fought = (...orders: readonly object[]) => sheet({ phase: 'battle-orders', orders, spies: [], airSupport: [] });
  expect(isComplete(view('battle-orders'), fought(guard('R1')))).toBe(false);
  expect(isComplete(view('battle-orders'), fought(guard('R1'), guard('R2')))).toBe(true);
});
