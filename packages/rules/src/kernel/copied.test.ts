import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied } from './copied.ts';

/** All objects and lists in a value. */
const parts = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];

test('a copy equals the original and shares no part of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copied(value);
      expect(copy).toEqual(value);
      const own = new Set(parts(value));
      expect(parts(copy).filter((part) => own.has(part))).toEqual([]);
    }),
  );
});

test('a member of any name is copied as a member', () => {
  const value: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":[2]}');
  expect(JSON.stringify(copied(value))).toBe('{"__proto__":{"a":1},"constructor":[2]}');
});
