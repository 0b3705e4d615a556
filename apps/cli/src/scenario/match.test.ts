import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, matches } from './match.ts';

test.each<[title: string, expected: unknown, actual: unknown, holds: boolean]>([
  ['a record is compared in the written members', { a: 1 }, { a: 1, b: 2 }, true],
  ['in all of it', { a: 1, b: 3 }, { a: 1, b: 2 }, false],
  ['a list is compared whole', [1, 2], [1, 2, 3], false],
  ['its members in their written parts', [{ a: 1 }], [{ a: 1, b: 2 }], true],
  ['null is a value', { a: null }, { a: null }, true],
  ['null is not nothing', { a: null }, {}, false],
  ['$absent requires a missing member', { a: '$absent' }, {}, true],
  ['not even null', { a: '$absent' }, { a: null }, false],
  ['$includes finds members of lists', { $includes: [{ a: 1 }] }, [{ a: 2 }, { a: 1, b: 1 }], true],
  ['and of records', { $includes: [3] }, { x: 3, y: 4 }, true],
  ['and fails for missing ones', { $includes: [5] }, [3], false],
  ['$excludes is the other way round', { $excludes: [3] }, [3], false],
  ['$unordered takes any order', { $unordered: [1, 2] }, [2, 1], true],
  ['but as many', { $unordered: [1, 1] }, [1, 2], false],
  ['$count counts', { $count: 2 }, { a: 1, b: 1 }, true],
  ['$count counts exactly', { $count: 2 }, [1], false],
  ['$tally counts by value', { $tally: { red: 2, blue: 1 } }, { a: 'red', b: 'red', c: 'blue' }, true],
  ['$exactly allows nothing besides', { $exactly: { a: 1 } }, { a: 1, b: 2 }, false],
  ['a matcher stands beside members', { $count: 2, a: 1 }, { a: 1, b: 2 }, true],
  ['an unknown word with a dollar fails', { $some: 1 }, [1], false],
  ['inherited members are not there', { constructor: '$absent' }, {}, true],
])('%s', (_title, expected, actual, holds) => {
  expect(matches(expected, actual)).toBe(holds);
});

test('a difference says where it is, the expected and the actual value', () => {
  expect(differences({ pieces: { R1: { hex: '1,0' } } }, { pieces: { R1: { hex: '2,0' } } })).toEqual([
    { path: 'pieces.R1.hex', text: "expected '1,0', was '2,0'" },
  ]);
});

test('every value without dollars matches itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes('$'));
      expect(matches(value, value)).toBe(true);
      expect(matches({ $exactly: value }, value)).toBe(true);
    }),
  );
});
