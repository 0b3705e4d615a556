import { expect, test } from 'vitest';
import { forcedDice } from '../../kernel/index.ts';
import { begin } from '../begin.ts';
import type { Faction } from '../index.ts';
import { schemas } from '../schemas.ts';
import { node, seat, setUp, war } from '../testing.ts';
import type { RefusalCode } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { choosers, placements } from './setup.ts';
import { asked, codes, held, nodes, ORSANA, place, stands, VELL } from './testing.ts';

test('NODE-SETUP-01: Chaos chooses D2 and has one battleforce there, and no nodes', () => {
  const made = setUp({ red: 'chaos', blue: 'imperial-guard' });
  made.give('blue', place('O4', 'V1'));
  expect(made.give('red', place('D2'))).toEqual([]);
  expect(stands(made, 'red')).toEqual(['D2']);
  expect(held(made, 'red')).toEqual([]);
});

test('NODE-SETUP-01: Imperial Guard has a battleforce on each of the two habitable planets', () => {
  const made = setUp({ red: 'chaos', blue: 'imperial-guard' });
  expect(made.give('blue', place('V1', 'O8'))).toEqual([]);
  expect(stands(made, 'blue').toSorted()).toEqual(['O8', 'V1']);
});

test('NODE-SETUP-02: a war without Imperium, or without Xenos and Chaos, begins only if the referee wants it', () => {
  const begun = (factions: Readonly<Record<string, Faction>>) => () => setUp(factions, { settings: { anyMix: false } });
  expect(begun({ red: 'space-marines', blue: 'orks' })).not.toThrow();
  expect(begun({ red: 'inquisition', blue: 'orks' })).not.toThrow();
  expect(begun({ red: 'tau', blue: 'eldar' })).toThrow();
  expect(begun({ red: 'imperial-guard', blue: 'space-marines' })).toThrow();
});

const bringing = (points: number) =>
  begin(
    schemas.setup.parse({
      seats: [
        { id: 'red', name: 'Red', faction: 'orks', forces: [{ name: 'Mob', units: [unit(points), unit(5)] }] },
        { id: 'blue', name: 'Blue', faction: 'space-marines' },
      ],
    }),
    { edition: '1', dice: forcedDice({}, () => 1) },
    '2031-05-03T12:00:00.000Z',
  );

const unit = (points: number) => ({ name: 'Boyz', category: 'troops', points });

test('NODE-BF-01: a roster that a player brings has 3000 points at most', () => {
  expect(bringing(2995).ok).toBe(true);
  expect(bringing(2996)).toMatchObject({
    ok: false,
    problem: [{ code: 'too-many-points', path: ['seats', 0, 'forces', 0], facts: { points: 3001, most: 3000 } }],
  });
});

test('NODE-SETUP-03: two players of one faction are two players', () => {
  const made = war({ red: 'chaos', blue: 'chaos' });
  expect(Object.values(made.state.players).map(({ used }) => used)).toEqual([
    { taint: 0, portal: 0 },
    { taint: 0, portal: 0 },
  ]);
  expect([stands(made, 'red'), stands(made, 'blue')]).toEqual([['D1'], ['D1']]);
});

test('NODE-SETUP-04: a colony in O5 with O2 and O9 leaves 14 nodes to the Guard', () => {
  const made = setUp({ red: 'tau', blue: 'chaos' });
  expect(made.give('red', place('O5', 'O2', 'O9'))).toEqual([]);
  expect(held(made, 'red')).toEqual(['O2', 'O5', 'O9']);
  expect(held(made, GUARD)).toHaveLength(14);
  expect(made.state.players.red?.colony).toEqual({ node: 'O5', isKept: true });
});

