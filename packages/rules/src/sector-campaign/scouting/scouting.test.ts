import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { DeclarationOf, Mission } from '../types.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;

const scout = (made: War, name: string, at: string, way: string | null = null): DeclarationOf<'scout'> => ({
  ...{ type: 'scout', detachment: made.one(name).id, territory: territory(made.state, at), back: null, escort: null },
  route: way === null ? null : way.split(' ').map((one) => territory(made.state, one)),
});
const told = (made: War, type: string) => made.events.filter((event) => event.type === type);

const PIECES = { Foxes: 'west 8 infiltrator', Wolves: 'west 8', Owls: 'east B', Hawks: 'east B', Doves: 'east B' };
const scouting = (pieces: Readonly<Record<string, string>> = PIECES) => war('scouting', { pieces });

/** West’s aircraft are scouts. */
const byAir = (pieces: Readonly<Record<string, string>>, mission: Mission = 'scouting') => {
  const made = war('air', { pieces });
  while (made.board.phase === 'air') {
    const side = made.board.asked[0]?.side ?? 'west';
    const next = Object.values(made.state.desks[side].detachments).find(
      ({ kind, counter }) => kind === 'aerial' && made.board.counters[counter ?? '']?.mission === null,
    );
    made.dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
    const chosen = side === 'west' ? mission : 'intercept';
    made.does(side, { type: 'mission', detachment: next?.id ?? made.one('nobody').id, mission: chosen });
  }
  return made;
};

test('SEC-SCOUT-01: scouting on the ground takes infiltrators, and each detachment does it once a turn', () => {
  const made = scouting({ ...PIECES, Rats: 'west 9 infiltrator' });
  expect(made.declare('west', scout(made, 'Wolves', 'B'))).toEqual(['no-infiltrators']);
  made.does('west', scout(made, 'Foxes', 'B'));
  expect(made.declare('west', scout(made, 'Foxes', 'B'))).toEqual(['scouted-already']);
});

test.each<[string, string, string | null]>([
  ['B is', 'B', null],
  ['E is not adjacent', 'E', 'not-adjacent'],
  ['7 is the own side’s', '7', 'territory-not-theirs'],
])('SEC-SCOUT-02: from 8: %s', (_title, at, code) => {
  const made = scouting();
  expect(made.declare('west', scout(made, 'Foxes', at))).toEqual(code === null ? [] : [code]);
});

test('SEC-SCOUT-01: isolated detachments can scout', () => {
  const made = scouting({ ...PIECES, Foxes: 'west 8 infiltrator isolated' });
  expect(made.declare('west', scout(made, 'Foxes', 'B'))).toEqual([]);
});

test('SEC-SCOUT-03: the phase is skipped if neither side can scout', () => {
  const made = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  expect(made.story.flatMap((event) => (event.type === 'phase-skipped' ? [event.phase] : []))).toContain('scouting');
});

test('SEC-SCOUT-04, -05, SEC-SCOUT-06, SEC-SCOUT-08: a die for each counter: 6 the sheet, 5 the war machines, 2 to 4 nothing', () => {
  const made = scouting();
  made.dice({
    'SEC-SCOUT-04 west-1 east-1': [6],
    'SEC-SCOUT-04 west-1 east-2': [5],
    'SEC-SCOUT-04 west-1 east-3': [3],
  });
  made.does('west', scout(made, 'Foxes', 'B'));
  const { dossiers } = made.state.desks.west;
  expect(Object.keys(dossiers).sort()).toEqual(['east-1', 'east-2']);
  expect(dossiers['east-1']).toMatchObject({ sheet: { name: 'Owls', points: 100 }, machines: [], source: 'scouted' });
  expect(dossiers['east-2']).toMatchObject({ sheet: null, machines: [] });
  expect(made.state.desks.east.dossiers).toEqual({});
});

test('SEC-SCOUT-07: on a 1 the scouts are captured, once, and the other dice still count', () => {
  const made = scouting();
  made.dice({
    'SEC-SCOUT-04 west-1 east-1': [1],
    'SEC-SCOUT-04 west-1 east-2': [6],
    'SEC-SCOUT-04 west-1 east-3': [1],
  });
  made.does('west', scout(made, 'Foxes', 'B'));
  expect(told(made, 'scouts-captured')).toHaveLength(1);
  expect(made.state.desks.east.dossiers['west-1']).toMatchObject({ sheet: { name: 'Foxes' }, source: 'captured' });
  expect(made.state.desks.west.dossiers['east-2']?.sheet?.name).toBe('Hawks');
});

test('SEC-SCOUT-05: a sheet is a snapshot without later experience', () => {
  const made = scouting();
  made.dice({ 'SEC-SCOUT-04 west-1 east-1': [6] }).does('west', scout(made, 'Foxes', 'B'));
  const counter = made.board.counters['east-1']?.id;
  if (counter === undefined) throw new Error('there is a counter');
  made.rule({ type: 'corrections', edits: [{ type: 'set-xp', counter, xp: 30 }] });
  expect(made.state.desks.west.dossiers['east-1']?.sheet?.xp).toBe(1);
});

