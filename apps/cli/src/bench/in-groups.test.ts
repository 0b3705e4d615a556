import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test('makes as many as requested, in order, at most a hundred at a time', async () => {
  let [open, most] = [0, 0];
  const made = await inGroups(250, async (i) => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open -= 1;
    return i;
  });
  expect(made).toEqual(Array.from({ length: 250 }, (_, i) => i));
  expect(most).toBe(100);
});
