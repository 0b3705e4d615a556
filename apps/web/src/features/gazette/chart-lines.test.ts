import { expect, test } from 'vitest';
import { chartOf, HEIGHT, WIDTH } from './chart-lines.ts';

const history = (...rounds: readonly (readonly (number | null)[])[]) =>
  rounds.map((scores, i) => ({
    round: i + 1,
    scores: scores.map((score, seat) => ({ seat: ['red', 'blue', 'green'][seat] ?? '', score })),
  }));

test('each seat has a line from the first round to the last, higher for more', () => {
  const { lines, rounds } = chartOf(history([0, 0], [4, 1], [8, 2]));
  expect(lines.map(({ seat }) => seat)).toEqual(['red', 'blue']);
  expect(lines[0]?.points.split(' ')).toHaveLength(3);
  expect(lines[0]?.end.y).toBeLessThan(lines[1]?.end.y ?? 0);
  expect(rounds.map((one) => one.round)).toEqual([1, 2, 3]);
});

test('everything stays inside, with negative scores too, and the numbers are round', () => {
  const { lines, ticks } = chartOf(history([-20, 0], [37, 12]));
  const points = lines.flatMap((line) => line.points.split(' ').map((point) => point.split(',').map(Number)));
  for (const [x = -1, y = -1] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HEIGHT);
  }
  expect(ticks.map(({ value }) => value)).toEqual([-20, 0, 20]);
});

test('letters at the same height are spaced apart, and a hidden score leaves a gap', () => {
  const { lines } = chartOf(history([1, 1, null], [5, 5, 5]));
  const heights = lines.map(({ end }) => end.y).sort((a, b) => a - b);
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(10);
  expect((heights[2] ?? 0) - (heights[1] ?? 0)).toBeGreaterThan(10);
  expect(lines[2]?.points.split(' ')).toHaveLength(1);
});

test('letters of seats that all end at the lowest score stay inside the chart', () => {
  const { lines } = chartOf(history([0, 0, 0], [0, 0, 0]));
  const heights = lines.map(({ end }) => end.y).sort((a, b) => a - b);
  expect(heights).toHaveLength(3);
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights[2]).toBeLessThan(HEIGHT - 10);
});

test('a long war labels only some of its rounds', () => {
  const { rounds } = chartOf(history(...Array.from({ length: 60 }, (_, i) => [i])));
  expect(rounds.length).toBeLessThanOrEqual(10);
});
