import { readMap } from '@sealed-orders/formats';
import { expect, test } from 'vitest';
import { keepsRunning } from '../testing/keeps-running.ts';
import { createMapReader } from './map-reader.ts';

/** A map in our own format that keeps its reader busy: with as many characters as are allowed. */
const LONG = JSON.stringify({
  format: 'sealed-orders-map',
  version: 1,
  name: 'Long',
  map: Array.from({ length: 90_000 }, (_, n) => n % 1000),
});
const given = (text: string) => ({ system: 'hex-campaign', text, answers: {} }) as const;

test.each(['no map', '{"format"', LONG])(
  'a map file is read in a separate process just as it is here: %.20s',
  async (text) => {
    expect(await createMapReader()(given(text), 'red')).toEqual(readMap('hex-campaign', text));
  },
);

test('a file that takes too long is abandoned, and others are read', async () => {
  expect(await createMapReader({ patience: 1 })(given(LONG), 'red')).toEqual({
    ok: false,
    problem: { code: 'too-much-work' },
  });
});

test('while a file is read, this process keeps running', async () => {
  await keepsRunning(createMapReader()(given(LONG), 'red'));
});
