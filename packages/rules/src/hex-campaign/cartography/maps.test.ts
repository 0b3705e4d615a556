import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeKey, hexAt } from '../../space/hex.ts';
import { checkSetup } from '../check-setup.ts';
import { demoChart } from '../data/charts.ts';
import type { Chart } from '../types.ts';
import { edited, emptyChart } from './drawing.ts';
import { generatedChart } from './generated.ts';
import { maps } from './maps.ts';

function made(): Chart {
  const map = generatedChart({ seed: 'a', seats: 4, size: null, sea: 'none', ground: 'mixed', symmetry: 'none' });
  if (!map.ok) throw new Error('too small');
  return map.value;
}

const codes = (given: unknown): readonly string[] => {
  const read = maps.read(given);
  return (read.ok ? read.value.faults : read.problem).map(({ code }) => code);
};
const isRefused = (given: unknown): boolean => !maps.read(given).ok;

describe('HEX-START-17: a saved map', () => {
  test('a generated map and the printed one can be played unchanged, and tell how many seats they hold', () => {
    expect(maps.read(made())).toMatchObject({
      ok: true,
      value: { size: { columns: 18, rows: 16 }, seats: 4, faults: [] },
    });
    expect(maps.read(demoChart())).toMatchObject({
      ok: true,
      value: { size: { kind: 'grid', columns: 11, rows: 10 }, faults: [] },
    });
  });

  test('a map of 10,000 by 10,000 is refused by its size alone', () => {
    const huge = {
      get size() {
        return { columns: 10_000, rows: 10_000 };
      },
      get rows(): never {
        throw new Error('looked at');
      },
    };
    expect(codes(huge)).toEqual(['map-too-large']);
    expect(codes({ ...made(), size: { columns: 200, rows: 200 } })).toEqual(['map-too-large']);
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'not-a-map'],
    ['a text', 'map', 'not-a-map'],
    ['a size that is a text', { ...made(), size: 'large' }, 'not-a-map'],
    ['a size below zero', { ...made(), size: { columns: -5, rows: 10 } }, 'not-a-map'],
    ['half a hex', { ...made(), size: { columns: 10.5, rows: 10 } }, 'not-a-map'],
    ['unknown terrain', { ...made(), rows: made().rows.map(() => 'x'.repeat(18)) }, 'not-a-map'],
    ['an unknown member', { ...made(), script: 'alert(1)' }, 'not-a-map'],
    ['a missing row', { ...made(), rows: made().rows.slice(1) }, 'row-count'],
    ['a river through the air', { ...made(), rivers: ['0,0|5,0'] }, 'no-side'],
    ['a road through the air', { ...made(), roads: ['0,0|5,0'] }, 'no-road-there'],
    ['a road off the map', { ...made(), roads: ['-1,0|0,0'] }, 'no-road-there'],
    ['a start off the map', { ...made(), starts: ['99,99'] }, 'off-map'],
    ['a script in a name', { ...made(), names: { '4,4': '<script>alert(1)</script>' } }, 'label-unreadable'],
    ['an invisible character in a name', { ...made(), names: { '4,4': 'a\u202eb' } }, 'label-unreadable'],
  ])('%s is refused', (_what, given, code) => {
    expect(isRefused(given)).toBe(true);
    expect(codes(given)[0]).toBe(code);
  });

  test('a road into the sea is refused', () => {
    const wet = edited(emptyChart({ columns: 9, rows: 9 }), { type: 'terrain', hexes: [hexAt(1, 0)], terrain: 'sea' });
    expect(codes({ ...wet, roads: [edgeKey(hexAt(0, 0), hexAt(1, 0))] })).toEqual(['no-road-there']);
  });

  test('an unfinished map is saved and tells what it lacks', () => {
    const empty = emptyChart({ columns: 18, rows: 9 });
    expect(isRefused(empty)).toBe(false);
    expect(codes(empty)).toEqual(['no-start-zones']);
    const sea = { ...empty, rows: empty.rows.map((row) => row.replaceAll('p', 's')) };
    expect(codes(sea)).toEqual(['no-land']);
    const starts = [hexAt(3, 4), hexAt(14, 4)];
    expect(codes({ ...empty, starts })).toEqual([]);
    const rows = empty.rows.map((row) => `${row.slice(0, 9)}s${row.slice(10)}`);
    const islands = { ...empty, rows, starts };
    expect(codes(islands)).toEqual(['starts-unconnected']);
    const asked = checkSetup({ preset: 'free', chart: islands, settings: {} }, 2);
    expect(asked, 'nobody is invited to it either').toMatchObject([{ code: 'starts-unconnected' }]);
  });

  test('any input is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(maps.read(given).ok).toBe(false);
      }),
    );
  });
});
