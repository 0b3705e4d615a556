import { hexAt } from '@sealed-orders/rules/space';
import { describe, expect, test } from 'vitest';
import type { Box } from '../board/lettering.ts';
import { meet, shortened, widthOf } from '../board/lettering.ts';
import { LEVELS, type Level } from '../board/levels.ts';
import { countersOf } from './counter-symbols.ts';
import { hexesOf, type Layout, layoutOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { mapModel } from './model.ts';
import { type Naming, namesAt } from './naming.ts';
import { counterBoxes, type Placed, placesOf } from './placement.ts';
import { labelBox } from './printed.ts';
import { bare, pieceId, RED, redDetachment, redView } from './testing/board.ts';
import { demoView } from './testing/demo-board.ts';

interface Drawn {
  readonly layout: Layout;
  readonly places: readonly Placed[];
  readonly naming: Naming;
}

function drawn(view: MapView, level: Level): Drawn {
  const layout = layoutOf(view.chart.size);
  const { sites, names } = mapModel(view);
  const siteAt = new Map(sites.map((site) => [site.hex, site]));
  const counters = countersOf(view, () => 'a');
  const places = placesOf(layout, counters, siteAt);
  return { layout, places, naming: namesAt(layout, level, { sites, names, places }) };
}

/** Something on the sheet: what it is, where it belongs, what it covers. */
type Thing = readonly [what: string, hex: string, box: Box];

function things({ layout, places, naming }: Drawn, level: Level): readonly Thing[] {
  return [
    ...hexesOf(layout).map((hex): Thing => ['label', hex, labelBox(layout, hex, level)]),
    ...places.flatMap((place) => counterBoxes(place).map((box): Thing => ['counter', place.counter.hex, box])),
    ...[...naming.units].map(([id, word]): Thing => [`unit ${word.text}`, id, word.box]),
    ...[...naming.sites].map(([hex, word]): Thing => [`site ${word.text}`, hex, word.box]),
    ...[...naming.fields].map(([hex, word]): Thing => [`field ${word.text}`, hex, word.box]),
  ];
}

/** Counters of one stack overlap, and nothing else does. */
function covered(all: readonly Thing[]): readonly string[] {
  return all.flatMap(([what, hex, box], i) =>
    all.slice(i + 1).flatMap(([other, there, under]) => {
      const isStack = what === 'counter' && other === 'counter' && hex === there;
      return !isStack && meet(box, under) ? [`${what} at ${hex} and ${other} at ${there}`] : [];
    }),
  );
}

const SHOWN = LEVELS.filter((level) => level !== 'theatre');

describe.each([2, 3, 9])('the chart of the demo, every %i. hex with a counter', (busy) => {
  const view = demoView(busy);

  test.each(SHOWN)('labels, counters and names do not overlap: %s', (level) => {
    expect(covered(things(drawn(view, level), level))).toEqual([]);
  });

  test.each(SHOWN)('nothing leaves the sheet: %s', (level) => {
    const { layout, naming } = drawn(view, level);
    for (const { box } of [...naming.sites.values(), ...naming.units.values(), ...naming.fields.values()]) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(layout.width);
    }
  });
});

describe.each([3, 9])('the same, every %i. hex', (busy) => {
  const view = demoView(busy);

  test.each(['operations', 'hex'] as const)(
    'every settlement and every counter of the viewer has its name: %s',
    (level) => {
      const { naming, places } = drawn(view, level);
      const sites = mapModel(view).sites.filter(({ name }) => name !== null);
      expect(sites.filter(({ hex }) => !naming.sites.has(hex)).map(({ name }) => name)).toEqual([]);
      const named = places.filter(({ isTop, counter }) => isTop && counter.name !== '');
      expect(named.filter(({ counter }) => !naming.units.has(counter.id)).map(({ counter }) => counter.name)).toEqual(
        [],
      );
    },
  );
});

test('a short name is below its town, a long one above the labels of the next row', () => {
  const town = (name: string): MapView['hexes'] => ({
    [hexAt(1, 1)]: {
      ...bare,
      inSight: true,
      site: { kind: 'urban', size: 1, faction: 'ig', name, yield: null, bp: null, buildings: null },
    },
  });
  const [short, long] = ['Ash', 'Cinder Ridge'].map((name) =>
    drawn(redView({ hexes: town(name) }), 'operations').naming.sites.get(hexAt(1, 1)),
  );
  expect(short?.text).toBe('Ash');
  expect(long?.text).toBe('Cinder Ridge');
  expect(long?.y).toBeLessThan(short?.y ?? 0);
});

test.each(['campaign', 'operations'] as const)(
  'nothing is written so close below a label that its paper would cover the digits: %s',
  (level) => {
    const { layout, naming } = drawn(redView({}), level);
    const { left, right, bottom } = labelBox(layout, hexAt(1, 1), level);
    const isFree = (gap: number) => naming.room.isFree({ left, right, top: bottom + gap, bottom: bottom + gap + 1 });
    expect([isFree(1), isFree(2)]).toEqual([false, true]);
  },
);

test('far away only towns are named, and at the farthest level nothing is', () => {
  const view = redView({
    pieces: { [pieceId('r1')]: redDetachment('r1', hexAt(1, 1), 'Column') },
    hexes: { [hexAt(1, 1)]: { ...bare, control: RED } },
  });
  expect(drawn(view, 'campaign').naming.units.size).toBe(0);
  expect(drawn(view, 'operations').naming.units.size).toBe(1);
  expect(drawn(demoView(), 'theatre').naming.sites.size).toBe(0);
});

test('cut names show it, and are as wide as possible', () => {
  expect(shortened('Ash', 10, 'unit', 100)).toBe('Ash');
  const cut = shortened('Third Company of the Salient', 10, 'unit', 60);
  expect(cut).toMatch(/^Third.*\u2026$/);
  expect(widthOf(cut, 10, 'unit')).toBeLessThanOrEqual(60);
});
