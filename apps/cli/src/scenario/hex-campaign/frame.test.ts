import fc from 'fast-check';
import { expect, test } from 'vitest';
import { back, moved } from './frame.ts';

const FRAME = { q: 4, r: 8 };

test.each([
  ['a hex', '-1,2', '3,10'],
  ['an edge, sorted again', '5,0|6,0', '10,8|9,8'],
  ['the hexes in a text', 'no army at 0,0 or 1,-1.', 'no army at 4,8 or 5,7.'],
  ['a list', ['0,0', 7, null], ['4,8', 7, null]],
  ['the names of members', { '0,0': { at: '1,0' } }, { '4,8': { at: '5,8' } }],
  ['rows of letters not', ['pphf', '1122'], ['pphf', '1122']],
  ['dates and versions not', '2026-01-01T12:00:00.000Z 1.2,3', '2026-01-01T12:00:00.000Z 1.2,3'],
])('%s: %j becomes %j', (_title, value, expected) => {
  expect(moved(value, FRAME)).toEqual(expected);
});

test('there and back again', () => {
  const hex = fc
    .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))
    .map(([q, r]) => `${q},${r}`);
  fc.assert(
    fc.property(fc.dictionary(hex, fc.array(hex)), fc.integer(), fc.integer(), (value, q, r) => {
      const frame = { q: q % 1000, r: r % 1000 };
      expect(moved(moved(value, frame), back(frame))).toEqual(moved(value, { q: 0, r: 0 }));
    }),
  );
});
