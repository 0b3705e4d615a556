import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startWokenLoop } from './woken-loop.ts';

const HOUR = 3_600_000;

const fail = (error: unknown): never => {
  throw error;
};

test('whoever wakes a loop while it rests does not make it look again at once', async () => {
  let looks = 0;
  const look = async (): Promise<void> => {
    looks += 1;
  };
  const resting = startWokenLoop(HOUR, look, fail, HOUR);
  for (let i = 0; i < 3; i++) {
    await nextTurn();
    resting.wake();
  }
  expect(looks).toBe(1);
  // The end does not wait for the rest, and nothing follows it.
  await resting.stop();
  expect(looks).toBe(1);
});

test('without a rest each look follows as soon as it is asked for', async () => {
  let looks = 0;
  const look = async (): Promise<void> => {
    looks += 1;
  };
  const loop = startWokenLoop(HOUR, look, fail);
  for (let i = 0; i < 3; i++) {
    await nextTurn();
    loop.wake();
  }
  await loop.stop();
  expect(looks).toBe(4);
});
