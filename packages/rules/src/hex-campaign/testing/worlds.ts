import fc from 'fast-check';
import { hexAt } from '../../space/hex.ts';
import { hexCampaign } from '../index.ts';
import { movementOptions } from '../movement-orders/options.ts';
import { readSite } from '../notation.ts';
import type { MovementOption, MovementOrder, MovementSheet, OrderChoice, Settings, State, View } from '../types.ts';
import type { BoardGiven } from './board.ts';
import { board } from './board.ts';

const COLUMNS = 9;
const ROWS = 8;

const row = fc.string({
  unit: fc.constantFrom('p', 'p', 'p', 'h', 'f', 'j', 's'),
  minLength: COLUMNS,
  maxLength: COLUMNS,
});
const place = fc.integer({ min: 0, max: COLUMNS * ROWS - 1 });
const seat = fc.constantFrom('red', 'blue', 'green');
const kind = fc.constantFrom(
  'infantry 4',
  'tracked 6',
  'wheeled 8',
  'walker 4',
  'skimmer 8',
  'infantry+tracked 4',
  'infantry 2',
  'convoy 90',
  'spy',
  'diplomat',
  'garrison',
);
const extra = fc.constantFrom('', '', ' 400 points', ' 900 points scouts');

const hexOf = (at: number): string => hexAt(at % COLUMNS, Math.floor(at / COLUMNS));
const neighbourOf = (at: number): string =>
  hexAt((at % COLUMNS) + (at % COLUMNS < COLUMNS - 1 ? 1 : -1), Math.floor(at / COLUMNS));

interface Drawn {
  readonly seat: string;
  readonly kind: string;
  readonly extra: string;
  readonly at: number;
}

/** One army per hex, first come first served; other pieces can be anywhere. */
function placed(drawn: readonly Drawn[], rows: readonly string[]): Readonly<Record<string, string>> {
  const held = new Set<number>();
  const pieces: Record<string, string> = {};
  for (const [i, { seat: owner, kind: what, extra: more, at }] of drawn.entries()) {
    const isArmy = !/convoy|spy|diplomat/.test(what);
    const isSea = rows[Math.floor(at / COLUMNS)]?.[at % COLUMNS] === 's';
    if ((isArmy && held.has(at)) || isSea) continue;
    if (isArmy) held.add(at);
    pieces[`${owner}-${i}`] = `${owner} ${what} @ ${hexOf(at)}${isArmy ? more : ''}`;
  }
  return pieces;
}

