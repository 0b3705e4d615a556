import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { present } from '../../kernel/index.ts';
import { columnRow, type HexKey, hexAt } from '../../space/hex.ts';
import { gridOf, indexOf, nextTo, SEA } from '../map/grid.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import { chart as chartSchema } from '../schemas/chart.ts';
import { chartFaults } from '../start/chart-faults.ts';
import { firstOf, placedSites } from '../start/sites.ts';
import { zoneAround } from '../start/zones.ts';
import { GROUNDS, SEAS, SYMMETRIES } from '../types/vocabulary.ts';
import type { Chart } from '../types.ts';
import { comparedStarts } from './compared.ts';
import { generatedChart } from './generated.ts';
import { maps } from './maps.ts';
import { mapWarnings } from './warnings.ts';
import { type ChartWish, chartWishSchema, sizeOf } from './wish.ts';

const wishes: fc.Arbitrary<ChartWish> = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 12 }),
  seats: fc.integer({ min: 2, max: 10 }),
  size: fc.option(fc.record({ columns: fc.integer({ min: 9, max: 60 }), rows: fc.integer({ min: 9, max: 60 }) })),
  sea: fc.constantFrom(...SEAS),
  ground: fc.constantFrom(...GROUNDS),
  symmetry: fc.constantFrom(...SYMMETRIES),
});

/** One Urban hex and one Resource hex more than a seat has: the map does not reveal other seats' sites. */
const PROPOSED = ['capital', 'resource', 'resource', 'resource', 'urban', 'urban'];

/** On a small map, what the edge leaves room for. */
const TIGHT = ['capital', 'resource', 'resource', 'urban', 'urban'];

const usual: ChartWish = { seed: 'a', seats: 4, size: null, sea: 'lakes', ground: 'mixed', symmetry: 'none' };

function made(wish: ChartWish): Chart {
  const result = generatedChart(chartWishSchema.parse(wish));
  if (!result.ok) throw new Error('too small');
  return result.value;
}

/** All hexes that can be reached over land. */
function mainland(chart: Chart): ReadonlySet<number> {
  const grid = gridOf(chart);
  const found = new Set([indexOf(grid, chart.starts?.[0] ?? hexAt(0, 0))]);
  for (const hex of found) {
    for (const d of EVERY_DIRECTION) {
      const next = nextTo(grid, hex, d);
      if (next >= 0 && grid.terrain[next] !== SEA) found.add(next);
    }
  }
  return found;
}

/** Every number of seats with every permitted size up to 60 by 60, so that no combination is left untested. */
const largest = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seats) =>
  (
    [
      [60, 60],
      [60, 20],
      [20, 60],
      [31, 45],
    ] as const
  ).map(([columns, rows], i) => ({ seats, columns, rows, i: i + seats })),
);

const oneOf = <One>(all: readonly One[], i: number): One => present(all[i % all.length], 'one of several');

