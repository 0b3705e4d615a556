import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

/** A task that records when it begins, and ends when the test says so. */
function task(name: string, began: string[]) {
  let end = (): void => undefined;
  let fail = (): void => undefined;
  const over = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const run = (): Promise<string> => {
    began.push(name);
    return over;
  };
  return { run, end, fail };
}

test('tasks with the same key run one after the other, and other keys do not wait for them', async () => {
  const queue = createSerialQueue();
  const began: string[] = [];
  const [first, second, other] = [task('first', began), task('second', began), task('other', began)];
  const answers = [queue.run('red', first.run), queue.run('red', second.run), queue.run('blue', other.run)];
  other.end();
  expect(await answers[2]).toBe('other');
  expect(began).toEqual(['first', 'other']);
  first.end();
  expect(await answers[0]).toBe('first');
  second.end();
  expect(await answers[1]).toBe('second');
});

test('the next task runs even if the one before it failed', async () => {
  const queue = createSerialQueue();
  const began: string[] = [];
  const [first, second] = [task('first', began), task('second', began)];
  const answers = [queue.run('red', first.run), queue.run('red', second.run)];
  second.end();
  first.fail();
  await expect(answers[0]).rejects.toThrow('first');
  expect(await answers[1]).toBe('second');
});
