import { changeOf } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { holdNeighbours, type Stretch, stretchesOf } from './stretches.ts';

test.each([
  ['none', [], []],
  ['neighbours', [3, 4, 5], ['3-6']],
  ['neighbours around a gap', [1, 2, 7], ['1-3', '7-8']],
  ['more than fit into one answer', [0, 1, 2, 3, 4], ['0-2', '2-4', '4-5']],
])('numbers are asked for in stretches: %s', (title, numbers, stretches) => {
  const most = title.startsWith('more') ? 2 : 50;
  expect(stretchesOf(numbers, most).map(({ from, to }) => `${from}-${to}`)).toEqual(stretches);
});

test('steps that are not held are fetched together, and each is held as a whole', async () => {
  const stepOf = (n: number) => ({ n, view: { day: 1 + Math.floor(n / 3), forces: { f1: { at: `O${n}` } } } });
  const held = new Map([[2, stepOf(2)]]);
  const asked: Stretch[] = [];
  await holdNeighbours([0, 2, 3, 4, 5], {
    isHeld: (n) => held.has(n),
    ask: async (stretch) => {
      asked.push(stretch);
      const steps = Array.from({ length: stretch.to - stretch.from }, (_, i) => stepOf(stretch.from + i));
      const [first = stepOf(stretch.from), ...others] = steps;
      return { first, changes: others.map((step, i) => changeOf(steps[i], step)) };
    },
    hold: (step) => held.set(step.n, step),
  });
  expect(asked).toEqual([{ from: 3, to: 6 }]);
  expect([...held.values()]).toEqual([2, 3, 4, 5].map(stepOf));
});
