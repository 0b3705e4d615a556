import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf, keyAt, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY } from '../map/numbers.ts';
import { board, hex } from '../testing/board.ts';
import { seatIn } from '../testing/numbers.ts';
import { bitOf } from '../units/classes.ts';
import { groundOf } from './ground.ts';
import { nearestFree } from './nearest.ts';

const SIZE = 7;
const TRACKED = bitOf('tracked');

/** The letter of a hex in the rows of a map. */
const letter = (terrain: readonly string[], index: number): string =>
  terrain[Math.floor(index / SIZE)]?.[index % SIZE] ?? 's';

const place = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: SIZE - 1 }))
  .map(([q, r]) => `${q},${r}`);
const rows = fc.array(fc.string({ unit: fc.constantFrom('p', 'p', 'h', 'j', 's'), minLength: SIZE, maxLength: SIZE }), {
  minLength: SIZE,
  maxLength: SIZE,
});

/** Detachments of red and blue, at most one a hex. */
const armies = fc
  .array(fc.tuple(place, fc.constantFrom('red', 'blue')), { maxLength: 12 })
  .map((drawn) => [...new Map(drawn)].map(([at, seat], i) => [`${seat}${i}`, `${seat} tracked 6 @ ${at}`] as const));

test('a newcomer is placed on free ground, and no free hex is nearer', () => {
  fc.assert(
    fc.property(rows, armies, place, fc.array(place, { maxLength: 8 }), (terrain, pieces, at, own) => {
      const state = board(Object.fromEntries(pieces), { rows: terrain, control: { red: own } });
      const ground = groundOf(state);
      const { grid } = ground;
      const start = indexOf(grid, hex(at));
      const newcomer = {
        seat: seatIn(0),
        classes: TRACKED,
        hex: start,
        isBuilt: true,
        prefer: [],
        ownOnly: false,
      } as const;
      const found = nearestFree(ground, newcomer, () => 1);
      const isFree = (index: HexIndex) =>
        (ground.detachments[index] ?? NOBODY) < 0 && (index === start || 'ph'.includes(letter(terrain, index)));
      const all = grid.hexes.filter(isFree);
      if (found < 0) return expect(all).toEqual([]);
      expect(isFree(found)).toBe(true);
      const nearer = all.filter((index) => steps(grid, start, index) < steps(grid, start, found));
      expect(nearer.map((index) => keyAt(grid, index))).toEqual([]);
      const level = all.filter((index) => steps(grid, start, index) === steps(grid, start, found));
      if (level.some((index) => ground.control[index] === 0)) expect(ground.control[found]).toBe(0);
    }),
  );
});