describe('maps made from a seed', () => {
  test.each(largest)('can be played by $seats seats on $columns by $rows hexes', ({ seats, columns, rows, i }) => {
    const [sea, ground, symmetry] = [oneOf(SEAS, i), oneOf(GROUNDS, i), oneOf(SYMMETRIES, i)];
    const chart = made({ seed: `law ${i}`, seats, size: { columns, rows }, sea, ground, symmetry });
    expect(maps.read(chart)).toMatchObject({ ok: true, value: { seats, size: { columns }, faults: [] } });
  });

  test('are charts that the rules accept, with the same sites proposed for every seat, and one mainland', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const result = generatedChart(wish);
        if (!result.ok) {
          expect(wish.size).not.toBeNull();
          const { fits } = result.problem;
          expect(generatedChart({ ...wish, size: fits }), 'the size that is said to fit').toMatchObject({ ok: true });
          return;
        }
        const chart = result.value;
        expect(chartSchema.parse(chart)).toEqual(chart);
        expect(chartFaults(chart)).toEqual([]);
        expect(maps.read(chart)).toMatchObject({ ok: true, value: { seats: wish.seats, faults: [] } });
        expect(chart.starts).toHaveLength(wish.seats);
        const reached = mainland(chart);
        for (const start of chart.starts ?? []) {
          expect(reached.has(indexOf(gridOf(chart), start))).toBe(true);
          const zone = zoneAround(chart, start);
          // Only the zones of a few seats may be clipped.
          if (wish.seats > 4) expect(zone).toHaveLength(37);
          const sites = chart.sites ?? {};
          const proposed = zone.flatMap((hex) => sites[hex] ?? []).toSorted();
          expect(wish.seats > 4 ? [PROPOSED] : [PROPOSED, TIGHT]).toContainEqual(proposed);
          const placed = placedSites(chart, zone, start, { urban: 1, resources: 2 }, firstOf);
          expect(placed?.capital).toBe(start);
          expect(placed?.urban.map((hex) => sites[hex])).toEqual(['urban']);
          expect(placed?.resources.map((hex) => sites[hex])).toEqual(['resource', 'resource']);
        }
        const sitesOf = Object.keys(chart.sites ?? {}).length / wish.seats;
        expect([PROPOSED.length, TIGHT.length], 'as many for each start').toContain(sitesOf);
        expect(mapWarnings(chart).filter(({ code }) => code.startsWith('site'))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('of the usual size hold %i seats, seven hexes apart', (seats) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const chart = made({ ...usual, seed, seats });
      const nearest = comparedStarts(chart, chart.starts ?? []).map((start) => start.nearest);
      expect(Math.min(...nearest)).toBeGreaterThanOrEqual(7);
    }
  });

  test('are the same for the same wish, and different for another seed', () => {
    expect(made(usual)).toEqual(made(usual));
    expect(made({ ...usual, seed: 'b' })).not.toEqual(made(usual));
  });

  test('look the same from both sides when they are rotated', () => {
    for (const seats of [2, 4, 6, 8, 10]) {
      for (const sea of SEAS) {
        const chart = made({ ...usual, seats, sea, symmetry: 'rotated' });
        const turned = (at: string) => {
          const { columns, rows } = chart.size;
          const { column, row } = columnRow(hexAt(0, 0) && (at as ReturnType<typeof hexAt>));
          return hexAt(columns - 1 - column, rows - 1 - row);
        };
        expect(chart.rows.toReversed().map((row) => [...row].reverse().join(''))).toEqual(chart.rows);
        const rivers = chart.rivers.map((edge) => edge.split('|').map(turned).sort().join('|'));
        expect(rivers.toSorted()).toEqual([...chart.rivers].sort());
        const [one, other] = [chart.starts ?? [], (chart.starts ?? []).map(turned)];
        expect([...one].sort()).toEqual([...other].sort());
        const sites = Object.entries(chart.sites ?? {});
        expect(Object.fromEntries(sites.map(([hex, kind]) => [turned(hex), kind]))).toEqual(chart.sites);
      }
    }
  });

  test.each([2, 3, 4])('of the size of the four-player map hold %i seats, with the same sites for each', (seats) => {
    for (const [i, symmetry] of SYMMETRIES.flatMap((one) => [1, 2, 3].map((seed) => [seed, one] as const))) {
      const [sea, ground] = [oneOf(SEAS, i), oneOf(GROUNDS, i)];
      const chart = made({ seed: `small ${i}`, seats, size: { columns: 11, rows: 10 }, sea, ground, symmetry });
      expect(maps.read(chart)).toMatchObject({
        ok: true,
        value: { seats, size: { columns: 11, rows: 10 }, faults: [] },
      });
      expect(mapWarnings(chart).filter(({ code }) => code.startsWith('site'))).toEqual([]);
      const kindsAt = (start: HexKey) =>
        zoneAround(chart, start)
          .flatMap((hex) => chart.sites?.[hex] ?? [])
          .toSorted();
      const [first, ...others] = (chart.starts ?? []).map(kindsAt);
      expect([PROPOSED, TIGHT]).toContainEqual(first);
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('need at least nine hexes each way, and are refused when the starts do not fit', () => {
    expect(chartWishSchema.safeParse({ ...usual, size: { columns: 8, rows: 12 } }).success).toBe(false);
    const tight = { ...usual, seats: 10, size: { columns: 12, rows: 12 } };
    expect(generatedChart(tight)).toMatchObject({
      problem: { size: sizeOf(tight), seats: 10, fits: { columns: 26, rows: 25 } },
    });
  });

  test('are rougher and wetter on request', () => {
    const land = (chart: Chart, letters: string) =>
      [...chart.rows.join('')].filter((one) => letters.includes(one)).length;
    const [open, mixed, rough] = GROUNDS.map((ground) => land(made({ ...usual, ground }), 'hfj'));
    expect(open).toBeLessThan(mixed ?? 0);
    expect(mixed).toBeLessThan(rough ?? 0);
    const [dry, lakes, coast] = SEAS.map((sea) => land(made({ ...usual, sea }), 's'));
    expect(dry).toBe(0);
    expect(lakes).toBeLessThan(coast ?? 0);
  });
});
