import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A task that notes when it begins, and ends when it is told to. */
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

test('of one key one runs after the other, and those of another key beside them', async () => {
  const turns = createTurns();
  const began: string[] = [];
  const [first, second, other] = [task('first', began), task('second', began), task('other', began)];
  const answers = [turns.take('red', first.run), turns.take('red', second.run), turns.take('blue', other.run)];
  other.end();
  expect(await answers[2]).toBe('other');
  expect(began).toEqual(['first', 'other']);
  first.end();
  expect(await answers[0]).toBe('first');
  second.end();
  expect(await answers[1]).toBe('second');
});

test('one that fails does not keep the next from its turn', async () => {
  const turns = createTurns();
  const began: string[] = [];
  const [first, second] = [task('first', began), task('second', began)];
  const answers = [turns.take('red', first.run), turns.take('red', second.run)];
  second.end();
  first.fail();
  await expect(answers[0]).rejects.toThrow('first');
  expect(await answers[1]).toBe('second');
});
