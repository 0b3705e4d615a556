import fc from 'fast-check';
import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import {
  areAdjacent,
  columnBehind,
  defaultMajors,
  initiativeOf,
  lineOf,
  majorCount,
  neighbours,
  places,
  printed,
  rearTerritories,
  targetOf,
  territoryOf,
} from './grid.ts';

const USUAL = { rows: 3, linesPerSide: 3 };

test('SEC-MAP-01: 147 ADG, 258 BEH, 369 CFI', () => {
  const rows = [1, 2, 3].map((row) =>
    places(USUAL)
      .filter((one) => one.row === row)
      .sort((a, b) => a.column - b.column)
      .map(({ id }) => printed(id))
      .join(''),
  );
  expect(rows).toEqual(['147ADG', '258BEH', '369CFI']);
});

test('SEC-MAP-04: D is in East’s second line, 3 in West’s third', () => {
  const made = war('moves');
  const line = (name: string) => lineOf(USUAL, territoryOf(made.board, territory(made.state, name)));
  expect(['7', '5', '3', 'A', 'D', 'I'].map(line)).toEqual([1, 2, 3, 1, 2, 3]);
});

test('SEC-MAP-05: 8 is next to 5, 7, 9 and B; corners count only if the terms say so', () => {
  const near = (adjacency: string, name: string) => {
    const made = war('moves', { settings: { adjacency } });
    return neighbours(made.board, territory(made.state, name)).map(printed);
  };
  expect(near('orthogonal', '8')).toEqual(['5', '7', '9', 'B']);
  expect(near('diagonal', '8')).toEqual(['4', '5', '6', '7', '9', 'A', 'B', 'C']);
  expect(near('orthogonal', '1')).toEqual(['2', '4']);
});

test.each<[string, number, number, number, number, number, number]>([
  ['SEC-INIT-02: rating 5', 3, 3, 5, 7, 24, 2],
  ['SEC-INIT-02: rating 2', 3, 3, 2, 5, 24, 2],
  ['SEC-INIT-02: rating 1', 3, 3, 1, 5, 24, 2],
  ['SEC-MAP-02: 3 × 4 with rating 5', 3, 4, 5, 8, 32, 3],
  ['SEC-MAP-02: 4 × 4 with rating 2', 4, 4, 2, 7, 43, 4],
])('%s', (_title, rows, linesPerSide, rating, initiative, target, majors) => {
  const size = { rows, linesPerSide };
  expect(initiativeOf(size, rating)).toBe(initiative);
  expect(targetOf({ ...size, victoryTarget: null })).toBe(target);
  expect(majorCount(size)).toBe(majors);
});

test('SEC-VP-01: the terms can set another score to win', () => {
  expect(targetOf({ ...USUAL, victoryTarget: 30 })).toBe(30);
});

test('SEC-MAP-02: the usual majors are the ends of the last line, then the rest of it, then the line before', () => {
  const majors = (rows: number, linesPerSide: number) => [
    defaultMajors({ rows, linesPerSide }, 'west').map(printed).join(' '),
    defaultMajors({ rows, linesPerSide }, 'east').map(printed).join(' '),
  ];
  expect(majors(3, 3)).toEqual(['1 3', 'G I']);
  expect(majors(3, 4)).toEqual(['1 2 3', 'J K L']);
  expect(majors(3, 5)).toEqual(['1 2 3 4', 'J M N O']);
});

test('SEC-CR-07: new detachments arrive in held territories behind the first line, the last line first', () => {
  const made = war('moves', { held: { west: 'H' } });
  expect(rearTerritories(made.board, 'west').map(printed)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(rearTerritories(made.board, 'east').map(printed)).toEqual(['G', 'I', 'D', 'E', 'F']);
});

const side = fc.constantFrom('west', 'east');
const size = fc.record({ rows: fc.integer({ min: 3, max: 5 }), linesPerSide: fc.integer({ min: 3, max: 5 }) });

test('In every grid, neighbours are mutual, and every column except the home edge has one behind it', () => {
  fc.assert(
    fc.property(size, side, (settings, of) => {
      const made = war('moves', { settings });
      const all = places(settings);
      for (const { id, column } of all) {
        for (const other of neighbours(made.board, id)) expect(areAdjacent(made.board, other, id)).toBe(true);
        const behind = columnBehind(settings, of, column);
        const isHomeEdge = column === (of === 'west' ? 1 : 2 * settings.linesPerSide);
        expect(behind === null).toBe(isHomeEdge);
      }
    }),
    { numRuns: 12 },
  );
});
