import { expect, test } from 'vitest';
import { RESERVED_IDS, SEAT_PATTERN, seatId } from './ids.ts';

test('inherited member names are not ids', () => {
  expect([...RESERVED_IDS].sort()).toEqual(Object.getOwnPropertyNames(Object.prototype).sort());
  expect(SEAT_PATTERN.test('constructor')).toBe(false);
  expect(() => seatId('constructor')).toThrow('not a seat id: constructor');
});

test.each(['constructors', 'con', 'the-constructor', 'red'])('%s is a seat id', (id) => {
  expect(seatId(id)).toBe(id);
});
