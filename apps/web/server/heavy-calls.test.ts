import { setImmediate as nextTurn } from 'node:timers/promises';
import { appRouter } from '@sealed-orders/api';
import { expect, test } from 'vitest';
import { createCallRunner, HEAVY } from './heavy-calls.ts';

/** Calls a procedure twenty times for each of three users; returns how many ran at the same time at most. */
async function mostAtOnce(path: string): Promise<number> {
  const run = createCallRunner();
  let running = 0;
  let most = 0;
  const call = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
  };
  const users = ['red', 'blue', 'green'];
  await Promise.all(users.flatMap((by) => Array.from({ length: 20 }, () => run(path, by, call))));
  return most;
}

test.each([...HEAVY])('%s runs for two users at the same time, and once for each', async (path) => {
  expect(Object.keys(appRouter._def.procedures)).toContain(path);
  expect(await mostAtOnce(path)).toBe(2);
});

test('other calls wait only for those of the same user, if there are many', async () => {
  expect(await mostAtOnce('play.head')).toBe(24);
});