test('NODE-SETUP-04: the Guard chooses first, then the Tau one after the other, then all others at the same time', () => {
  const made = setUp({ red: 'orks', blue: 'tau', green: 'imperial-guard', gold: 'tau', grey: 'chaos', white: 'eldar' });
  expect(asked(made)).toEqual(['guard', ['green']]);
  expect(codes(made.give('red', place('D1')))).toEqual(['not-yet']);
  made.give('green', place('O1', 'V1'));
  expect(asked(made)).toEqual(['colonies', ['blue']]);
  expect(codes(made.give('gold', place('K2')))).toEqual(['not-yet']);
  made.give('blue', place('K2'));
  expect(asked(made)).toEqual(['colonies', ['gold']]);
  made.give('gold', place('O5'));
  expect(asked(made)).toEqual(['others', ['red', 'grey']]);
  expect(stands(made, 'white')).toEqual(['W']);
  made.give('grey', place('D3'));
  expect(codes(made.give('grey', place('D1')))).toEqual(['already-acted']);
  made.give('red', place('D3'));
  expect(asked(made)).toEqual([null, []]);
  expect(codes(made.give('red', place('D1')))).toEqual(['already-acted']);
});

test('NODE-SETUP-04: everybody can see who has chosen, who is choosing, and who chooses later', () => {
  const made = setUp({ red: 'orks', green: 'imperial-guard', gold: 'tau', white: 'space-marines' });
  made.give('green', place('O1', 'V1'));
  expect(choosers(made.seenBy('spectator'))).toEqual([
    { seat: 'red', step: 'others', state: 'later', nodes: [] },
    { seat: 'green', step: 'guard', state: 'done', nodes: ['O1', 'V1'] },
    { seat: 'gold', step: 'colonies', state: 'choosing', nodes: [] },
    { seat: 'white', step: 'others', state: 'done', nodes: [] },
  ]);
});

test('NODE-SETUP-09: the set-up does not wait for a seat without a player, which comes last in its step', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'orks', green: 'chaos' });
  made.empty('red', 'blue');
  expect(stands(made, 'red')).toEqual(['O1', 'V1']);
  expect(asked(made)).toEqual(['others', ['green']]);
  expect(stands(made, 'blue')).toEqual([]);
  made.give('green', place('D3'));
  expect(stands(made, 'blue')).toEqual(['D1', 'D1']);
  expect(asked(made)).toEqual([null, []]);
});

test('NODE-SETUP-09: a player who takes the seat while its step is open is asked', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' }).empty('red');
  const end = made.state.timers['set-up:'];
  made.until('2031-05-04T12:00').empty();
  expect(made.events).toMatchObject([{ type: 'seat-filled' }, { type: 'set-up-asked', seats: ['red'] }]);
  expect(asked(made)).toEqual(['others', ['red', 'blue']]);
  expect(made.state.timers['set-up:']).toBe(end);
});

test('NODE-SETUP-09: of several Tau players, one without a player does not keep the others waiting', () => {
  const made = setUp({ red: 'tau', blue: 'tau', green: 'tau' }).empty('red');
  expect(asked(made)).toEqual(['colonies', ['blue']]);
  made.empty();
  expect(asked(made)).toEqual(['colonies', ['blue']]);
  made.give('blue', place('K2'));
  expect(asked(made)).toEqual(['colonies', ['red']]);
  made.empty('red');
  expect(asked(made)).toEqual(['colonies', ['green']]);
});

test('NODE-SETUP-09: once every player has left, nobody is asked any more', () => {
  const made = setUp({ red: 'orks', blue: 'tau' }).empty('red', 'blue');
  expect(asked(made)).toEqual([null, []]);
  expect(made.state.timers['set-up:']).toBeUndefined();
});

test('NODE-SETUP-04: a player who is silent for 72 hours gets the first legal node', () => {
  const made = setUp({ red: 'orks', blue: 'imperial-guard', green: 'tau' });
  made.until('2031-05-06T11:59');
  expect(asked(made)).toEqual(['guard', ['blue']]);
  made.until('2031-05-06T12:00');
  expect(stands(made, 'blue')).toEqual(['O1', 'V1']);
  made.until('2031-05-09T12:00');
  expect(held(made, 'green')).toEqual(['O2', 'O3', 'O5']);
  made.until('2031-05-12T12:00');
  expect(stands(made, 'red')).toEqual(['D1', 'D1']);
  expect(made.state.clock).toMatchObject({ day: 0, date: null });
});

