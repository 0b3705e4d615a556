import { expect, test } from 'vitest';
import { nextGap } from './gaps.ts';

const gaps = (inHand: string | null) =>
  ['a', 'b', 'c'].map((name) => ({ name, isInHand: name === inHand, take: () => undefined }));

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
] as const)('with %s selected, step %i leads to %s', (inHand, by, name) => {
  expect(nextGap(gaps(inHand), by)?.name).toBe(name);
});

test('if every unit has an order, there is no next one', () => {
  expect(nextGap([], 1)).toBeNull();
});
