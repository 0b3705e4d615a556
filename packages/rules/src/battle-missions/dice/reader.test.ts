import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneDie, readDice, type Reader, sumOf, throwDice } from './reader.ts';

/** As many dice as it takes to throw a six. */
function* untilSix(): Reader<number> {
  let count = 1;
  while ((yield 'die') !== 6) count += 1;
  return count;
}

test('MSN-COMP-05: dice are read when there are enough of them, neither fewer nor more', () => {
  expect(readDice(sumOf(2), [4])).toEqual({ kind: 'too-few' });
  expect(readDice(sumOf(2), [4, 5])).toEqual({ kind: 'read', reading: 9 });
  expect(readDice(sumOf(2), [4, 5, 1])).toEqual({ kind: 'too-many' });
  expect(readDice(oneDie(), [3])).toEqual({ kind: 'read', reading: 3 });
});

test('MSN-COMP-05: the server throws as many dice as it takes', () => {
  const dice = [2, 3, 6, 1];
  expect(throwDice(untilSix(), () => dice.shift() ?? 6)).toEqual([2, 3, 6]);
  expect(dice).toEqual([1]);
});

test('MSN-COMP-05: dice that the server threw are read the same way as typed dice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }), (misses) => {
      const dice = [...misses, 6];
      const left = [...dice];
      expect(throwDice(untilSix(), () => left.shift() ?? 6)).toEqual(dice);
      expect(readDice(untilSix(), dice)).toEqual({ kind: 'read', reading: dice.length });
    }),
  );
});
