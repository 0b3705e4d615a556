import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { demoLists } from '@sealed-orders/formats/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createRosterReader } from './rosters/roster-reader.ts';

const [list] = demoLists('azure');
if (list === undefined) throw new Error('the fixtures hold lists');
const { bytes, fileName } = list;

/** Processes that are alive, and the most that ever were at the same time. */
const alive = new Set<ChildProcess>();
let most = 0;
let made = 0;

function count(message: unknown): void {
  const child = z.object({ process: z.instanceof(ChildProcess) }).parse(message).process;
  alive.add(child);
  made += 1;
  most = Math.max(most, alive.size);
  child.once('exit', () => alive.delete(child));
}

beforeEach(() => {
  [most, made] = [0, 0];
  subscribe('child_process', count);
});
afterEach(() => void unsubscribe('child_process', count));

test.each([1, 2])('no more than %i files are read at the same time, each in its own process', async (atOnce) => {
  const reader = createRosterReader({ atOnce });
  const read = await Promise.all(Array.from({ length: 5 }, (_, i) => reader(bytes, fileName, `person ${i}`)));
  expect(read.filter(({ ok }) => ok)).toHaveLength(5);
  expect({ made, most }).toEqual({ made: 5, most: atOnce });
});

test('an abandoned file makes room for the next, and leaves no process behind', async () => {
  const reader = createRosterReader({ atOnce: 1, patience: 1 });
  const read = await Promise.all(Array.from({ length: 3 }, () => reader(bytes, fileName, 'red')));
  expect(read.filter(({ ok }) => !ok)).toHaveLength(3);
  expect({ made, most, alive: alive.size }).toEqual({ made: 3, most: 1, alive: 0 });
  expect(await reader(bytes, fileName, 'red')).toMatchObject({ ok: false });
});

test('a user who sends many files keeps one place in the queue: others come in between', async () => {
  const reader = createRosterReader({ atOnce: 1 });
  const read: string[] = [];
  const sent = (by: string): Promise<unknown> => reader(bytes, fileName, by).then(() => read.push(by));
  const many = Array.from({ length: 4 }, () => sent('hasty'));
  await Promise.all([...many, sent('patient'), sent('calm')]);
  expect(read).toEqual(['hasty', 'patient', 'calm', 'hasty', 'hasty', 'hasty']);
});

test('each user’s files are read one at a time, even if there is room for more', async () => {
  const reader = createRosterReader({ atOnce: 2 });
  await Promise.all(Array.from({ length: 3 }, () => reader(bytes, fileName, 'hasty')));
  expect({ made, most }).toEqual({ made: 3, most: 1 });
  await Promise.all(['hasty', 'patient'].map((by) => reader(bytes, fileName, by)));
  expect(most).toBe(2);
});
