import { expect, test } from 'vitest';
import { excessOf } from './excess.ts';

const many = (n: number): readonly number[] => Array.from({ length: n }, () => 0);
const members = (n: number) => Object.fromEntries(many(n).map((value, i) => [`k${i}`, value]));
const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

test.each<[string, unknown, unknown, readonly PropertyKey[]]>([
  ['20,000 elements of a list', { a: many(20_000) }, { a: many(20_001) }, ['a']],
  ['20,000 members of an object', { a: members(20_000) }, { a: members(20_001) }, ['a']],
  ['100,000 values in all', Array(5).fill(many(19_998)), Array(5).fill(many(20_000)), ['4', '19994']],
  ['64 levels', nested(64), nested(65), Array(64).fill('0')],
])('an input may have %s, and no more', (_title, most, more, path) => {
  expect(excessOf(most)).toBeNull();
  expect(excessOf(more)?.issues).toMatchObject([{ path, message: 'more than any page sends' }]);
});
