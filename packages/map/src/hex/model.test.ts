import { edgeKey, hexAt } from '@sealed-orders/rules/space';
import { describe, expect, test } from 'vitest';
import { frameOf } from './counter-symbols.ts';
import { airspacesOf, type Fog, fogOf, linkOf, mapModel } from './model.ts';
import { BLUE, bare, GREEN, pieceId, RED, redDetachment, redView, seenDetachment, unit } from './testing/board.ts';

const AT = hexAt(1, 1);

describe('what a viewer knows of a hex', () => {
  test.each<[string, Parameters<typeof redView>[0], Fog]>([
    ['a hex known only from the print was never seen', {}, 'never'],
    ['a hex in sight is in sight', { hexes: { [AT]: { ...bare, inSight: true, seenIn: 5 } } }, 'sight'],
    ['a memory is seen', { hexes: { [AT]: { ...bare, seenIn: 3 } } }, 'seen'],
    ['an own hex out of sight is seen', { hexes: { [AT]: { ...bare, control: RED } } }, 'seen'],
    ['a hex known only publicly was never seen', { hexes: { [AT]: { ...bare, control: BLUE } } }, 'never'],
    ['a spectator has no fog', { viewer: { kind: 'spectator' }, own: null }, 'sight'],
    ['the referee has no fog', { viewer: { kind: 'referee' }, own: null }, 'sight'],
  ])('%s', (_title, changes, fog) => {
    expect(fogOf(redView(changes), AT)).toBe(fog);
  });

  test('letters of fog and control go row by row', () => {
    const model = mapModel(
      redView({
        hexes: {
          [hexAt(0, 0)]: { ...bare, inSight: true, seenIn: 5, control: RED },
          [hexAt(3, 2)]: { ...bare, seenIn: 2, control: GREEN },
        },
      }),
    );
    expect(model.fog).toBe('innnnnnnnnns');
    expect(model.control).toBe('a..........c');
    expect([...(model.sight ?? [])]).toEqual([hexAt(0, 0)]);
  });
});

describe('counters', () => {
  test('own armies show their strength, models by condition', () => {
    const units = [unit('u1', 'tracked', 300, [3, 1, 0]), unit('u2', 'infantry', 100, [5, 0, 2])];
    const view = redView({ pieces: { [pieceId('r1')]: redDetachment('r1', AT, 'Column', units) } });
    expect(mapModel(view).counters).toMatchObject([
      { id: 'r1', seat: 'a', frame: 'friend', icon: 'armour', strength: [8, 1, 2], lastSeen: null, isOwn: true },
    ]);
  });

  test('others show no strength, and the frame of their relation', () => {
    const view = redView({
      seen: {
        [pieceId('b1')]: seenDetachment('b1', BLUE, AT),
        [pieceId('g1')]: seenDetachment('g1', GREEN, hexAt(2, 1)),
      },
    });
    expect(mapModel(view).counters).toMatchObject([
      { id: 'b1', seat: 'b', frame: 'hostile', strength: null, isOwn: false },
      { id: 'g1', seat: 'c', frame: 'neutral', strength: null, isOwn: false },
    ]);
  });

  test('a memory carries its turn and its age', () => {
    const view = redView({
      ghosts: { [pieceId('b1')]: { turn: 3, piece: seenDetachment('b1', BLUE, AT) } },
    });
    expect(mapModel(view).counters).toMatchObject([{ id: 'b1', lastSeen: { turn: 3, age: 2 } }]);
  });

  test('in one hex memories are below garrisons and garrisons below detachments', () => {
    const garrison = { id: pieceId('r2'), kind: 'garrison' as const, seat: RED, hex: AT, name: 'Watch', units: [] };
    const view = redView({
      pieces: { [pieceId('r1')]: redDetachment('r1', AT, 'Column'), [pieceId('r2')]: garrison },
      ghosts: { [pieceId('b1')]: { turn: 3, piece: seenDetachment('b1', BLUE, AT) } },
    });
    expect(mapModel(view).counters.map((counter) => counter.id)).toEqual(['b1', 'r2', 'r1']);
  });

  test('spectators and the referee see neither friends nor enemies', () => {
    expect(frameOf(redView({ viewer: { kind: 'referee' } }), BLUE)).toBe('friend');
    expect(frameOf(redView(), BLUE)).toBe('hostile');
  });
});