test('NODE-SETUP-04: the first day begins with the midnight after the last choice if that is after the start date', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' });
  made.until('2031-05-06T11:00');
  made.give('red', place('D2'));
  expect(made.state.clock.day).toBe(0);
  made.give('blue', place('D2'));
  made.until('2031-05-06T23:59');
  expect(made.state.clock.day).toBe(0);
  made.until('2031-05-07T00:00');
  expect(made.state.clock).toMatchObject({ day: 1, date: '2031-05-07' });
  expect(made.events.some(({ type }) => type === 'war-began')).toBe(true);
});

test('NODE-SETUP-04: before the first day there are no points, and no commands count', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' });
  made.give('red', place('D2'));
  made.give('blue', place('D2'));
  expect(codes(made.command('blue', { type: 'reinforce', node: node('D1') }))).toEqual(['not-yet']);
  expect(made.state.purses.blue?.cp).toBe(0);
});

test('NODE-SETUP-05: without Tau the Guard that nobody plays has the 17 surface nodes of Orsana and Vell, and nobody the others', () => {
  const made = war({ red: 'orks', blue: 'chaos' });
  expect(held(made, GUARD)).toEqual([...ORSANA, ...VELL]);
  const others = ['K1', 'K2', 'ORB-O', 'ORB-V', 'ORB-K', 'D1', 'D2', 'D3', 'W'];
  expect(others.filter((id) => made.state.nodes[id]?.controller !== null)).toEqual([]);
});

test('NODE-SETUP-06: a spectator sees battleforces, their owners, places and rosters', () => {
  const made = war({ red: 'orks', blue: 'chaos' });
  const { forces, nodes: seen } = made.seenBy('spectator');
  expect(forces).toEqual(made.state.forces);
  expect(seen).toEqual(made.state.nodes);
});

test('NODE-CP-01: everybody begins with 7 points, Space Marines with none', () => {
  const made = war({ red: 'orks', blue: 'space-marines', green: 'inquisition' });
  expect(Object.values(made.state.purses).map(({ cp }) => cp)).toEqual([7, 0, 7]);
});

test('NODE-FAC-SM-05: Space Marines have no battleforce yet, and are not asked', () => {
  const made = setUp({ red: 'space-marines', blue: 'chaos' });
  expect(asked(made)).toEqual(['others', ['blue']]);
  expect(made.state.players.red?.isUncalled).toBe(true);
  expect(codes(made.give('red', place('D1')))).toEqual(['already-acted']);
});

test('NODE-FAC-INQ-01: the Inquisition begins with a battleforce in deep space, unless it is played as Space Marines', () => {
  const made = war({ red: 'inquisition', blue: 'chaos' });
  expect([stands(made, 'red'), made.state.purses.red?.cp]).toEqual([['D1'], 7]);
  const same = war({ red: 'inquisition', blue: 'chaos' }, { settings: { inquisitionExceptions: false } });
  expect([stands(same, 'red'), same.state.purses.red?.cp]).toEqual([[], 0]);
});

test('NODE-FAC-ORK-04: a Space Hulk comes with the first battleforce', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' });
  made.give('red', place('D3'));
  expect(Object.values(made.state.forces).filter(({ owner }) => owner === 'red')).toMatchObject([
    { node: 'D3', isHulk: false },
    { node: 'D3', isHulk: true },
  ]);
});

test.each<[string, readonly string[], RefusalCode]>([
  ['NODE-FAC-CHAOS-06: Chaos does not begin in orbit', ['ORB-O'], 'node-type'],
  ['NODE-FAC-CHAOS-06: nor in a city', ['O4'], 'node-type'],
  ['NODE-SETUP-01: nor in a node that does not exist', ['X9'], 'node-unknown'],
  ['NODE-SETUP-01: nor in two nodes', ['D1', 'D2'], 'too-many-nodes'],
  ['NODE-SETUP-01: nor twice in one', ['D1', 'D1'], 'node-taken'],
])('%s', (_title, where, code) => {
  const made = setUp({ red: 'chaos', blue: 'orks' });
  const order = schemas.order.parse({ type: 'place', nodes: where });
  expect(codes(made.give('red', order))).toEqual([code]);
});

