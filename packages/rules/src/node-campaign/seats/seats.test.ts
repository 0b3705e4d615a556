import { describe, expect, test } from 'vitest';
import type { Faction, Order } from '../index.ts';
import { node, seat, setUp, type War, war } from '../testing.ts';
import type { RefusalCode, State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { entrances, firstNodes } from './seats.ts';

const join = (faction: Faction, ...ids: readonly string[]): Order => ({
  ...{ type: 'join', faction, army: 'The Ninth' },
  nodes: ids.map(node),
});
const codes = (found: readonly { readonly code: RefusalCode }[]): readonly RefusalCode[] =>
  found.map(({ code }) => code);
const held = ({ state }: War, owner: string): readonly string[] =>
  state.map.nodes.map(({ id }) => id).filter((id) => state.nodes[id]?.controller === owner);
const stands = ({ state }: War, owner: string): readonly string[] =>
  Object.values(state.forces).flatMap((force) => (force.owner === owner ? [force.node] : []));

/** Wednesday 7 May, 15:00, with a seat that nobody had. */
const late = (others: Readonly<Record<string, Faction>> = { red: 'orks' }, settings = {}) =>
  war({ ...others, blue: null }, { settings })
    .empty()
    .until('2031-05-07T15:00');

test('NODE-SETUP-08: a player who joins on Wednesday is there on Thursday with 7 points, and none for Wednesday', () => {
  const made = late();
  expect(made.give('blue', join('chaos', 'D2'))).toEqual([]);
  expect(stands(made, 'blue')).toEqual([]);
  made.until('2031-05-08T00:00');
  expect(stands(made, 'blue')).toEqual(['D2']);
  expect(made.state.purses.blue?.cp).toBe(7);
  expect(made.state.players.blue).toMatchObject({
    standing: 'in',
    faction: 'chaos',
    army: 'The Ninth',
    entersAt: [],
  });
  made.until('2031-05-09T00:00');
  expect(made.state.purses.blue?.cp).toBe(8);
});

test('NODE-SETUP-08: a player who leaves before midnight has not joined, and the next one chooses a faction', () => {
  const made = late();
  made.give('blue', join('imperial-guard'));
  made.empty('blue').until('2031-05-08T00:00');
  expect(held(made, GUARD)).toHaveLength(17);
  expect(made.state.players.blue).toMatchObject({ standing: 'waiting', faction: null, army: '' });
  made.empty();
  expect(made.give('blue', join('chaos', 'D2'))).toEqual([]);
  made.until('2031-05-09T00:00');
  expect(stands(made, 'blue')).toEqual(['D2']);
});

test('NODE-SETUP-08: before that midnight the player gives no orders', () => {
  const made = late();
  made.give('blue', join('chaos', 'D2'));
  expect(codes(made.command('blue', { type: 'reinforce', node: node('D1') }))).toEqual(['not-yet']);
});

test('NODE-SETUP-08: a late Guard player takes over the Guard that nobody played', () => {
  const made = late();
  expect(entrances(made.state, 'imperial-guard')).toEqual([]);
  made.give('blue', join('imperial-guard'));
  made.until('2031-05-08T00:00');
  expect(held(made, GUARD)).toEqual([]);
  expect(held(made, 'blue')).toHaveLength(17);
  expect(stands(made, 'blue')).toEqual(['O1', 'V1']);
  expect(made.state.timers['roster:f1']).toBe('2031-05-15T00:00:00.000Z');
  expect(Object.values(made.state.forces).filter(({ isFrozen }) => isFrozen)).toEqual([]);
});

test('NODE-SETUP-08: until midnight the Guard is still nobody’s', () => {
  const made = late();
  made.give('blue', join('imperial-guard'));
  made.until('2031-05-07T22:00');
  expect(stands(made, GUARD)).toEqual(['O1', 'V1']);
});

test('NODE-SETUP-08: a second Guard player begins in deep space without nodes', () => {
  const made = late({ red: 'imperial-guard' });
  made.give('blue', join('imperial-guard', 'D3'));
  made.until('2031-05-08T00:00');
  expect(stands(made, 'blue')).toEqual(['D3']);
  expect(held(made, 'blue')).toEqual([]);
});

test('NODE-SETUP-08: a late colony takes only what is nobody’s and empty', () => {
  const made = late();
  expect(entrances(made.state, 'tau')).toEqual(['K1', 'K2']);
  expect(codes(made.give('blue', join('tau', 'O5')))).toEqual(['node-taken']);
  made.give('blue', join('tau', 'K2', 'K1'));
  made.until('2031-05-08T00:00');
  expect(held(made, 'blue')).toEqual(['K1', 'K2']);
  expect(made.state.players.blue?.colony).toEqual({ node: 'K2', isKept: true });
});

/** Red controls these nodes. */
const taken =
  (...ids: readonly string[]) =>
  (state: State): State => ({
    ...state,
    nodes: Object.fromEntries(
      Object.entries(state.nodes).map(([id, one]) => [
        id,
        ids.includes(id) ? { ...one, controller: state.seats[0] ?? null } : one,
      ]),
    ),
  });

test('NODE-SETUP-08: without such a node a late Tau player begins in deep space', () => {
  const made = war({ red: 'orks', blue: null }, { given: taken('K1', 'K2') });
  made.give('blue', join('tau', 'D3'));
  made.midnights();
  expect(stands(made, 'blue')).toEqual(['D3']);
  expect(made.state.players.blue?.colony).toBeNull();
});

test('NODE-SETUP-08: a late colony is not founded where somebody stands', () => {
  const made = late();
  const standing = Object.values(made.state.forces).find(({ owner, isHulk }) => owner === 'red' && !isHulk);
  if (standing === undefined) throw new Error('the Orks have a battleforce');
  made.state = {
    ...made.state,
    forces: { ...made.state.forces, [standing.id]: { ...standing, node: node('K1') } },
  };
  expect(entrances(made.state, 'tau')).toEqual(['K2']);
});

test('NODE-SETUP-08: a colony whose node is lost before midnight goes to the first that is left', () => {
  const made = late();
  made.give('blue', join('tau', 'K2'));
  made.state = taken('K2')(made.state);
  made.until('2031-05-08T00:00');
  expect([held(made, 'blue'), stands(made, 'blue')]).toEqual([['K1'], ['K1']]);
});

test('NODE-SETUP-08: late Orks bring their Hulk, late Space Marines wait for their first Move', () => {
  const made = late({ red: 'chaos', green: 'orks' });
  made.give('blue', join('orks', 'D2'));
  made.until('2031-05-08T00:00');
  expect(stands(made, 'blue')).toEqual(['D2', 'D2']);
  const marines = late();
  expect(codes(marines.give('blue', join('space-marines', 'D1')))).toEqual(['too-many-nodes']);
  marines.give('blue', join('space-marines'));
  marines.until('2031-05-08T00:00');
  expect(stands(marines, 'blue')).toEqual([]);
  expect(marines.state.players.blue).toMatchObject({ standing: 'in', isUncalled: true });
  expect(marines.state.purses.blue?.cp).toBe(0);
});

test.each<[string, Order, RefusalCode]>([
  ['two nodes', join('chaos', 'D1', 'D2'), 'too-many-nodes'],
  ['a node of another type', join('chaos', 'O5'), 'node-type'],
  ['the warp, without being at home there', join('chaos', 'W'), 'node-type'],
])('NODE-SETUP-08: a late player of Chaos does not enter in %s', (_title, order, code) => {
  expect(codes(late().give('blue', order))).toEqual([code]);
});

test('NODE-SETUP-08: a player may choose again until midnight, and not after it', () => {
  const made = late();
  made.give('blue', join('chaos', 'D2'));
  expect(made.give('blue', join('eldar'))).toEqual([]);
  made.until('2031-05-08T00:00');
  expect(stands(made, 'blue')).toEqual(['W']);
  expect(codes(made.give('blue', join('chaos', 'D2')))).toEqual(['seat-taken']);
  expect(codes(made.give('red', join('chaos', 'D2')))).toEqual(['seat-taken']);
});

test('NODE-SETUP-08: a referee may rule late players out', () => {
  expect(codes(late({ red: 'orks' }, { lateJoin: false }).give('blue', join('chaos')))).toEqual(['late-join-off']);
});

test('NODE-SETUP-08: a player who joins in the set-up enters with the first day', () => {
  const made = setUp({ red: 'orks', blue: null }, { settings: { setupHours: 1 } });
  made.give('blue', join('chaos', 'D2'));
  made.until('2031-05-05T12:00');
  expect(made.state.clock.day).toBe(1);
  expect(stands(made, 'blue')).toEqual(['D2']);
  expect(made.state.purses.blue?.cp).toBe(7);
});

test('NODE-SETUP-08: in the set-up too, a late colony is not founded in a node of the Guard', () => {
  const made = setUp({ red: 'orks', blue: null });
  expect(codes(made.give('blue', join('tau', 'O5')))).toEqual(['node-taken']);
  expect(made.give('blue', join('tau', 'K2'))).toEqual([]);
});

test('NODE-SETUP-08: of two late Guard players one takes the Guard over', () => {
  const made = war({ red: 'orks', blue: null, green: null });
  made.give('green', join('imperial-guard'));
  made.give('blue', join('imperial-guard'));
  made.midnights();
  expect([stands(made, 'blue'), stands(made, 'green')]).toEqual([['O1', 'V1'], ['D1']]);
});

test('NODE-SETUP-09: a seat without a player keeps all it has, gains its daily point, and its successor goes on', () => {
  const made = war({ red: 'orks', blue: 'chaos' });
  made.empty('blue');
  expect(made.events).toMatchObject([{ type: 'seat-emptied', seat: 'blue' }]);
  made.midnights(2);
  expect(made.state.purses.blue?.cp).toBe(9);
  expect(stands(made, 'blue')).toEqual(['D1']);
  made.empty();
  expect(made.events).toMatchObject([{ type: 'seat-filled', seat: 'blue' }]);
  expect(made.state.players.blue).toMatchObject({ standing: 'in', faction: 'chaos', isEmpty: false });
});

test('NODE-SETUP-09: a player who leaves the seat leaves the game night too', () => {
  const made = war({ red: 'orks', blue: 'chaos' });
  made.give('blue', { type: 'present', isPresent: true });
  made.empty('blue');
  expect(made.state.present).toEqual([]);
});

test('NODE-SETUP-09: hearing the same seats again changes nothing', () => {
  const made = war({ red: 'orks', blue: 'chaos' }).empty('blue').empty('blue');
  expect(made.events).toEqual([]);
});

/** Blue has brought a roster. */
const withRoster = (state: State): State => ({
  ...state,
  players: Object.fromEntries(
    Object.entries(state.players).map(([id, player]) => [
      id,
      id === 'blue' ? { ...player, brought: [BROUGHT] } : player,
    ]),
  ),
});
const BROUGHT = {
  name: 'Gore Host',
  units: [{ name: 'Lord', category: 'hq', description: '', points: 90, isMindless: false }],
} as const;

test('NODE-BF-06: a roster that a player brings is that of the first battleforce', () => {
  const made = war({ red: 'orks', blue: null }, { given: withRoster });
  made.give('blue', join('chaos', 'D2'));
  made.midnights();
  const force = Object.values(made.state.forces).find(({ owner }) => owner === 'blue');
  expect(force).toMatchObject({ name: 'Gore Host', units: [{ name: 'Lord', points: 90, xp: 0 }] });
  expect(made.state.players.blue?.brought).toEqual([]);
});

describe('NODE-SETUP-05: how many nodes a player begins with is known before', () => {
  test.each<[string, Faction, readonly string[], War]>([
    ['Chaos', 'chaos', ['D2'], late()],
    ['a late Guard', 'imperial-guard', [], late()],
    ['a late colony', 'tau', ['K1', 'K2'], late()],
    ['a colony in deep space', 'tau', ['D1'], war({ red: 'orks', blue: null }, { given: taken('K1', 'K2') })],
  ])('%s', (_title, faction, ids, made) => {
    const expected = firstNodes(made.seenBy('blue'), seat('blue'), faction, ids.map(node));
    expect(made.give('blue', join(faction, ...ids))).toEqual([]);
    made.until('2031-05-08T00:00');
    expect(held(made, 'blue')).toHaveLength(expected);
  });

  test('a Guard of the start, which has its nodes already', () => {
    const made = setUp({ red: 'imperial-guard', blue: 'chaos' });
    const held = Object.values(made.state.nodes).filter(({ controller }) => controller === 'red');
    expect(held.length).toBeGreaterThan(10);
    expect(firstNodes(made.seenBy('red'), seat('red'), 'imperial-guard', [node('O1')])).toBe(held.length);
  });
});
