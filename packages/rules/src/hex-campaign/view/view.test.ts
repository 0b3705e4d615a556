import { describe, expect, test } from 'vitest';
import { seatId, type Viewer } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { State } from '../types.ts';

const town = readSite('town ch 500 bp: prison', 'Dray');

/** Facts unknown about a remembered piece. */
const unseen = { moveClass: null, garrisonDetachment: false, points: null };

describe('HEX-SIGHT-08: what sight shows', () => {
  const pieces = {
    R1: 'red infantry 4 @ 5,4',
    B1: 'blue infantry+tracked 6 @ 6,4 1230 points',
    B2: 'blue garrison @ 4,4',
    B3: 'blue convoy 300 @ 5,5',
    B4: 'blue spy @ 5,4',
    B5: 'blue infantry 4 @ 8,4',
  };

  test('owner, kind and class of pieces, no name, no points, no BP, no spies', () => {
    const { seen } = viewOf(board(pieces), 'red');
    expect(Object.keys(seen)).toEqual(['B1', 'B2', 'B3']);
    expect(seen[piece('B1')]).toEqual({
      id: 'B1',
      kind: 'detachment',
      seat: 'blue',
      hex: '6,4',
      moveClass: 'tracked',
      garrisonDetachment: false,
      points: null,
    });
  });

  test.each([
    ['sizeBand', 1000],
    ['full', 1230],
  ] as const)('points as far as sightDetail %s says', (sightDetail, points) => {
    expect(viewOf(board(pieces, { settings: { sightDetail } }), 'red').seen[piece('B1')]?.points).toBe(points);
  });

  test('size and race of a settlement, but not its contents', () => {
    const state = board(pieces, {
      sites: { '6,4': town },
      control: { blue: ['6,4'] },
      strongholds: { '6,4': { owner: 'blue', level: 2, radar: true } },
    });
    expect(viewOf(state, 'red').hexes[hex('6,4')]).toEqual({
      inSight: true,
      seenIn: 1,
      control: 'blue',
      site: { kind: 'urban', size: 2, faction: 'ch', name: 'Dray', yield: null, bp: null, buildings: null },
      stronghold: { level: 2, owner: 'blue', defences: null },
      roads: [],
      ruin: false,
      discovered: true,
    });
    expect(viewOf(state, 'blue').hexes[hex('6,4')]?.site).toMatchObject({ bp: 500, buildings: [{ type: 'prison' }] });
  });

  test('no names of others’ pieces, not even an ally’s, except for the referee', () => {
    const state = board({ ...pieces, G1: 'green garrison @ 9,9' }, { treaties: [['alliance', 'red', 'green']] });
    const { seen } = viewOf(state, 'red');
    expect(Object.keys(seen)).toEqual(['B1', 'B2', 'B3', 'G1']);
    expect(Object.values(seen).filter((piece) => 'name' in piece)).toEqual([]);
    expect(hexCampaign.view(state, { kind: 'referee' }).pieces[piece('B1')]?.name).toBe('B1');
  });

  test('HEX-CLAIM-10: whether a hex is discovered, in sight and on own land; elsewhere it is unknown', () => {
    const state = board(pieces, {
      undiscovered: ['6,4', '9,9', '2,9'],
      control: { red: ['2,8'], green: ['3,9'], blue: ['9,9'] },
      treaties: [['alliance', 'red', 'green']],
      factions: { green: 'ig' },
      settings: { controlVisibility: 'public' },
    });
    const { hexes } = viewOf(state, 'red');
    const flags = ['5,4', '6,4', '2,8', '3,9', '9,9', '2,9'].map((at) => hexes[hex(at)]?.discovered);
    expect(flags).toEqual([true, false, true, null, null, undefined]);
  });

  test('HEX-SIGHT-10: allies see with each other’s pieces, unless the setting says otherwise', () => {
    const given = { treaties: [['alliance', 'red', 'green']] as const };
    const state = board(
      { R1: 'red infantry 4 @ 1,1', G1: 'green infantry 4 @ 7,7', B1: 'blue infantry 4 @ 8,7' },
      given,
    );
    expect(Object.keys(viewOf(state, 'red').seen)).toEqual(['B1', 'G1']);
    const own = { ...state, settings: { ...state.settings, alliedSight: 'own' as const } };
    expect(Object.keys(viewOf(own, 'red').seen)).toEqual(['G1']);
  });

  test('HEX-TURN-03: the referee sees missions not flown yet only with the setting', () => {
    const airMissions: State['airMissions'] = [{ seat: seatId('red'), airspace: 1, mission: 'recon', target: null }];
    const waiting: State = { ...board({ R1: 'red infantry 4 @ 5,4' }), airMissions };
    const seen = (refereeSeesOrders: boolean) =>
      hexCampaign.view({ ...waiting, settings: { ...waiting.settings, refereeSeesOrders } }, { kind: 'referee' });
    expect(seen(true).affairs[seatId('red')]?.airMissions).toEqual(airMissions);
    expect(seen(false).affairs[seatId('red')]?.airMissions).toEqual([]);
  });

  test('HEX-SIGHT-11: no ghost is shown of a piece in sight, nor in a hex that is seen to be empty', () => {
    const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 6,4', B2: 'blue infantry 4 @ 12,12' });
    const ghost = (id: string, at: string) => ({
      piece: { id: piece(id), kind: 'detachment', seat: seatId('blue'), hex: hex(at), ...unseen } as const,
      turn: 1,
    });
    const ghosts = { B1: ghost('B1', '1,12'), B2: ghost('B2', '4,4'), B3: ghost('B3', '2,12') };
    const view = viewOf({ ...state, memory: { ...state.memory, [seatId('red')]: { looks: [], ghosts } } }, 'red');
    expect(Object.keys(view.seen)).toEqual(['B1']);
    expect(view.ghosts).toEqual({ B3: ghosts.B3 });
  });

  test('the referee sees everything, a spectator the table and the score', () => {
    const state = board(pieces, { capitals: { red: '5,4' } });
    const referee = hexCampaign.view(state, { kind: 'referee' });
    expect(Object.keys(referee.pieces)).toHaveLength(6);
    expect(referee.affairs).toMatchObject({ red: { id: 'red' }, blue: { id: 'blue' } });
    expect(viewOf(state, 'red').affairs).toEqual({});
    expect(Object.values(referee.hexes).every((known) => known.inSight)).toBe(true);
    const spectator = hexCampaign.view(state, { kind: 'spectator' });
    expect(spectator).toMatchObject({ hexes: {}, pieces: {}, seen: {}, ghosts: {}, own: null });
    expect(spectator.seats).toMatchObject([
      { id: 'red', startingCapital: '5,4', vp: 0, relation: null },
      { id: 'blue' },
    ]);
  });

  test('victory points are hidden with the setting', () => {
    const state = board(pieces, { settings: { vpVisibility: 'own' } });
    expect(viewOf(state, 'red').seats.map((seat) => seat.vp)).toEqual([0, null]);
    expect(hexCampaign.view(state, { kind: 'spectator' }).seats.map((seat) => seat.vp)).toEqual([null, null]);
    const scores = (viewer: Viewer) => hexCampaign.standings(state, viewer).map(({ score }) => score);
    expect(scores({ kind: 'seat', seat: seatId('red') })).toEqual([0, null]);
    expect(scores({ kind: 'spectator' })).toEqual([null, null]);
  });

  test('HEX-MAP-03: roads that touch a hex in sight or one of the seat’s own are known, others are not', () => {
    const state = board(
      { R1: 'red infantry 4 @ 5,4' },
      { roads: ['6,4|7,4', '8,4|9,4', '1,8|2,8'], control: { red: ['1,8'] } },
    );
    const known = Object.values(viewOf(state, 'red').hexes).flatMap((at) => at.roads);
    expect([...new Set(known)]).toEqual(['6,4|7,4', '1,8|2,8']);
  });
});

test('HEX-TURN-04: a phase may stay open for weeks', () => {
  const fortnight = 14 * 86_400;
  const state: State = { ...board({}), clock: { mode: 'duration', seconds: fortnight } };
  const guarded: State = { ...state, settings: { ...state.settings, missedDeadline: 'guard' } };
  expect(hexCampaign.schemas.state.parse(guarded)).toEqual(guarded);
  expect(hexCampaign.nextDue(guarded, null)).toEqual([
    { id: 'phase', due: { kind: 'after', after: '2026-01-01T12:00:00.000Z', seconds: fortnight }, isFirm: false },
  ]);
});
