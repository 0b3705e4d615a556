import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { keepingUnchanged } from './unchanged.ts';

test('parts that stay the same are the same objects, around those that change', () => {
  const before = { army: { at: 'O1', units: [{ id: 'u1' }, { id: 'u2' }] }, log: [{ n: 1 }], day: 1 };
  const after = keepingUnchanged(before, structuredClone({ ...before, log: [...before.log, { n: 2 }], day: 2 }));
  expect(after).toEqual({ ...before, log: [{ n: 1 }, { n: 2 }], day: 2 });
  expect(after.army).toBe(before.army);
  expect(after.log[0]).toBe(before.log[0]);
  expect(keepingUnchanged(before, structuredClone(before))).toBe(before);
});

test('a member that is gone is gone, and an empty list is not an empty record', () => {
  const before: Readonly<Record<string, unknown>> = { a: 1, b: [], c: null };
  expect(keepingUnchanged(before, { a: 1, b: {}, c: null })).toEqual({ a: 1, b: {}, c: null });
  expect(keepingUnchanged(before, { a: 1, b: [] })).toEqual({ a: 1, b: [] });
  expect(keepingUnchanged(before, { a: 1, b: [], d: null })).toEqual({ a: 1, b: [], d: null });
});

test('whatever was before, the text is that of the new value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (one, two, three) => {
      const [before, after] = [{ one, two, all: [one, two] }, structuredClone({ one, two: three, all: [one, three] })];
      expect(canonical(keepingUnchanged(before, after))).toBe(canonical(after));
    }),
  );
});
