import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { sortedText } from './sorted-text.ts';

test('equal values have one text whatever the order of their keys', () => {
  expect(sortedText({ b: [1, { d: null, c: 'x' }], a: true, gone: undefined })).toBe(
    sortedText({ a: true, b: [1, { c: 'x', d: null }] }),
  );
  expect(sortedText({ a: [1, 2] })).not.toBe(sortedText({ a: [2, 1] }));
});

test('two values share a text here if they share a canonical text', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(sortedText(one) === sortedText(other)).toBe(canonical(one) === canonical(other));
      expect(JSON.parse(sortedText(one))).toEqual(JSON.parse(JSON.stringify(one)));
    }),
  );
});