test('SEC-SCOUT-09: both sides see the dice, spectators only that B was scouted, and only the scouts’ side sees the sheet', () => {
  const made = scouting();
  made.dice({ 'SEC-SCOUT-04 west-1 east-1': [6] }).does('west', scout(made, 'Foxes', 'B'));
  expect(made.events.map(({ type, to }) => [type, to])).toEqual([
    ['scouting-seen', 'spectators'],
    ['scouted', 'seats'],
    ['sheet-read', ['anna']],
    ...made.events.slice(3).map(({ type, to }) => [type, to]),
  ]);
  const seen = made.seenBy('spectator').board;
  expect(seen.declared.at(-1)).toMatchObject({ what: 'scout', counters: [], from: null });
});

const PLANES = { Kites: 'west 4 aerial', Owls: 'east H', Geese: 'east H flak', Hawks: 'east B aerial hunts4' };

test('SEC-AIR-02, -03: aircraft scout anywhere, by a route there and back; interceptors react both ways', () => {
  const made = byAir({ ...PLANES, Crows: 'east E aerial hunts4' });
  expect(made.declare('west', scout(made, 'Kites', 'H'))).toEqual(['route-needed']);
  expect(made.declare('west', scout(made, 'Kites', 'H', '5 8 E H'))).toEqual(['route-broken']);
  const back = ['I', 'F', 'C', '9', '6', '5', '4'].map((name) => territory(made.state, name));
  made.dice({
    'SEC-SCOUT-04 west-1 east-1': [1],
    'SEC-AIR-05 east-3': [1, 1, 1, 1],
    'SEC-AIR-05 east-4': [1, 1, 1, 1],
    'SEC-AIR-04 east-2': [2],
  });
  made.does('west', { ...scout(made, 'Kites', 'H', '5 8 B E H'), back });
  expect(told(made, 'intercepted')).toHaveLength(2);
  expect([made.where('Kites'), told(made, 'scouts-captured'), told(made, 'flight-ended').length]).toEqual(['4', [], 2]);
});

test('SEC-AIR-02: aircraft on another mission can’t scout', () => {
  const made = byAir({ ...PLANES, Foxes: 'west 8 infiltrator' }, 'escort');
  expect(made.declare('west', scout(made, 'Kites', 'H', '5 8 B E H'))).toEqual(['mission-wrong']);
});

const FLAK = { Kites: 'west 4 aerial', Larks: 'west 4 aerial', Geese: 'east B flak', Owls: 'east B' };

test('SEC-AIR-04: flak rolls once a turn, in the scouted territory only, and fires once', () => {
  const made = byAir(FLAK);
  made.dice({ 'SEC-AIR-04 east-1': [6, 5, 1, 1, 1] }).does('west', scout(made, 'Kites', 'B', '5 8 B'));
  expect([made.one('Kites').lost, made.one('Geese').scoutFlak]).toEqual([[1], 'fired']);
  made.does('west', scout(made, 'Larks', 'B', '5 8 B'));
  expect(told(made, 'flak-rolled')).toEqual([]);
});

test('SEC-AIR-04: after a 6, flak can save its fire for a later scout', () => {
  const made = byAir({ ...FLAK, Geese: 'east B flak ask' });
  made.dice({ 'SEC-AIR-04 east-1': [6] }).does('west', scout(made, 'Kites', 'B', '5 8 B'));
  expect(made.asked()).toEqual(['east flak']);
  expect(made.give('east', { type: 'flak', detachment: made.one('Owls').id, fires: true })).toMatchObject([
    { code: 'flak-unfit' },
  ]);
  made.give('east', { type: 'flak', detachment: made.one('Geese').id, fires: false });
  expect([made.one('Kites').lost, made.one('Geese').scoutFlak]).toEqual([[], 'kept']);
  made.does('west', scout(made, 'Larks', 'B', '5 8 B'));
  made.dice({ 'SEC-AIR-04 east-1': [5, 5, 1, 1] });
  made.give('east', { type: 'flak', detachment: made.one('Geese').id, fires: true });
  expect(made.one('Larks').lost).toEqual([2]);
});

test('SEC-AIR-13: a scout that is shot down rolls no dice', () => {
  const made = byAir(FLAK);
  made.dice({ 'SEC-AIR-04 east-1': [6, 5, 5, 5, 5] }).does('west', scout(made, 'Kites', 'B', '5 8 B'));
  expect([told(made, 'scouted'), made.board.counters['west-1']?.isLost]).toEqual([[], true]);
});

test('A side whose detachments have all scouted is not asked again', () => {
  const made = scouting();
  made.does('west', scout(made, 'Foxes', 'B'));
  expect(made.board.phase).toBe('moves');
  expect(war('scouting', { pieces: PIECES }).does('west', pass).board.phase).toBe('moves');
});
