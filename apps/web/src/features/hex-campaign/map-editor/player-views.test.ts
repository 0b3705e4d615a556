import { emptyChart, generatedChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { playerViews } from './player-views.ts';

const WEST = hexAt(4, 5);
const EAST = hexAt(19, 5);
const chart = {
  ...emptyChart({ columns: 24, rows: 11 }),
  starts: [WEST, EAST],
  sites: { [hexAt(4, 2)]: 'urban' } as const,
};

test("each player sees their own sites, the others' Capitals, and nothing of the land in between", () => {
  const views = playerViews(chart, 2);
  expect(views.map(({ capital }) => capital).toSorted()).toEqual([WEST, EAST].toSorted());
  for (const { capital, view } of views) {
    const known = view.hexes[hexAt(4, 2)];
    expect(known?.site?.kind).toBe(capital === WEST ? 'urban' : undefined);
    expect(view.hexes[hexAt(12, 5)]?.inSight).not.toBe(true);
    expect(view.seats.map(({ startingCapital }) => startingCapital).toSorted()).toEqual([WEST, EAST].toSorted());
  }
});

test('ten players have ten views, and a map on which no war can begin has none', () => {
  const made = generatedChart({ seed: 'a', seats: 10, size: null, sea: 'lakes', ground: 'mixed', symmetry: 'none' });
  expect(made.ok && playerViews(made.value, 10)).toHaveLength(10);
  expect(playerViews({ ...chart, starts: [WEST] }, 1)).toEqual([]);
});
