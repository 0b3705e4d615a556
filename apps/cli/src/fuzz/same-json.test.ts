import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from './same-json.ts';

test('a value that equals itself is the same after JSON, and the other way round', () => {
  const anything = fc.anything({ withNullPrototype: true, withDate: true, withMap: true, maxDepth: 3 });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anything), (value) => {
      const text = JSON.stringify(value);
      if (sameJson(value, value)) expect(sameJson(JSON.parse(text), value)).toBe(true);
      else if (text !== undefined) expect(JSON.parse(text)).not.toStrictEqual(value);
    }),
  );
});

test.each<[title: string, one: unknown, other: unknown, isSame: boolean]>([
  ['members in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a table without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }, true],
  ['another value', { a: { b: 1 } }, { a: { b: 2 } }, false],
  ['a member more', { a: 1 }, { a: 1, b: 1 }, false],
  ['a member that is inherited', { toString: null }, {}, false],
  ['lists in another order', [1, 2], [2, 1], false],
  ['a list and a record', [], {}, false],
  ['an undefined member', { a: undefined }, { a: undefined }, false],
  ['not a number', [Number.NaN], [Number.NaN], false],
  ['minus zero', -0, -0, false],
])('%s', (_title, one, other, isSame) => {
  expect(sameJson(one, other)).toBe(isSame);
});
