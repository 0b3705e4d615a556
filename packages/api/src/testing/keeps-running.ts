import { expect } from 'vitest';

/** Awaits the result; this process must get to other things meanwhile, and the result must be good. */
export async function keepsRunning(result: Promise<unknown>): Promise<void> {
  let turns = 0;
  let isWaiting = true;
  const waited = result.finally(() => {
    isWaiting = false;
  });
  while (isWaiting) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await waited).toMatchObject({ ok: true });
  expect(turns).toBeGreaterThan(100);
}
