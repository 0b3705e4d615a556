import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test.each([
  ['a short state', '{"turn":1}'],
  ['one with letters of all kinds', '{"name":"Große Jäger 兵"}'],
  ['a long one', JSON.stringify({ hexes: Array.from({ length: 10_000 }, (_, i) => `hex ${i}`) })],
])('%s comes back unchanged', async (_title, text) => {
  const bytes = await packed(text);
  expect(bytes[0]).not.toBe(text.charCodeAt(0));
  expect(await unpacked(bytes)).toBe(text);
});

test('a state that was stored as plain JSON is read unchanged', async () => {
  expect(await unpacked(Buffer.from('{"name":"Größe"}'))).toBe('{"name":"Größe"}');
});

test('bytes that are not a state are an error', async () => {
  await expect(unpacked(Buffer.from([1, 2, 3, 4]))).rejects.toThrow();
});
