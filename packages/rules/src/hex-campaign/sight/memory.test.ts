import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf, seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { hexNumber } from '../testing/numbers.ts';
import { play, told, viewOf } from '../testing/played.ts';
import { drawnSheets, draws, worlds } from '../testing/worlds.ts';
import type { State } from '../types.ts';
import { rememberedAt } from './hex-cache.ts';
import { refreshed } from './memory.ts';
import { sightOf } from './sight.ts';

const town = readSite('town ig 500 bp: prison', 'Dray');

describe('HEX-SIGHT-11: memory', () => {
  test('a settlement that went out of sight stays as last seen, without hidden facts', () => {
    const state = board(
      { R1: 'red infantry 4 @ 5,4' },
      { sites: { '4,4': town }, control: { blue: ['4,4'] }, turn: 2 },
    );
    const after = play(state, { red: ['R1 path 6,4 7,4'] }).state;
    expect(viewOf(after, 'red').hexes[hex('4,4')]).toMatchObject({
      inSight: false,
      seenIn: 2,
      control: 'blue',
      site: { kind: 'urban', size: 2, name: 'Dray', bp: null, buildings: null },
    });
    const gone = { ...after, sites: {}, control: {} };
    expect(viewOf(gone, 'red').hexes[hex('4,4')]).toMatchObject({ control: 'blue', site: { size: 2 }, seenIn: 2 });
  });

  test('a piece left behind becomes a dated ghost, and can be followed', () => {
    const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 4,4' });
    const { state: after, events } = play(state, { red: ['R1 path 6,4 7,4'] });
    const view = viewOf(after, 'red');
    expect(view.ghosts).toMatchObject({ B1: { turn: 1, piece: { hex: '4,4' } } });
    expect(told(events, 'lost-from-sight', 'red')).toMatchObject([{ pieces: [{ id: 'B1', hex: '4,4' }] }]);
    const follow = {
      phase: 'movement-orders',
      orders: [{ type: 'follow', piece: piece('R1'), target: piece('B1') }],
    } as const;
    expect(hexCampaign.sheets.check(view, follow)).toEqual([]);
  });

  test('a ghost disappears when its hex is seen without the piece, and so does the target', () => {
    const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 4,4' });
    const left = play(state, { red: ['R1 path 6,4 7,4'], blue: ['B1 path 3,4 2,4'] }).state;
    const back = play(left, { red: ['R1 path 6,4 5,4'] }).state;
    expect(viewOf(left, 'red').ghosts).toMatchObject({ B1: { turn: 1 } });
    expect(viewOf(back, 'red').ghosts).toEqual({});
  });

  test('a seat knows that it has lost a hex, but not who owns it now', () => {
    const state = board(
      { R1: 'red infantry 4 @ 9,9', B1: 'blue infantry 4 @ 5,4' },
      { control: { red: ['6,4'] }, capitals: { blue: '4,4' } },
    );
    expect(viewOf(state, 'red').hexes[hex('6,4')]).toMatchObject({ control: 'red', seenIn: null });
    const after = play(state, { blue: ['B1 claim-area'] }).state;
    expect(viewOf(after, 'red').hexes[hex('6,4')]?.control ?? null).toBeNull();
  });

  test('a hex that the seat lost is remembered without a controller, and a Stronghold without an owner', () => {
    const red = seatId('red');
    const stronghold = { level: 2, owner: red, defences: null } as const;
    const looks = [{ hexes: [hex('6,4')], turn: 1, control: red, stronghold }];
    const state = board({ R1: 'red infantry 4 @ 9,9' }, { control: { blue: ['6,4'] }, turn: 2 });
    const view = viewOf({ ...state, memory: { [red]: { looks, ghosts: {} } } }, 'red');
    expect(view.hexes[hex('6,4')]).toMatchObject({
      seenIn: 1,
      control: null,
      stronghold: { level: 2, owner: null, defences: null },
    });
  });

  test('equal hexes that leave sight together form one look, and hexes in sight are in no look', () => {
    const before = board({ R1: 'red infantry 4 @ 5,4' });
    const after = { ...before, pieces: board({ R1: 'red infantry 4 @ 7,4' }).pieces };
    const [then, now] = [before, after].map((state) => sightOf(state).get(seatId('red')));
    const left = gridOf(before.chart).keys.filter((_, i) => then?.[hexNumber(i)] === 1 && now?.[hexNumber(i)] === 0);
    expect(left.length).toBeGreaterThan(1);
    expect(refreshed(before, after).memory[seatId('red')]?.looks).toEqual([{ hexes: left, turn: 1 }]);
  });

  test('with the setting all seats know control, and still no spectator does', () => {
    const state = board(
      { R1: 'red infantry 4 @ 9,9' },
      { control: { blue: ['6,4'] }, settings: { controlVisibility: 'public' } },
    );
    expect(viewOf(state, 'red').hexes[hex('6,4')]).toMatchObject({ control: 'blue', inSight: false });
    expect(hexCampaign.view(state, { kind: 'spectator' }).hexes).toEqual({});
  });

  test('a refresh without changes changes nothing; one after the loss of a Stronghold does', () => {
    const before = board({ B1: 'blue infantry 4 @ 6,4' }, { strongholds: { '5,4': { owner: 'red' } } });
    const red = seatId('red');
    expect(refreshed(before, { ...before, turn: 2 }).memory).toBe(before.memory);
    const { memory, changes } = refreshed(before, { ...before, strongholds: {} });
    expect(memory[red]?.ghosts).toMatchObject({ B1: { turn: 1, piece: { hex: '6,4' } } });
    expect(rememberedAt(gridOf(before.chart), memory[red]?.looks ?? [], hex('5,4'))).toMatchObject({
      stronghold: { level: 1 },
      turn: 1,
    });
    expect(changes).toMatchObject([{ seat: 'red', sighted: [], lost: [{ id: 'B1' }] }]);
    expect(memory[seatId('blue')]).toBe(before.memory[seatId('blue')]);
  });

  test('public control is current, even where an older one is remembered', () => {
    const state = board(
      { R1: 'red infantry 4 @ 5,4' },
      {
        factions: { red: 'sm', blue: 'ig', green: 'ork' },
        control: { blue: ['4,4', '4,5'] },
        settings: { controlVisibility: 'public' },
      },
    );
    const { control } = state;
    const after = play(state, { red: ['R1 path 6,4 7,4'] }).state;
    const { looks } = after.memory[seatId('red')] ?? { looks: [] };
    expect(rememberedAt(gridOf(state.chart), looks, hex('4,4'))?.control).toBe('blue');
    const given = { ...after, control: { ...control, [hex('4,4')]: seatId('green') } };
    expect(viewOf(given, 'red').hexes[hex('4,4')]).toMatchObject({ control: 'green', inSight: false, seenIn: 1 });
    expect(viewOf({ ...after, control: {} }, 'red').hexes[hex('4,5')]?.control).toBeNull();
  });

  test('the place of a Capital of the Dark Eldar is known to nobody else', () => {
    const state = board({}, { factions: { red: 'sm', blue: 'de' }, capitals: { red: '4,4', blue: '9,9' } });
    expect(viewOf(state, 'red').seats.map((seat) => seat.startingCapital)).toEqual(['4,4', null]);
    expect(viewOf(state, 'blue').seats.map((seat) => seat.startingCapital)).toEqual(['4,4', '9,9']);
    expect(hexCampaign.view(state, { kind: 'spectator' }).seats.map((seat) => seat.startingCapital)).toEqual([
      '4,4',
      null,
    ]);
  });
});

