import { expect, test } from 'vitest';
import { allHexes, hexAt, isOnMap, neighbours } from '../../space/hex.ts';
import { demoChart } from '../data/charts.ts';
import { PLACE_NAMES } from '../data/place-names.ts';
import type { GivenChart } from '../types.ts';
import { placeName } from './place-name.ts';

const chart = { ...demoChart(), names: { [hexAt(2, 2)]: 'Ansgar' } };

test('names from the chart come first', () => {
  expect(placeName(chart, hexAt(2, 2))).toBe('Ansgar');
});

test('neighbours never share a name', () => {
  for (const hex of allHexes(chart.size)) {
    const around = neighbours(hex).filter((key) => isOnMap(chart.size, key));
    expect(around.map((key) => placeName(chart, key))).not.toContain(placeName(chart, hex));
  }
});

const [first = ''] = PLACE_NAMES;

const sized = (columns: number, rows: number): GivenChart => ({ ...demoChart(), size: { columns, rows }, names: {} });

test.each([
  ['the chart of the demo', demoChart()],
  ['a chart that uses a name of the list', { ...demoChart(), names: { [hexAt(3, 3)]: first } }],
  ['a chart with more hexes than there are names', sized(60, 60)],
  ['the largest chart', sized(128, 128)],
])('%s uses each name once', (_title, given) => {
  const names = allHexes(given.size).map((hex) => placeName(given, hex));
  const seen = new Set<string>();
  const twice = names.filter((name) => seen.size === seen.add(name).size);
  expect(twice).toEqual([]);
});
