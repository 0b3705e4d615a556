import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startWokenLoop } from './woken-loop.ts';

const HOUR = 3_600_000;

const fail = (error: unknown): never => {
  throw error;
};

test('callers that wake a loop while it rests are served by the same look', async () => {
  let looks = 0;
  let wake = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const look = async (): Promise<void> => {
    looks += 1;
    wake();
  };
  const loop = startWokenLoop(HOUR, look, fail, 50);
  for (let i = 0; i < 3; i++) {
    await nextTurn();
    loop.wake();
  }
  await first;
  await loop.stop();
  expect(looks).toBe(1);
});

test('a loop rests before it looks, and stopping it does not wait for that', async () => {
  let looks = 0;
  const look = async (): Promise<void> => {
    looks += 1;
  };
  const resting = startWokenLoop(HOUR, look, fail, HOUR);
  await nextTurn();
  resting.wake();
  await resting.stop();
  expect(looks).toBe(0);
});

test('without a rest each look follows as soon as it is requested', async () => {
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
