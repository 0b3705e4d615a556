import fc from 'fast-check';
import { sortedKeys } from '../../kernel/index.ts';
import { hexAt } from '../../space/hex.ts';
import { standing } from '../notation.ts';
import type { BuildingType, Faction, Site, State } from '../types.ts';
import { BUILDING_TYPES, FACTIONS } from '../types.ts';
import { board } from './board.ts';

const COLUMNS = 9;
const ROWS = 8;
const SEATS = ['red', 'blue', 'green'] as const;
const hexOf = (at: number): string => hexAt(at % COLUMNS, Math.floor(at / COLUMNS));

const place = fc.integer({ min: 0, max: COLUMNS * ROWS - 1 });
const seat = fc.constantFrom(...SEATS);
const faction = fc.constantFrom(...FACTIONS);
const row = fc.string({
  unit: fc.constantFrom('p', 'p', 'p', 'p', 'h', 'f'),
  minLength: COLUMNS,
  maxLength: COLUMNS,
});

const town = fc.record({
  at: place,
  owner: seat,
  size: fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
  faction,
  bp: fc.nat(900),
  buildings: fc.uniqueArray(fc.constantFrom(...BUILDING_TYPES), { maxLength: 7 }),
  exploits: fc.boolean(),
});
type Town = typeof town extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const urban = ({ size, faction: of, bp, buildings, exploits }: Town): Site => ({
  kind: 'urban',
  size,
  faction: of,
  name: 'Town',
  bp,
  buildings: buildings.map((type: BuildingType) => standing(type, type === 'aspect-shrine' ? 'fire-dragons' : null)),
  grown: 0,
  exploits,
});

const garrisoned = (towns: readonly Town[]) =>
  Object.fromEntries(
    towns.map(({ at, owner, size }) => [hexOf(at), { owner, level: size > 2 ? (2 as const) : (1 as const) }]),
  );

/**
 * Boards with settlements of every size, their buildings and stores, Resource hexes, convoys, garrisons and detachments,
 * open for building in turn 3. If red is `alone`, there are only red's settlements and no armies: nothing is hidden.
 */
export const economies = (alone = false): fc.Arbitrary<State> =>
  fc
    .record({
      rows: fc.array(row, { minLength: ROWS, maxLength: ROWS }),
      towns: fc.uniqueArray(town, { minLength: 2, maxLength: 9, selector: ({ at }) => at }),
      resources: fc.uniqueArray(fc.tuple(seat, place), { maxLength: 5, selector: ([, at]) => at }),
      land: fc.array(fc.tuple(seat, place), { maxLength: 40 }),
      pieces: fc.uniqueArray(fc.tuple(seat, place, fc.constantFrom('convoy', 'garrison', 'army')), {
        maxLength: 8,
        selector: ([, at]) => at,
      }),
      factions: fc.tuple(faction, faction, faction),
      vp: fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)),
      debt: fc.nat(60),
      deduction: fc.nat(200),
      isAllied: fc.boolean(),
    })
    .map((all) => {
      const drawn = alone ? { ...all, towns: all.towns.filter(({ owner }) => owner === 'red') } : all;
      const control: Record<string, string[]> = { red: [], blue: [], green: [] };
      const held = new Set<number>();
      const places = [...drawn.towns.map(({ owner, at }) => [owner, at] as const), ...drawn.resources, ...drawn.land];
      for (const [owner, at] of places) if (!held.has(at)) control[owner]?.push(hexOf(at));
      for (const [, at] of places) held.add(at);
      return stateOf(drawn, control, alone);
    });

interface Drawn {
  readonly rows: readonly string[];
  readonly towns: readonly Town[];
  readonly resources: readonly (readonly [string, number])[];
  readonly pieces: readonly (readonly [(typeof SEATS)[number], number, string])[];
  readonly factions: readonly [Faction, Faction, Faction];
  readonly vp: readonly number[];
  readonly debt: number;
  readonly deduction: number;
  readonly isAllied: boolean;
}

function stateOf(drawn: Drawn, control: Readonly<Record<string, readonly string[]>>, alone: boolean): State {
  const { towns, resources, factions } = drawn;
  const owners = new Map(SEATS.flatMap((owner) => (control[owner] ?? []).map((hex) => [hex, owner] as const)));
  const pieces = Object.fromEntries(
    drawn.pieces.flatMap(([owner, at, kind], i) => {
      if (alone && kind !== 'convoy') return [];
      const what = { convoy: 'convoy 120', garrison: 'garrison', army: 'infantry 4' }[kind] ?? 'spy';
      const whose = kind === 'garrison' ? (owners.get(hexOf(at)) ?? owner) : owner;
      return [[`P${i}`, `${whose} ${what} @ ${hexOf(at)}`]];
    }),
  );
  const state = board(pieces, {
    rows: drawn.rows,
    control,
    factions: { red: factions[0], blue: factions[1], green: factions[2] },
    capitals: Object.fromEntries(
      SEATS.flatMap((owner) => {
        const first = towns.find((one) => one.owner === owner);
        return first === undefined ? [] : [[owner, hexOf(first.at)]];
      }),
    ),
    sites: Object.fromEntries([
      ...resources.map(([, at]): [string, Site] => [
        hexOf(at),
        { kind: 'resource', yield: 150, route: null, since: 0 },
      ]),
      ...towns.map((one): [string, Site] => [hexOf(one.at), urban(one)]),
    ]),
    strongholds: garrisoned(towns),
    treaties: drawn.isAllied ? [['alliance', 'red', 'blue']] : [],
    settings: { askedPhases: 'all', weakDetachments: 'off' },
    turn: 3,
    phase: 'build',
  });
  const seats = Object.fromEntries(
    sortedKeys(state.seats).flatMap((id, i) => {
      const record = state.seats[id];
      if (record === undefined) return [];
      return [[id, { ...record, vp: drawn.vp[i] ?? 0, debt: drawn.debt, deduction: drawn.deduction }]];
    }),
  );
  return { ...state, seats };
}
