import { expect, test } from 'vitest';
import { pieceId, seatKey, unitId } from './atoms.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('%s is not an id', (id) => {
  expect(pieceId.safeParse(id).success).toBe(false);
  expect(unitId.safeParse(id).success).toBe(false);
  expect(seatKey.safeParse(id).success).toBe(false);
});

test('a word that only begins like one of them is an id', () => {
  expect(pieceId.parse('toStrings')).toBe('toStrings');
});
