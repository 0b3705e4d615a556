import { expect, test } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Reads that the test completes one after the other. */
function reading() {
  const reads = createSharedReads<string>();
  const ends: { readonly ok: (found: string) => void; readonly fail: (error: Error) => void }[] = [];
  const ask = () => new Promise<string>((ok, fail) => ends.push({ ok, fail }));
  return { read: (key: string) => reads.read(key, ask), ends };
}

test('callers that ask while a read is under way share the next one', async () => {
  const { read, ends } = reading();
  const first = read('a');
  const [second, third] = [read('a'), read('a')];
  expect(ends).toHaveLength(1);
  ends[0]?.ok('old');
  expect(await first).toBe('old');
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  // It has begun: later callers may want newer data.
  const fourth = read('a');
  ends[1]?.ok('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  await Promise.resolve();
  expect(ends).toHaveLength(3);
  ends[2]?.ok('newest');
  expect(await fourth).toBe('newest');
});

test('keys do not wait for each other, and nothing is cached', async () => {
  const { read, ends } = reading();
  const [one, other] = [read('a'), read('b')];
  expect(ends).toHaveLength(2);
  ends[0]?.ok('1');
  ends[1]?.ok('2');
  expect(await Promise.all([one, other])).toEqual(['1', '2']);
  await Promise.resolve();
  const again = read('a');
  expect(ends).toHaveLength(3);
  ends[2]?.ok('3');
  expect(await again).toBe('3');
});

test('a failed read fails only for the callers that share it', async () => {
  const { read, ends } = reading();
  const first = read('a');
  const second = read('a');
  ends[0]?.fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await Promise.resolve();
  ends[1]?.ok('mended');
  expect(await second).toBe('mended');
});
