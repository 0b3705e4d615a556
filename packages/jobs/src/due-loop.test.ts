import type { DueRun } from '@sealed-orders/host';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DueHost, startDueLoop } from './due-loop.ts';

const QUIET: DueRun = { ran: [], paused: [], failed: [], nextDue: null, lookedAt: new Date(0), now: new Date(0) };

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** A host that records its calls; its first sweep finds this many campaigns. */
function recordingHost(found: number, run: () => DueRun = () => QUIET) {
  const asked: string[] = [];
  const host: DueHost = {
    runDue: async () => {
      asked.push('due');
      return run();
    },
    sweepComplete: async () => {
      asked.push('sweep');
      return found;
    },
  };
  return { host, asked };
}

const fail = (error: unknown): never => {
  throw error;
};

test.each<[string, number, readonly string[]]>([
  ['something is looked at without waiting', 2, ['due', 'sweep', 'due']],
  ['nothing waits for the next look', 0, ['due', 'sweep']],
])('due campaigns come before the sweep, and a sweep that finds %s', async (_title, found, expected) => {
  const { host, asked } = recordingHost(found);
  const dueLoop = startDueLoop(host, fail);
  await vi.advanceTimersByTimeAsync(2);
  expect(asked).toEqual(expected);
  await dueLoop.stop();
});

test('a wake during a look leads to another look without waiting', async () => {
  const { host, asked } = recordingHost(0);
  const dueLoop = startDueLoop(host, fail);
  dueLoop.wake();
  await vi.advanceTimersByTimeAsync(2);
  expect(asked).toEqual(['due', 'sweep', 'due']);
  await dueLoop.stop();
});

test('a campaign that became due just after the look is handled without waiting', async () => {
  const { host, asked } = recordingHost(0, () => {
    const lookedAt = new Date(Date.now() - 3);
    return { ...QUIET, nextDue: asked.length === 1 ? new Date(Date.now() - 1) : null, lookedAt, now: new Date() };
  });
  const dueLoop = startDueLoop(host, fail);
  await vi.advanceTimersByTimeAsync(2);
  expect(asked).toEqual(['due', 'sweep', 'due']);
  await dueLoop.stop();
});

test('a campaign that another process has is looked at again later, when that process may have died', async () => {
  const { host, asked } = recordingHost(0, () => ({
    ...QUIET,
    nextDue: new Date(Date.now() - 9),
    lookedAt: new Date(),
  }));
  const dueLoop = startDueLoop(host, fail);
  await vi.advanceTimersByTimeAsync(40);
  expect(asked).toEqual(['due', 'sweep']);
  await vi.advanceTimersByTimeAsync(20);
  expect(asked).toEqual(['due', 'sweep', 'due']);
  await dueLoop.stop();
});

test('a failed sweep is repeated at the next look, and not only when the next sweep is due', async () => {
  const { host, asked } = recordingHost(0);
  const errors: unknown[] = [];
  let hasFailed = false;
  const sweepComplete = async (): Promise<number> => {
    if (hasFailed) return host.sweepComplete();
    hasFailed = true;
    throw new Error('connection lost');
  };
  const dueLoop = startDueLoop({ ...host, sweepComplete }, (error) => void errors.push(error));
  await vi.advanceTimersByTimeAsync(1010);
  expect(asked).toEqual(['due', 'due', 'sweep']);
  expect(errors).toHaveLength(1);
  await dueLoop.stop();
});