test.each<[string, readonly string[], RefusalCode | null]>([
  ['NODE-FAC-TAU-02: a city is no place for a colony', ['O1'], 'node-type'],
  ['NODE-FAC-TAU-02: nor is an orbit', ['ORB-O'], 'node-type'],
  ['NODE-FAC-TAU-02: K2 is, though nobody lives there', ['K2'], null],
  ['NODE-FAC-TAU-03: nodes beside it are joined to it', ['O5', 'O2', 'O3'], 'not-adjacent'],
  ['NODE-FAC-TAU-03: cities are not among them', ['O5', 'O4'], 'node-type'],
  ['NODE-FAC-TAU-03: nor is the orbit', ['O5', 'ORB-O'], 'node-type'],
  ['NODE-FAC-TAU-03: two of them at most', ['O3', 'O2', 'O12', 'O1'], 'too-many-nodes'],
  ['NODE-FAC-TAU-03: those that are not named are the first by the map', ['O3', 'O12'], null],
])('%s', (_title, where, code) => {
  const made = setUp({ red: 'tau', blue: 'orks' });
  expect(codes(made.give('red', place(...where)))).toEqual(code === null ? [] : [code]);
});

test('NODE-FAC-TAU-03: beside K2 there is only K1; what is not chosen comes by the map', () => {
  const moon = setUp({ red: 'tau', blue: 'orks' });
  moon.give('red', place('K2'));
  expect(held(moon, 'red')).toEqual(['K1', 'K2']);
  const flats = setUp({ red: 'tau', blue: 'orks' });
  flats.give('red', place('O3', 'O12'));
  expect(held(flats, 'red')).toEqual(['O2', 'O3', 'O12']);
});

test('NODE-FAC-TAU-02, -03: what one Tau player has, another cannot choose', () => {
  const made = setUp({ red: 'tau', blue: 'tau' });
  made.give('red', place('O5', 'O2', 'O9'));
  expect(codes(made.give('blue', place('O5')))).toEqual(['node-taken']);
  expect(codes(made.give('blue', place('O9')))).toEqual(['node-taken']);
  expect(codes(made.give('blue', place('O3', 'O2')))).toEqual(['node-taken']);
  made.give('blue', place('O3'));
  expect(held(made, 'blue')).toEqual(['O3', 'O12']);
});

test('NODE-SETUP-07: the colony is an installation under the errata only', () => {
  const colony = (tauColony: string) => {
    const made = setUp({ red: 'tau', blue: 'orks' }, { settings: { errata: { tauColony } } });
    made.give('red', place('K2'));
    return made.state.nodes.K2?.colony;
  };
  expect([colony('off'), colony('on')]).toEqual([null, 'red']);
});

test('A player may know where to place, others have nothing to choose', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'tau', green: 'chaos' });
  expect(placements(made.state, seat('red'))?.choices).toEqual([nodes('O1', 'O4', 'O8'), nodes('V1')]);
  expect(placements(made.state, seat('blue'))).toBeNull();
  made.give('red', place('O1', 'V1'));
  const colonies = placements(made.state, seat('blue'));
  expect(colonies?.choices).toEqual([
    nodes(...[...ORSANA, ...VELL].filter((id) => !['O1', 'O4', 'O8', 'V1'].includes(id)), 'K1', 'K2'),
  ]);
  expect(colonies?.beside).toContainEqual({ colony: 'O5', nodes: ['O2', 'O9'] });
});

test('NODE-ORD-16: midnights that a pause in the set-up skips do not begin the war', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' });
  made.give('red', place('D2'));
  made.give('blue', place('D2'));
  made.until('2031-05-04T13:00').pause(72);
  expect(made.state.clock.day).toBe(0);
  made.until('2031-05-08T00:00');
  expect(made.state.clock).toMatchObject({ day: 1, date: '2031-05-08' });
});

test('NODE-ORD-16: a pause lengthens the time for a choice', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' });
  made.until('2031-05-04T12:00').pause(24);
  made.until('2031-05-07T11:59');
  expect(asked(made)).toEqual(['others', ['red', 'blue']]);
  made.until('2031-05-07T12:00');
  expect(asked(made)).toEqual([null, []]);
});
