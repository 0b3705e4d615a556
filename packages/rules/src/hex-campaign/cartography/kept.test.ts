import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../kernel/index.ts';
import { columnRow, hexAt } from '../../space/hex.ts';
import { chart as chartSchema } from '../schemas/chart.ts';
import { drawingFaults } from '../start/chart-faults.ts';
import type { Chart } from '../types.ts';
import { edited, emptyChart } from './drawing.ts';
import { generatedChart } from './generated.ts';
import { type Kept, keptOf } from './kept.ts';
import { maps } from './maps.ts';
import type { ChartWish } from './wish.ts';

const [WEST, EAST, MINE, FIELD] = [hexAt(4, 5), hexAt(19, 6), hexAt(6, 5), hexAt(11, 2)];
const wish: ChartWish = { seed: 'a', seats: 4, size: null, sea: 'coast', ground: 'mixed', symmetry: 'none' };
const mine: Chart = {
  ...emptyChart({ columns: 24, rows: 12 }),
  starts: [WEST, EAST],
  sites: { [MINE]: 'resource', [FIELD]: 'urban' },
  names: { [MINE]: 'Old Mine', [hexAt(12, 6)]: 'Nowhere' },
};

function redrawn(chart: Chart, part: Partial<ChartWish> = {}): Chart {
  const kept: Kept | null = keptOf(chart);
  invariant(kept !== null, 'it has two starts');
  const made = generatedChart({ ...wish, ...part }, kept);
  invariant(made.ok, 'it is drawn');
  return made.value;
}

describe('HEX-START-17: new land around kept starts and sites', () => {
  test('has the size, starts and sites of the map, with their names, and different land', () => {
    const drawn = redrawn(mine);
    expect(drawn).toMatchObject({ size: mine.size, starts: mine.starts, sites: mine.sites });
    expect(drawn.names).toMatchObject({ [MINE]: 'Old Mine' });
    expect(Object.values(drawn.names)).not.toContain('Nowhere');
    expect(drawn.rows).not.toEqual(mine.rows);
    expect(redrawn(mine, { seed: 'b' }).rows).not.toEqual(drawn.rows);
    expect(redrawn(mine)).toEqual(drawn);
  });

  test('needs two starts', () => {
    expect(keptOf({ ...mine, starts: [WEST] })).toBeNull();
    expect(keptOf(emptyChart({ columns: 9, rows: 9 }))).toBeNull();
  });

  test('looks the same from both sides if its starts do', () => {
    const opposite = hexAt(19, 6);
    const turned = redrawn({ ...mine, starts: [WEST, opposite], sites: {} }, { symmetry: 'rotated' });
    expect(turned.rows.toReversed().map((row) => [...row].reverse().join(''))).toEqual(turned.rows);
  });

  test('is a valid map wherever starts and sites are, with every site on land and no name twice', () => {
    const hexes = fc.tuple(fc.nat(23), fc.nat(11)).map(([column, row]) => hexAt(column, row));
    fc.assert(
      fc.property(fc.uniqueArray(hexes, { minLength: 2, maxLength: 8 }), fc.string({ minLength: 1 }), (all, seed) => {
        const starts = all.slice(0, 2);
        const sites = Object.fromEntries(all.slice(2).map((hex) => [hex, 'urban'] as const));
        const names = { [starts[0] ?? WEST]: 'Kite Moor' };
        const drawn = redrawn({ ...mine, starts, sites, names }, { seed });
        expect(chartSchema.parse(drawn)).toEqual(drawn);
        expect(drawingFaults(drawn)).toEqual([]);
        expect(maps.read(drawn).ok).toBe(true);
        for (const hex of all) {
          const { column, row } = columnRow(hex);
          expect(drawn.rows[row]?.[column]).not.toBe('s');
          expect(edited(drawn, { type: 'terrain', hexes: [hex], terrain: 'plains' }).sites).toEqual(drawn.sites);
        }
        const given = Object.values(drawn.names);
        expect(new Set(given).size).toBe(given.length);
      }),
      { numRuns: 40 },
    );
  });
});
