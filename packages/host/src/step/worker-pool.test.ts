import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inWorkerPool } from './worker-pool.ts';

/** Pieces of work that take this many turns of the event loop, and how many were running when each began. */
function pieces(...turns: readonly number[]) {
  const left = [...turns];
  const busy: number[] = [];
  let now = 0;
  let asked = 0;
  const work = async (onFound: () => void): Promise<boolean> => {
    asked += 1;
    const length = left.shift();
    if (length === undefined) return false;
    onFound();
    busy.push(++now);
    for (let turn = 0; turn < length; turn++) await nextTurn();
    now -= 1;
    return true;
  };
  return { work, busy, asked: () => asked };
}

test('a pool does as many pieces at the same time as it has workers, and all of them', async () => {
  const { work, busy } = pieces(3, 3, 3, 3, 3, 3, 3);
  await inWorkerPool(3, work);
  expect(busy).toHaveLength(7);
  expect(Math.max(...busy)).toBe(3);
});

test('one worker looks for work when there is none, and a second one when there is a single piece', async () => {
  const [none, one] = [pieces(), pieces(2)];
  await inWorkerPool(3, none.work);
  expect(none.asked()).toBe(1);
  await inWorkerPool(3, one.work);
  expect([one.busy, one.asked()]).toEqual([[1], 3]);
});

test('workers that found nothing are started again when more work comes later', async () => {
  // One alone, another when it is done, and then a crowd.
  const later = [1, 6];
  let left = 1;
  let now = 0;
  const busy: number[] = [];
  await inWorkerPool(3, async (onFound) => {
    if (left === 0) return false;
    left -= 1;
    onFound();
    busy.push(++now);
    for (let turn = 0; turn < 4; turn++) await nextTurn();
    now -= 1;
    if (left === 0 && now === 0) left = later.shift() ?? 0;
    return true;
  });
  expect(busy).toHaveLength(8);
  expect(busy.slice(0, 2)).toEqual([1, 1]);
  expect(Math.max(...busy.slice(2))).toBe(3);
});

test('a worker that fails does not disturb the others, and its error is thrown at the end', async () => {
  const done: string[] = [];
  let asked = 0;
  const work = async (onFound: () => void): Promise<boolean> => {
    asked += 1;
    if (asked === 2) throw new Error('no connection');
    if (asked > 2) return false;
    onFound();
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    done.push('first');
    return true;
  };
  await expect(inWorkerPool(3, work)).rejects.toThrow('no connection');
  expect(done).toEqual(['first']);
});
