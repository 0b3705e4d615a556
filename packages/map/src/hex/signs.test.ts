import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexAt, isOnMap, neighbours } from '@sealed-orders/rules/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../board/lettering.ts';
import { meet } from '../board/lettering.ts';
import type { Level } from '../board/levels.ts';
import { around, type BlockArrow, type OrderArrow } from './arrows.ts';
import { along } from './aside.ts';
import type { ClaimSymbol } from './claims.ts';
import { countersOf } from './counter-symbols.ts';
import { hexesOf, type Layout, layoutOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { type Airspace, airspacesOf, type BattleSymbol, mapModel } from './model.ts';
import { namesAt } from './naming.ts';
import { counterBoxes, placesOf } from './placement.ts';
import { labelBox } from './printed.ts';
import type { Reached } from './reached.ts';
import { LOZENGE, type Signs, SPACE_BOX, signsAt } from './signs.ts';
import { pieceId, redDetachment, redView } from './testing/board.ts';
import { demoView } from './testing/demo-board.ts';

interface Orders {
  readonly arrows: readonly OrderArrow[];
  readonly claims: readonly ClaimSymbol[];
  readonly reach: readonly Reached[];
  readonly battles?: readonly BattleSymbol[];
  readonly spaces?: readonly Airspace[];
}

function drawn(view: MapView, level: Level, orders: Orders) {
  const layout = layoutOf(view.chart.size);
  const { sites, names } = mapModel(view);
  const siteAt = new Map(sites.map((site) => [site.hex, site]));
  const places = placesOf(
    layout,
    countersOf(view, () => 'a'),
    siteAt,
  );
  const naming = namesAt(layout, level, { sites, names, places });
  const hexes = new Map(places.map(({ counter }) => [counter.id, counter.hex]));
  const hexOf = (piece: PieceId): HexKey | null => hexes.get(piece) ?? null;
  const signs = signsAt(layout, naming, { battles: [], spaces: [], ...orders, onPath: new Set(), hexOf });
  return { layout, places, naming, signs };
}

type Drawn = ReturnType<typeof drawn>;

const numbers = ({ arrows, blocks, costs, claims }: Signs): readonly Box[] => [
  ...[...arrows.values()].flatMap(({ steps }) => steps.map(({ box }) => box)),
  ...[...blocks.values()].flatMap(({ battle }) => (battle?.isFree === true ? [battle.box] : [])),
  ...[...costs.values()].map(({ box }) => box),
  ...[...claims.values()].map(({ box }) => box),
];

/** Things on the sheet before any order: labels, counters, names, with displaced ones at their new places. */
function before({ layout, places, naming, signs }: Drawn, level: Level): readonly Box[] {
  return [
    ...hexesOf(layout).map((hex) => labelBox(layout, hex, level)),
    ...places.flatMap(counterBoxes),
    ...[...naming.units].map(([id, word]) => (signs.names.get(id) ?? word).box),
    ...[...naming.sites.values(), ...naming.fields.values()].map(({ box }) => box),
  ];
}

const view = demoView(3);
const layout: Layout = layoutOf(view.chart.size);
const own = Object.values(view.pieces);
const onSheet = hexesOf(layout);
const nextTo = (hex: HexKey, direction: number): HexKey | undefined => neighbours(hex)[direction];

const arrow: fc.Arbitrary<OrderArrow> = fc
  .record({
    piece: fc.constantFrom(...own),
    way: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom('march', 'follow', 'retreat', 'attack', 'raid'),
    state: fc.constantFrom('draft', 'complete', 'sealed'),
  })
  .map(({ piece, way, kind, state }) => {
    const path: HexKey[] = [];
    for (const direction of way) {
      const next = nextTo(path.at(-1) ?? piece.hex, direction);
      if (next !== undefined && isOnMap(layout.size, next)) path.push(next);
    }
    const numbered = kind === 'retreat' ? { rank: 2 } : { costs: path.map((_, i) => i + 1) };
    return { piece: piece.id, path, kind, state, isBattle: true, ...numbered };
  });

const orders: fc.Arbitrary<Orders> = fc.record({
  arrows: fc.uniqueArray(arrow, { maxLength: 12, selector: ({ piece }) => piece }),
  claims: fc
    .uniqueArray(fc.constantFrom(...onSheet), { maxLength: 12 })
    .map((hexes) => hexes.map((hex) => ({ hex, seat: 'a' as const, isPlanned: true }))),
  reach: fc
    .uniqueArray(fc.constantFrom(...onSheet), { maxLength: 40 })
    .map((hexes) => hexes.map((hex, i) => ({ hex, cost: i % 9, mustStop: i % 3 === 0 }))),
});

describe.each(['campaign', 'operations', 'hex'] as const)('at level %s', (level) => {
  test('numbers and signs of orders hide neither each other nor labels, counters and names', () => {
    fc.assert(
      fc.property(orders, (wanted) => {
        const all = drawn(view, level, wanted);
        const signs = numbers(all.signs);
        for (const [i, box] of signs.entries()) {
          expect(signs.slice(i + 1).filter((other) => meet(box, other))).toEqual([]);
          expect(before(all, level).filter((other) => meet(box, other))).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('every expected battle has its sign, however full the hex', () => {
    fc.assert(
      fc.property(orders, (wanted) => {
        for (const { battle } of drawn(view, level, wanted).signs.blocks.values()) expect(battle).not.toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  test('names displaced by an arrow cover nothing', () => {
    fc.assert(
      fc.property(orders, (wanted) => {
        const all = drawn(view, level, wanted);
        for (const [id, word] of all.signs.names) {
          const others = before(all, level).filter((box) => box !== word.box && meet(box, word.box));
          expect(others, `${word.text} of ${id}`).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the same orders get the same places every time', () => {
    fc.assert(
      fc.property(orders, (wanted) => {
        expect(drawn(view, level, wanted).signs).toEqual(drawn(view, level, wanted).signs);
      }),
      { numRuns: 10 },
    );
  });
});

describe.each([0, 1, 2, 3, 4, 5])('an arrow of one hex in direction %i', (direction) => {
  const from = hexAt(1, 1);
  const to = nextTo(from, direction) ?? from;
  const mover = redDetachment('r1', from, 'Column 1');
  const march: OrderArrow = { piece: mover.id, path: [to], kind: 'march', state: 'complete' };
  const alone = { arrows: [march], claims: [], reach: [] };

  test.each([
    ['into an empty hex', {}],
    ['to another counter', { [pieceId('r2')]: redDetachment('r2', to, 'Ash') }],
  ])('is in full sight between counters, labels and names: %s', (_, others) => {
    const all = drawn(redView({ pieces: { [mover.id]: mover, ...others } }), 'operations', alone);
    const shape = all.signs.arrows.get(march)?.shape;
    expect(before(all, 'operations').filter((box) => shape && meet(box, shape.headBox))).toEqual([]);
    expect(all.signs.names.get(mover.id)?.text ?? 'Column 1').toBe('Column 1');
  });
});

describe.each([0, 1, 2, 3, 4, 5])('an attack in direction %i', (direction) => {
  const from = hexAt(1, 1);
  const to = nextTo(from, direction) ?? from;
  const mover = redDetachment('r1', from, 'Column 1');
  const attack: BlockArrow = { piece: mover.id, path: [to], kind: 'attack', state: 'draft', isBattle: true };
  const ordered = { arrows: [attack], claims: [], reach: [] };
  const crowd = [0, 1, 2, 3, 4, 5].flatMap((side, i) => {
    const hex = nextTo(to, side);
    return hex === undefined || hex === from ? [] : [redDetachment(`c${i}`, hex, 'A long name of a column')];
  });

  test.each([
    ['one enemy', []],
    ['a crowd', crowd],
  ])('is not hidden by the sign of its battle: %s', (_, others) => {
    const pieces = [mover, redDetachment('r2', to, 'Ash'), ...others];
    const view = redView({ pieces: Object.fromEntries(pieces.map((piece) => [piece.id, piece])) });
    const { shape, battle } = drawn(view, 'operations', ordered).signs.blocks.get(attack) ?? {};
    if (shape === undefined || battle == null) throw new Error('an arrow with its battle');
    expect(along(layout, shape.line, shape.width / 2).filter((box) => meet(box, battle.box))).toEqual([]);
    const [tail, tip] = shape.line;
    if (tail === undefined || tip === undefined) throw new Error('a line');
    expect(Math.hypot(tip.x - tail.x, tip.y - tail.y) / layout.s, 'long enough to be seen as an arrow').toBeGreaterThan(
      0.6,
    );
  });
});

const at = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({
  left: x + SPACE_BOX.left,
  top: y + SPACE_BOX.top,
  right: x + SPACE_BOX.right,
  bottom: y + SPACE_BOX.bottom,
});

test.each(['campaign', 'operations', 'hex'] as const)(
  'numbers of air spaces cover no name and no counter: %s',
  (level) => {
    const spaces = airspacesOf(view.chart.size, view.chart.airspaces);
    expect(spaces.length).toBeGreaterThan(1);
    const all = drawn(view, level, { arrows: [], claims: [], reach: [], spaces });
    expect([...all.signs.spaces.keys()]).toEqual(spaces.map(({ number }) => number));
    for (const [number, corner] of all.signs.spaces) {
      expect(
        before(all, level).filter((box) => meet(box, at(corner))),
        `Airspace ${number}`,
      ).toEqual([]);
    }
  },
);

test('every battle is marked in its hex, and flags make room for it', () => {
  const free = onSheet.filter((hex) => !own.some((piece) => piece.hex === hex) && view.hexes[hex]?.site == null);
  const battles = free.filter((_hex, i) => i % 5 === 0).map((hex, i) => ({ hex, number: i + 1, isOver: false }));
  const claims = battles.map(({ hex }): ClaimSymbol => ({ hex, seat: 'a', isPlanned: true }));
  const { signs } = drawn(view, 'operations', { arrows: [], claims, reach: [], battles });
  expect([...signs.fights.keys()]).toEqual(battles);
  for (const spot of signs.fights.values()) {
    const lozenge = around(spot, layout.s * LOZENGE * 0.8);
    expect([...signs.claims.values()].filter(({ box }) => meet(box, lozenge))).toEqual([]);
  }
});