const settings: fc.Arbitrary<Partial<Settings>> = fc.record(
  {
    trackedRiver: fc.constantFrom('stop', 'free', 'bridgeOnly'),
    minimumOneHex: fc.boolean(),
    terrainRestriction: fc.constantFrom('allUnits', 'ignore'),
    weakDetachments: fc.constantFrom('on', 'off'),
    alliedSight: fc.constantFrom('shared', 'own'),
    roadModel: fc.constantFrom('links', 'hexes'),
    seePassing: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Small boards with anything on them: terrain, rivers, roads, sites, treaties, settings, up to fourteen pieces. */
export const worlds: fc.Arbitrary<State> = fc
  .record({
    rows: fc.array(row, { minLength: ROWS, maxLength: ROWS }),
    drawn: fc.array(fc.record({ seat, kind, extra, at: place }), { minLength: 2, maxLength: 14 }),
    rivers: fc.array(place, { maxLength: 8 }),
    roads: fc.array(place, { maxLength: 10 }),
    control: fc.array(fc.tuple(seat, place), { maxLength: 30 }),
    towns: fc.array(place, { maxLength: 4 }),
    forts: fc.array(fc.tuple(seat, place), { maxLength: 3 }),
    capitals: fc.tuple(place, place, place),
    treaty: fc.constantFrom<BoardGiven['treaties']>([], [['alliance', 'red', 'green']], [['pact', 'red', 'green']]),
    settings,
  })
  .map((drawn) => worldOf(drawn));

interface World {
  readonly rows: readonly string[];
  readonly drawn: readonly Drawn[];
  readonly rivers: readonly number[];
  readonly roads: readonly number[];
  readonly control: readonly (readonly [string, number])[];
  readonly towns: readonly number[];
  readonly forts: readonly (readonly [string, number])[];
  readonly capitals: readonly [number, number, number];
  readonly treaty: BoardGiven['treaties'];
  readonly settings: Partial<Settings>;
}

function worldOf(world: World): State {
  const isLand = (at: number) => world.rows[Math.floor(at / COLUMNS)]?.[at % COLUMNS] !== 's';
  const sides = (places: readonly number[]) => [...new Set(places.map((at) => `${hexOf(at)}|${neighbourOf(at)}`))];
  const control: Record<string, string[]> = { red: [], blue: [], green: [] };
  const taken = new Set<number>();
  for (const [owner, at] of world.control) {
    if (taken.has(at) || !isLand(at)) continue;
    taken.add(at);
    control[owner]?.push(hexOf(at));
  }
  const town = readSite('town ig 50 bp: barracks', 'Town');
  const [red, blue, green] = world.capitals;
  return board(placed(world.drawn, world.rows), {
    rows: world.rows,
    rivers: sides(world.rivers),
    roads: sides(world.roads.filter(isLand)),
    control,
    sites: Object.fromEntries(world.towns.filter(isLand).map((at) => [hexOf(at), town])),
    strongholds: Object.fromEntries(
      world.forts.filter(([, at]) => isLand(at)).map(([owner, at]) => [hexOf(at), { owner }]),
    ),
    capitals: { red: hexOf(red), blue: hexOf(blue), green: hexOf(green) },
    undiscovered: [...Array(COLUMNS * ROWS).keys()].filter((at) => isLand(at) && !taken.has(at)).map(hexOf),
    treaties: world.treaty ?? [],
    settings: world.settings,
  });
}

const pick = <Item>(items: readonly Item[], by: number): Item | undefined => items[by % Math.max(1, items.length)];

/** An order from an offered choice, selected by a number. */
function drawnOrder(piece: MovementOption['piece'], choice: OrderChoice, by: number): MovementOrder {
  const base = { piece };
  switch (choice.type) {
    case 'path':
    case 'move-and-claim':
    case 'reserve': {
      const isHigh = choice.mayFlyHigh && choice.highReach.length > 0 && by % 2 === 0;
      const end = pick(isHigh ? choice.highReach : choice.reach, by);
      if (end === undefined) return { type: 'guard', ...base };
      return { type: choice.type, ...base, path: end.path, ...(isHigh ? { high: true } : {}) };
    }
    case 'follow': {
      const target = pick(choice.targets, by);
      return target === undefined ? { type: 'guard', ...base } : { type: 'follow', ...base, target };
    }
    case 'webway': {
      const end = pick(choice.reach, by);
      return end === undefined ? { type: 'guard', ...base } : { type: 'webway', ...base, to: end.hex };
    }
    default:
      return { type: choice.type, ...base };
  }
}

/** A sheet drawn from a view's options: one number for each piece. */
export function drawnSheet(view: View, draws: readonly number[]): MovementSheet {
  const orders = movementOptions(view).map((option, i) => {
    const by = pick(draws, i) ?? 0;
    const offered = option.choices.filter((choice) => choice.refusal === null);
    const choice = pick(offered, by);
    return choice === undefined
      ? ({ type: 'guard', piece: option.piece } as const)
      : drawnOrder(option.piece, choice, Math.floor(by / 8));
  });
  return { phase: 'movement-orders', orders };
}

export const draws = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 });

/** Everybody's sheets, drawn from their options. */
export function drawnSheets(state: State, by: readonly number[]): Readonly<Record<string, MovementSheet>> {
  return Object.fromEntries(
    state.seatOrder.map((seat, i) => {
      const view = hexCampaign.view(state, { kind: 'seat', seat });
      return [
        seat,
        drawnSheet(
          view,
          by.map((n) => n + i * 13),
        ),
      ];
    }),
  );
}
