import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

interface Ask {
  readonly who: string;
  readonly what: number;
}

function recorder(write: (asks: readonly Ask[]) => Promise<number[]> = async (asks) => asks.map(({ what }) => what)) {
  const written: string[][] = [];
  const batcher = createBatcher<Ask, number>({
    key: ({ who }) => who,
    limit: 3,
    write: (asks) => {
      written.push(asks.map(({ who, what }) => `${who}${what}`));
      return write(asks);
    },
  });
  return { written, batcher };
}

test('items of one turn are written together, and each gets its own answer', async () => {
  const { written, batcher } = recorder();
  const asked = [1, 2, 3].map((what) => batcher.add({ who: `seat-${what}-`, what }));
  expect(await Promise.all(asked)).toEqual([1, 2, 3]);
  expect(written).toEqual([['seat-1-1', 'seat-2-2', 'seat-3-3']]);
});

test('no write is longer than the limit', async () => {
  const { written, batcher } = recorder();
  await Promise.all([1, 2, 3, 4].map((what) => batcher.add({ who: `${what}/`, what })));
  expect(written).toEqual([['1/1', '2/2', '3/3'], ['4/4']]);
});

test('the second item of a seat is written after the first', async () => {
  const { written, batcher } = recorder();
  const asked = [
    batcher.add({ who: 'azure', what: 1 }),
    batcher.add({ who: 'azure', what: 2 }),
    batcher.add({ who: 'madder', what: 3 }),
  ];
  expect(await Promise.all(asked)).toEqual([1, 2, 3]);
  expect(written).toEqual([['azure1', 'madder3'], ['azure2']]);
});

test('an item that cannot be written does not affect the others', async () => {
  const { batcher } = recorder(async (asks) => {
    if (asks.some(({ what }) => what === 2)) throw new Error('two');
    return asks.map(({ what }) => what);
  });
  const asked = [1, 2, 3].map((what) => batcher.add({ who: `${what}/`, what }));
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('an answer that takes longer than the writing does not hold up the next write', async () => {
  let tell = (_answer: string): void => undefined;
  const slow = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const batcher = createBatcher<string, string>({
    key: (item) => item,
    limit: 1,
    write: async (items) => items.map((item) => (item === 'first' ? slow : item)),
  });
  const first = batcher.add('first');
  expect(await batcher.add('second')).toBe('second');
  tell('at last');
  expect(await first).toBe('at last');
});
