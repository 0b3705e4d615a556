import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { type Change, changed, changeOf } from './change.ts';

test('a change names only what is different', () => {
  const forces = { f1: { at: 'O1', units: [{ id: 'u1' }] }, f2: { at: 'O2' } };
  const before = { map: { nodes: [1, 2] }, forces, day: 1 };
  const after = { ...structuredClone(before), forces: { f1: { at: 'O4', units: [{ id: 'u1' }] }, f3: { at: 'O2' } } };
  expect(changeOf(before, after)).toEqual({
    of: { forces: { of: { f1: { of: { at: { to: 'O4' } }, gone: [] }, f3: { to: { at: 'O2' } } }, gone: ['f2'] } },
    gone: [],
  });
  expect(changeOf(before, structuredClone(before))).toBeNull();
});

test('what did not change stays the same object', () => {
  const before = { a: { deep: [1] }, b: 1 };
  const after = changed(before, changeOf(before, { a: { deep: [1] }, b: 2 }));
  expect(after).toEqual({ a: { deep: [1] }, b: 2 });
  expect(after.a).toBe(before.a);
});

test('a value and its change make the value after it, even when they have travelled as text', () => {
  const value = fc.jsonValue();
  fc.assert(
    fc.property(value, value, value, (one, two, three) => {
      const before = { one, two, all: { one, two } };
      const after = structuredClone({ one, three, all: { one, two: three } });
      const sent: Change | null = JSON.parse(JSON.stringify(changeOf(before, after)));
      expect(canonical(changed<object>(before, sent))).toBe(canonical(after));
    }),
  );
});
