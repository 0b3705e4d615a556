import { expect, test } from 'vitest';
import { CHART, standingsChart } from './standings-chart.ts';

const history = [{ round: 1, scores: [{ seat: 'red', score: 3 }] }];

test('a long name gets room beside the chart, and a very long one is shortened', () => {
  const usual = standingsChart(history, ['red'], ['Red']);
  const long = standingsChart(history, ['red'], ['Brotherhood of the Long March']);
  expect(long.labels).toEqual(['Brotherhood of the Long March']);
  expect(long.right).toBeLessThan(usual.right);
  const endless = standingsChart(history, ['red'], ['Brotherhood of the Long March to the Sea']);
  expect(endless.labels).toEqual(['Brotherhood of the Long March t…']);
  expect(endless.right).toBeGreaterThan(CHART.width / 2);
});
