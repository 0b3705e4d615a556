import { expect, test } from 'vitest';
import { battleLine } from './battle-line.ts';
import { territory } from './testing/board.ts';

const row = (...holders: readonly ('a' | 'c')[]) =>
  holders.map((holder, i) => territory({ id: `w${i + 1}`, column: i + 1, row: 1, holder }));

test('the line runs along the edge between the two sides, and nowhere else', () => {
  expect(battleLine(row('a', 'a')).edges).toBe('');
  expect(battleLine(row('a', 'c')).edges).toBe('M182 92L182 264');
  expect(battleLine(row('a', 'c', 'a')).edges.match(/M/g)).toHaveLength(2);
});

test('it has teeth on both sides', () => {
  const tips = [...battleLine(row('a', 'c')).teeth.matchAll(/L([\d.]+) [\d.]+L/g)].map(([, x]) => Number(x));
  expect(new Set(tips)).toEqual(new Set([190.5, 173.5]));
});

test('it also runs between a territory and the one below', () => {
  const held = [territory({ id: 'w1', row: 1, holder: 'a' }), territory({ id: 'w2', row: 2, holder: 'c' })];
  expect(battleLine(held).edges).toBe('M34 264L182 264');
});
