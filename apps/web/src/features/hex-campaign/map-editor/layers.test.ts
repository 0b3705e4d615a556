import { emptyChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { edgeKey, hexAt } from '@sealed-orders/rules/space';
import { MAP_TOOLS } from '@sealed-orders/text/hex-campaign/map-editor';
import { expect, test } from 'vitest';
import { FIRST_LAYERS, type Layers, shownPart, withLayerOf } from './layers.ts';

const side = edgeKey(hexAt(1, 1), hexAt(2, 1));
const chart = {
  ...emptyChart({ columns: 4, rows: 4 }),
  rivers: [side],
  roads: [side],
  sites: { [hexAt(2, 2)]: 'urban' } as const,
  starts: [hexAt(1, 1)],
  names: { [hexAt(1, 1)]: 'Dray' },
};
const none: Layers = {
  terrain: false,
  rivers: false,
  roads: false,
  sites: false,
  airspaces: false,
  starts: false,
  names: false,
  picture: false,
};

test('a hidden layer is not shown, and nothing else is missing', () => {
  expect(shownPart(chart, FIRST_LAYERS)).toEqual(chart);
  expect(shownPart(chart, none)).toEqual({ ...chart, rivers: [], roads: [], sites: {}, starts: [], names: {} });
  expect(shownPart(chart, { ...none, roads: true }).roads).toEqual([side]);
});

test('a selected tool shows its layer', () => {
  const shown = MAP_TOOLS.map((tool) => {
    const layers = withLayerOf(none, tool);
    return [tool, Object.entries(layers).flatMap(([layer, isShown]) => (isShown ? [layer] : []))];
  });
  expect(Object.fromEntries(shown)).toEqual({
    look: [],
    terrain: ['terrain'],
    river: ['rivers'],
    road: ['roads'],
    site: ['sites'],
    airspace: ['airspaces'],
    start: ['starts'],
    name: ['names'],
    erase: [],
  });
  expect(withLayerOf(FIRST_LAYERS, 'road')).toBe(FIRST_LAYERS);
});
