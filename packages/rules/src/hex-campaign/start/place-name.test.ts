import { expect, test } from 'vitest';
import { allHexes, hexAt, isOnMap, neighbours } from '../../kernel/index.ts';
import { demoChart } from '../data/charts.ts';
import { placeName } from './place-name.ts';

const chart = { ...demoChart(), names: { [hexAt(2, 2)]: 'Ansgar' } };

test('the chart names a place first', () => {
  expect(placeName(chart, hexAt(2, 2))).toBe('Ansgar');
});

test('neighbours never share a name', () => {
  for (const hex of allHexes(chart.size)) {
    const around = neighbours(hex).filter((key) => isOnMap(chart.size, key));
    expect(around.map((key) => placeName(chart, key))).not.toContain(placeName(chart, hex));
  }
});
