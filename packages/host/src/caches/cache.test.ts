import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

test('the least recently used entry is evicted first', () => {
  const cache = createCache<string>(3);
  cache.put('a', 'A', 1);
  cache.put('b', 'B', 1);
  cache.put('c', 'C', 1);
  cache.get('a');
  cache.put('d', 'D', 1);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d')]).toEqual(['A', undefined, 'C', 'D']);
});

test('a heavy value evicts several others, and stays even if it alone is over the limit', () => {
  const cache = createCache<string>(3);
  cache.put('a', 'A', 1);
  cache.put('b', 'B', 1);
  cache.put('c', 'C', 5);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, undefined, 'C']);
});

test('setting a value again replaces its weight', () => {
  const cache = createCache<string>(3);
  cache.put('a', 'A', 3);
  cache.put('a', 'a', 1);
  cache.put('b', 'B', 2);
  expect([cache.get('a'), cache.get('b')]).toEqual(['a', 'B']);
});

test('forgets entries by key prefix', () => {
  const cache = createCache<string>(9);
  cache.put('one:1', 'A', 1);
  cache.put('one:2', 'B', 1);
  cache.put('two:1', 'C', 1);
  cache.forget('one:');
  expect([cache.get('one:1'), cache.get('one:2'), cache.get('two:1')]).toEqual([undefined, undefined, 'C']);
});