describe('sites', () => {
  const village = {
    kind: 'urban' as const,
    size: 1 as const,
    faction: 'el' as const,
    name: 'Ford',
    yield: null,
    bp: null,
    buildings: null,
  };

  test('a remembered site carries the turn of the memory, one in sight does not', () => {
    const hexes = {
      [AT]: { ...bare, seenIn: 3, site: village },
      [hexAt(2, 1)]: { ...bare, inSight: true, seenIn: 5, site: { ...village, name: 'Mill' } },
    };
    expect(mapModel(redView({ hexes })).sites).toMatchObject([
      { name: 'Ford', fog: 'seen', seenIn: 3 },
      { name: 'Mill', fog: 'sight', seenIn: null },
    ]);
  });

  test('a holder is named only if no border band shows it', () => {
    const stronghold = { level: 3 as const, owner: BLUE, defences: null };
    const hexes = {
      [AT]: { ...bare, site: village, stronghold },
      [hexAt(2, 1)]: { ...bare, control: BLUE, site: village, stronghold },
    };
    expect(mapModel(redView({ hexes })).sites.map((site) => site.holder)).toEqual(['b', null]);
  });

  test('a destroyed settlement is a ruin under its printed name, until something is built there', () => {
    const chart = { ...redView().chart, names: { [AT]: 'Tarn' } };
    const ruined = { ...bare, seenIn: 4, ruin: true };
    expect(mapModel(redView({ chart, hexes: { [AT]: ruined } }))).toMatchObject({
      sites: [{ kind: 'ruin', size: 0, name: 'Tarn' }],
      names: [],
    });
    expect(mapModel(redView({ hexes: { [AT]: { ...ruined, site: village } } })).sites).toMatchObject([
      { kind: 'urban' },
    ]);
  });

  test('a Capital’s starting place is printed until the viewer knows better', () => {
    const before = redView();
    const seats = before.seats.map((seat) => (seat.id === BLUE ? { ...seat, startingCapital: AT } : seat));
    const chart = { ...before.chart, names: { [AT]: 'Ansgar' } };
    expect(mapModel(redView({ chart, seats }))).toMatchObject({
      sites: [{ hex: AT, kind: 'urban', size: 4, stronghold: 3, name: 'Ansgar', fog: 'never', holder: 'b' }],
      names: [],
    });
    const razed = { ...bare, seenIn: 4, ruin: true };
    expect(mapModel(redView({ chart, seats, hexes: { [AT]: razed } })).sites).toMatchObject([{ kind: 'ruin' }]);
  });

  test('a printed name appears alone only if no known site uses it', () => {
    const names = { [AT]: 'Old Ford', [hexAt(3, 0)]: 'The Sound' };
    const chart = { ...redView().chart, names };
    const model = mapModel(
      redView({ chart, hexes: { [AT]: { ...bare, seenIn: 2, site: { ...village, name: null } } } }),
    );
    expect(model.names).toMatchObject([{ name: 'The Sound', isWater: true, fog: 'never' }]);
    expect(model.sites).toMatchObject([{ name: 'Old Ford' }]);
  });
});

describe('edges and airspaces', () => {
  test('an edge key names its two hexes, west of the first column too', () => {
    const [a, b] = [hexAt(0, 2), hexAt(0, 1)];
    expect(new Set(linkOf(edgeKey(a, b)).between)).toEqual(new Set([a, b]));
  });

  test('a road known from both of its ends is drawn once', () => {
    const road = edgeKey(AT, hexAt(2, 1));
    const hexes = { [AT]: { ...bare, seenIn: 3, roads: [road] }, [hexAt(2, 1)]: { ...bare, seenIn: 3, roads: [road] } };
    expect(mapModel(redView({ hexes })).roads).toHaveLength(1);
  });

  test('hexes with the same number make one airspace, numbered as in the chart, in base 36', () => {
    const { chart } = redView();
    const spaces = airspacesOf(
      chart.size,
      chart.airspaces.map((row) => row.replaceAll('1', 'a')),
    );
    expect(spaces.map(({ number, hexes }) => [number, hexes.size])).toEqual([
      [0, 6],
      [10, 6],
    ]);
  });
});
