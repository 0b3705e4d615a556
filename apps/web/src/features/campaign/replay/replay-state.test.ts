import { expect, test } from 'vitest';
import { type ReplayAction, replayAfter } from './replay-state.ts';

const of = 3;
const after = (...actions: ReplayAction[]) => actions.reduce(replayAfter, null);
const start: ReplayAction = { type: 'start', n: 7 };
const on: ReplayAction = { type: 'on', of };

test('a replay begins before the first event and runs', () => {
  expect(after(start)).toEqual({ n: 7, played: 0, isRunning: true, speed: 1, isOnwards: false });
});

test('it plays to the last event and stops there', () => {
  expect(after(start, on, on)).toMatchObject({ played: 2, isRunning: true, isOnwards: true });
  expect(after(start, on, on, on)).toMatchObject({ played: 3, isRunning: false, isOnwards: true });
  expect(after(start, on, on, on, on)).toMatchObject({ played: 3, isOnwards: false });
});

test('scrubbing stops it, and stays within its events', () => {
  expect(after(start, on, { type: 'go', to: 9, of })).toMatchObject({ played: 3, isRunning: false, isOnwards: false });
  expect(after(start, { type: 'go', to: -1, of })).toMatchObject({ played: 0 });
});

test('play at the end begins again', () => {
  expect(after(start, on, on, on, { type: 'toggle', of })).toMatchObject({ played: 0, isRunning: true });
  expect(after(start, on, { type: 'toggle', of })).toMatchObject({ played: 1, isRunning: false });
});

test('speeds cycle', () => {
  const faster: ReplayAction = { type: 'faster' };
  expect([1, 2, 3].map((times) => after(start, ...Array<ReplayAction>(times).fill(faster))?.speed)).toEqual([2, 4, 1]);
});

test('only a start begins a replay, and a stop ends it', () => {
  expect(after(on)).toBeNull();
  expect(after(start, { type: 'stop' })).toBeNull();
});