test('no ghost is where its seat can see, none is a piece in sight, and every hex out of sight is dated', () => {
  fc.assert(
    fc.property(worlds, draws, (state, by) => {
      const sheets = drawnSheets(state, by);
      const orders = Object.fromEntries(Object.entries(sheets).map(([seat, sheet]) => [seat, sheet.orders]));
      const after = play(state, orders).state;
      const grid = gridOf(after.chart);
      for (const seat of after.seatOrder) {
        const view = hexCampaign.view(after, { kind: 'seat', seat });
        const mask = sightOf(after).get(seat);
        const memory = Object.values(after.memory[seat]?.ghosts ?? {});
        expect(memory.filter(({ piece: ghost }) => mask?.[indexOf(grid, ghost.hex)] === 1)).toEqual([]);
        expect(Object.keys(view.ghosts).filter((id) => Object.hasOwn(view.seen, id))).toEqual([]);
        const before = sightOf(state).get(seat);
        const left = grid.keys.filter((_, i) => before?.[hexNumber(i)] === 1 && mask?.[hexNumber(i)] !== 1);
        expect(left.filter((at) => view.hexes[at] === undefined)).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});

test('no change of land, Strongholds or alliances makes a seat forget a hex or place', () => {
  fc.assert(
    fc.property(worlds, fc.array(fc.nat(2), { minLength: 1 }), fc.boolean(), (state, by, isAllied) => {
      const heir = (at: number) => state.seatOrder[by[at % by.length] ?? 0] ?? seatId('red');
      const control = Object.fromEntries(keysOf(state.control).map((at, i) => [at, heir(i)]));
      const strongholds = Object.fromEntries(
        keysOf(state.strongholds).flatMap((at, i) => {
          const stronghold = state.strongholds[at];
          return stronghold === undefined || i % 2 === 0 ? [] : [[at, { ...stronghold, owner: heir(i + 1) }]];
        }),
      );
      const after: State = { ...state, control, strongholds, treaties: isAllied ? state.treaties : [] };
      const { memory } = refreshed(state, after);
      for (const seat of state.seatOrder) {
        const { hexes: then } = hexCampaign.view(state, { kind: 'seat', seat });
        const { hexes: now } = hexCampaign.view({ ...after, memory }, { kind: 'seat', seat });
        const [were, are] = [then, now].map((hexes) => keysOf(hexes).filter((at) => hexes[at]?.site !== null));
        expect(keysOf(now)).toEqual(expect.arrayContaining(keysOf(then)));
        expect(are).toEqual(expect.arrayContaining(were ?? []));
      }
    }),
    { numRuns: 100 },
  );
});
