import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstToPlace, needsCoin, placingOrder } from './infiltrate.ts';

test('MSN-INF-02: the coin is for side A on 1 to 3', () => {
  expect([1, 2, 3, 4, 5, 6].map(firstToPlace)).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
});

test('MSN-INF-02: with a 5, B begins and the sides alternate', () => {
  expect(placingOrder({ a: 2, b: 3 }, firstToPlace(5))).toEqual(['b', 'a', 'b', 'a', 'b']);
});

test('MSN-INF-02: when A has run out, B places the rest', () => {
  expect(placingOrder({ a: 1, b: 3 }, firstToPlace(2))).toEqual(['a', 'b', 'b', 'b']);
});

test('MSN-INF-01: a side alone places its infiltrators without a coin', () => {
  expect(needsCoin({ a: 1, b: 0 })).toBe(false);
  expect(needsCoin({ a: 1, b: 2 })).toBe(true);
  expect(placingOrder({ a: 1, b: 0 }, 'b')).toEqual(['a']);
});

test('MSN-INF-02: everybody is placed, and nobody waits for two of the other side while having any left', () => {
  const some = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(some, some, fc.constantFrom('a' as const, 'b' as const), (a, b, first) => {
      const order = placingOrder({ a, b }, first);
      expect(order.filter((side) => side === 'a')).toHaveLength(a);
      expect(order.filter((side) => side === 'b')).toHaveLength(b);
      const alternating = order.slice(0, 2 * Math.min(a, b));
      expect(alternating.every((side, i) => i === 0 || side !== alternating[i - 1])).toBe(true);
    }),
  );
});
