import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { DeclarationOf, Mission } from '../types.ts';
import { lossOrderOf } from './loss-order.ts';
import { reversed, shortestRoute } from './routes.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;

interface Flying extends NonNullable<Parameters<typeof war>[1]> {
  readonly missions?: Readonly<Record<string, Mission>>;
}

/** With the missions named, in the phase of moves or attacks; West declares. */
function flying(phase: 'moves' | 'attacks', { missions = {}, ...staged }: Flying): War {
  const made = war('air', staged);
  while (made.board.phase === 'air') {
    const [asked] = made.board.asked;
    const side = asked?.side ?? 'west';
    const next = Object.values(made.state.desks[side].detachments).find(
      ({ kind, counter }) => kind === 'aerial' && made.board.counters[counter ?? '']?.mission === null,
    );
    made.dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
    const mission = missions[next?.name ?? ''] ?? 'intercept';
    made.does(side, { type: 'mission', detachment: next?.id ?? made.one('nobody').id, mission });
  }
  while (made.board.phase !== phase) {
    made.dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
    made.does(made.board.asked[0]?.side ?? 'west', pass);
  }
  return made;
}

const fly = (
  made: War,
  purpose: 'move' | 'attack',
  name: string,
  way: string,
  more: { readonly cargo?: string; readonly escort?: string } = {},
): DeclarationOf<'fly'> => ({
  ...{ type: 'fly', purpose, detachment: made.one(name).id, isBonus: false },
  route: way.split(' ').map((one) => territory(made.state, one)),
  cargo: more.cargo === undefined ? null : made.one(more.cargo).id,
  escort: more.escort === undefined ? null : made.one(more.escort).id,
});
const counter = (made: War, name: string) => made.board.counters[made.one(name).counter ?? ''];
const told = (made: War, type: string) => made.events.filter((event) => event.type === type);

test('SEC-AIR-03: the route is the shortest, in ties by the lowest ids, and leads back the same way', () => {
  const { board, state } = { board: war('moves').board, state: war('moves').state };
  const at = (name: string) => territory(state, name);
  const route = shortestRoute(board, at('4'), at('F'));
  expect(route).toEqual(['5', '6', '9', 'C', 'F'].map(at));
  expect(reversed(at('4'), route)).toEqual(['C', '9', '6', '5', '4'].map(at));
  expect(shortestRoute(board, at('4'), at('4'))).toEqual([]);
});

const HUNTED = { Kites: 'west 8 airborne', Hawks: 'east B aerial hunts4', Owls: 'east E', Doves: 'east I' };

test('SEC-AIR-05, SEC-AIR-12, -13: an interceptor fires once, and survivors fly on', () => {
  const made = flying('attacks', { pieces: HUNTED });
  made.dice({ 'SEC-AIR-05 east-1': [5, 4, 1, 1] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
  expect(made.one('Kites').lost).toEqual([1]);
  expect(counter(made, 'Hawks')?.mission).toEqual({ mission: 'intercept', isUsed: true });
  expect(made.events.map(({ type }) => type)).toEqual([
    ...['attack-declared', 'flight-began', 'intercepted', 'air-fire', 'flight-ended'],
  ]);
  expect(made.asked()).toEqual(['east respond']);
});

test('SEC-AIR-05: an interceptor can’t meet a second intruder', () => {
  const pieces = { ...HUNTED, Swifts: 'west 8 airborne' };
  const made = flying('attacks', { pieces });
  made.dice({ 'SEC-AIR-05 east-1': [1, 1, 1, 1] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
  made
    .does('east', { type: 'done' })
    .does('east', pass)
    .does('west', fly(made, 'attack', 'Swifts', 'B E'));
  expect(told(made, 'intercepted')).toEqual([]);
});

test('SEC-AIR-05: an interceptor reacts only in its own territory', () => {
  const pieces = { Kites: 'west 8 airborne', Hawks: 'east C aerial hunts4', Owls: 'east B' };
  const made = flying('attacks', { pieces });
  made.does('west', fly(made, 'attack', 'Kites', 'B'));
  expect(told(made, 'intercepted')).toEqual([]);
});

test('SEC-AIR-05: a side that wants to be asked decides about each intruder', () => {
  const made = flying('attacks', { pieces: { ...HUNTED, Hawks: 'east B aerial hunts4 ask' } });
  made.does('west', fly(made, 'attack', 'Kites', 'B E'));
  expect(made.asked()).toEqual(['east intercept']);
  expect(made.declare('east', pass)).toEqual(['not-your-declaration']);
  expect(made.give('east', { type: 'intercept', detachment: made.one('Owls').id })).toMatchObject([
    { code: 'interceptor-unfit' },
  ]);
  expect(made.give('east', { type: 'intercept', detachment: null })).toEqual([]);
  expect([made.asked(), counter(made, 'Hawks')?.mission?.isUsed]).toEqual([['east respond'], false]);
});

test('SEC-TURN-05: without an answer in time the interceptor reacts', () => {
  const made = flying('attacks', { pieces: { ...HUNTED, Hawks: 'east B aerial hunts4 ask' } });
  made.does('west', fly(made, 'attack', 'Kites', 'B E'));
  made.dice({ 'SEC-AIR-05 east-1': [1, 1, 1, 1] }).timeUp();
  expect(counter(made, 'Hawks')?.mission?.isUsed).toBe(true);
});

test('SEC-AIR-05: if the terms say so, an intercepted flight turns back', () => {
  const made = flying('attacks', { pieces: HUNTED, settings: { interceptAborts: true } });
  made.dice({ 'SEC-AIR-05 east-1': [1, 1, 1, 1] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
  expect([made.where('Kites'), counter(made, 'Kites')?.battle]).toEqual(['8', null]);
});

test('SEC-AIR-14, SEC-BTL-16: a flight shot down on its way is wiped out, and its attack lapses', () => {
  const made = flying('attacks', { pieces: HUNTED });
  made.dice({ 'SEC-AIR-05 east-1': [5, 5, 6, 6] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
  expect(counter(made, 'Kites')).toMatchObject({ isLost: true, battle: null });
  expect(made.board.ledger).toMatchObject([{ side: 'west', amount: -1, score: 'wiped-out' }]);
  expect(made.asked()).toEqual(['east attack']);
  made.does('east', pass).does('west', pass);
  expect([made.board.turn, made.where('Kites'), counter(made, 'Kites')?.isLost]).toEqual([2, '8', false]);
  expect([made.one('Kites').lost, made.board.past]).toEqual([[], []]);
});

const ESCORTED = { ...HUNTED, Larks: 'west 4 aerial hunts4' };
const ESCORT = { Larks: 'escort' } as const;

test('SEC-AIR-09, -10: the escort meets one interceptor; later ones meet the flight', () => {
  const pieces = { ...ESCORTED, Crows: 'east E aerial hunts4' };
  const made = flying('attacks', { pieces, missions: ESCORT });
  made.dice({
    'SEC-AIR-10 west-2': [6, 1, 1, 1],
    'SEC-AIR-10 east-1': [1, 1, 1, 1],
    'SEC-AIR-05 east-4': [6, 1, 1, 1],
  });
  made.does('west', fly(made, 'attack', 'Kites', 'B E', { escort: 'Larks' }));
  expect([made.one('Hawks').lost, made.one('Kites').lost, made.where('Larks')]).toEqual([[1], [1], '4']);
  expect(counter(made, 'Larks')?.mission?.isUsed).toBe(true);
});

test('SEC-AIR-10: a side that is asked can keep its escort out', () => {
  const pieces = { ...ESCORTED, Larks: 'west 4 aerial hunts4 ask' };
  const made = flying('attacks', { pieces, missions: ESCORT });
  made.does('west', fly(made, 'attack', 'Kites', 'B E', { escort: 'Larks' }));
  expect(made.asked()).toEqual(['west escort']);
  made.dice({ 'SEC-AIR-05 east-1': [6, 1, 1, 1] }).give('west', { type: 'counter-intercept', reacts: false });
  expect([made.one('Kites').lost, made.asked()]).toEqual([[1], ['east respond']]);
});

test('SEC-ISO-08: the escort of an isolated flight starts in the same territory', () => {
  const staged = { held: { west: 'H' }, isolated: 'H', missions: ESCORT };
  const pieces = { ...ESCORTED, Kites: 'west H airborne isolated' };
  const made = flying('moves', { ...staged, pieces });
  expect(made.declare('west', fly(made, 'move', 'Kites', 'E B 8', { escort: 'Larks' }))).toEqual(['escort-unfit']);
});

test('SEC-AIR-07, -09: flak rolls in each territory that a transport enters, and never hits the escort', () => {
  const pieces = { ...ESCORTED, Hawks: 'east I aerial', Geese: 'east B flak', Owls: 'east E flak', Doves: 'east E' };
  const made = flying('attacks', { pieces, missions: ESCORT });
  made.dice({ 'SEC-AIR-07 east-4': [4], 'SEC-AIR-07 east-2': [6, 5, 1, 1, 1] });
  made.does('west', fly(made, 'attack', 'Kites', 'B E', { escort: 'Larks' }));
  expect([made.one('Kites').lost, made.one('Larks').lost]).toEqual([[1], []]);
  expect(told(made, 'flak-rolled').map(({ to }) => to)).toEqual([['bert'], ['bert']]);
  expect(told(made, 'flak-fired')).toHaveLength(1);
});

test('SEC-AIR-04: only ground troops fire flak, not aircraft based there', () => {
  const pieces = { Herons: 'west 4 aerial', Owls: 'east B flak aerial', Doves: 'east I' };
  const made = flying('attacks', { pieces, missions: { Herons: 'transport' } });
  made.does('west', fly(made, 'attack', 'Herons', '5 8 B'));
  expect(told(made, 'flak-rolled')).toEqual([]);
});

test('SEC-AIR-12, SEC-DROP-06: the owner chooses which units are lost first; otherwise it is the cheapest', () => {
  const lost = (losses: readonly number[] | null) => {
    const made = flying('attacks', { pieces: HUNTED });
    const kites = made.one('Kites');
    const dear = { ...kites.units[0], name: 'Dear', points: 400 };
    const desks = structuredClone(made.state.desks);
    Object.assign(desks.west.detachments[kites.id] ?? {}, { units: [dear, ...kites.units] });
    made.state = { ...made.state, desks };
    if (losses !== null) {
      made.give('west', { type: 'react', detachment: kites.id, reaction: 'always', losses: [...losses] });
    }
    made.dice({ 'SEC-AIR-05 east-1': [5, 1, 1, 1] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
    return made.one('Kites').lost;
  };
  expect([lost(null), lost([0])]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('SEC-DROP-06: lines that the owner has not ordered come last, the cheapest units first', () => {
  const line = { name: 'Unit', traits: [], intercept: 0, armour: 5, lift: 0 };
  const units = [
    { ...line, count: 4, points: 200 },
    { ...line, count: 1, points: 40 },
    { ...line, count: 10, points: 100 },
  ];
  expect([lossOrderOf({ units, lossOrder: [] }), lossOrderOf({ units, lossOrder: [0] })]).toEqual([
    [2, 1, 0],
    [0, 2, 1],
  ]);
});

test('SEC-AIR-06, -14: aircraft carry troops from their territory, which share their losses', () => {
  const pieces = { Herons: 'west 4 aerial', Wolves: 'west 4', Bears: 'west 5', Geese: 'east B flak', Owls: 'east I' };
  const made = flying('attacks', { pieces, missions: { Herons: 'transport' } });
  expect(made.declare('west', fly(made, 'attack', 'Herons', '5 8 B', { cargo: 'Bears' }))).toEqual(['cargo-unfit']);
  made.dice({ 'SEC-AIR-07 east-1': [6, 5, 1, 1, 1] });
  made.does('west', fly(made, 'attack', 'Herons', '5 8 B', { cargo: 'Wolves' }));
  expect([made.one('Herons').lost, made.one('Wolves').lost]).toEqual([[1], [1]]);
  expect(made.board.sides.west.used.attacks).toBe(1);
  expect(Object.values(made.board.battles)[0]?.attacks[0]?.counters).toHaveLength(2);
  made.does('east', { type: 'done' }).does('east', pass);
  expect(made.declare('west', fly(made, 'attack', 'Herons', '5 8 B'))).toEqual(['detachment-engaged']);
});

test('SEC-AIR-14: the cargo is wiped out with its last transport', () => {
  const pieces = { Herons: 'west 4 aerial', Wolves: 'west 4', Geese: 'east B flak', Owls: 'east I' };
  const made = flying('attacks', { pieces, missions: { Herons: 'transport' } });
  made.dice({ 'SEC-AIR-07 east-1': [6, 5, 5, 5, 5] });
  made.does('west', fly(made, 'attack', 'Herons', '5 8 B', { cargo: 'Wolves' }));
  expect(made.board.ledger.map(({ amount, score }) => [amount, score])).toEqual([
    [-1, 'wiped-out'],
    [-1, 'wiped-out'],
  ]);
});

test('SEC-AIR-11: an escort can fight an interceptor alone without using a declaration; the interceptor can still intercept', () => {
  const made = flying('attacks', { pieces: ESCORTED, missions: ESCORT });
  const route = ['5', '8', 'B'].map((name) => territory(made.state, name));
  const against = counter(made, 'Hawks')?.id;
  const dogfight = { type: 'dogfight', detachment: made.one('Larks').id, route, back: null } as const;
  const owls = counter(made, 'Owls')?.id;
  if (against === undefined || owls === undefined) throw new Error('there are counters');
  expect(made.declare('west', { ...dogfight, against: owls })).toEqual(['interceptor-unfit']);
  made
    .dice({ 'SEC-AIR-11 west-2': [6, 1, 1, 1], 'SEC-AIR-11 east-1': [1, 1, 1, 1] })
    .does('west', { ...dogfight, against });
  expect([made.one('Hawks').lost, made.where('Larks'), made.asked()]).toEqual([[1], '4', ['west attack']]);
  expect(counter(made, 'Hawks')?.mission?.isUsed).toBe(false);
  expect(made.declare('west', { ...dogfight, against })).toEqual(['mission-used']);
});

const DROPPED = { Guard: 'west orbit', Hawks: 'east 8 aerial hunts4', Owls: 'east I' };
const drop = (made: War, at: string): DeclarationOf<'drop'> => ({
  ...{ type: 'drop', purpose: 'attack', detachment: made.one('Guard').id, at: territory(made.state, at) },
});

test('SEC-DROP-05, -06: with rating 4, a 3 can fire and a 4 can’t; a 6 removes a unit, and nobody fires back', () => {
  const made = flying('attacks', { pieces: { ...DROPPED, Hawks: 'east B aerial hunts4' } });
  made.dice({ 'SEC-DROP-05 east-1': [3, 4, 1, 6], 'SEC-DROP-06 east-1': [6, 5] }).does('west', drop(made, 'B'));
  expect([made.one('Guard').lost, made.one('Hawks').lost]).toEqual([[1], []]);
  expect(counter(made, 'Hawks')?.mission?.isUsed).toBe(true);
});

test('SEC-DROP-06: a drop with nothing left is wiped out, its attack lapses, and it is back in orbit', () => {
  const made = flying('attacks', { pieces: { ...DROPPED, Hawks: 'east B aerial hunts4' } });
  made.dice({ 'SEC-DROP-05 east-1': [1, 1, 1, 1], 'SEC-DROP-06 east-1': [6, 6, 6, 6] }).does('west', drop(made, 'B'));
  expect([made.one('Guard').where, made.board.sides.west.score, made.asked()]).toEqual(['orbit', -1, ['east attack']]);
  made.does('east', pass);
  expect(made.declare('west', drop(made, 'A'))).toEqual(['detachment-lost']);
});

test('SEC-AIR-15: both sides learn the type and number of what fired and was fired at', () => {
  const made = flying('attacks', { pieces: HUNTED });
  made.dice({ 'SEC-AIR-05 east-1': [1, 1, 1, 1] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
  const { dossiers } = made.state.desks.west;
  expect(Object.values(dossiers)).toMatchObject([{ sheet: null, units: [{ name: 'Unit', count: 4 }], source: 'air' }]);
  expect(JSON.stringify(made.seenBy('spectator'))).not.toContain('"Unit"');
});

const beaten = (pieces: Readonly<Record<string, string>>, missions: Readonly<Record<string, Mission>> = {}) => {
  const made = flying('attacks', { pieces, missions });
  made.dice({ 'SEC-AIR-07 east-1': [1], 'SEC-AIR-07 east-2': [1] }).does('west', fly(made, 'attack', 'Kites', 'B E'));
  while (made.board.phase === 'attacks') {
    const [asked] = made.board.asked;
    made.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  return made;
};
const settle = (made: War, winner: 'attacker' | 'defender') => {
  const [battle] = Object.values(made.board.battles);
  if (battle === undefined) throw new Error('there is a battle');
  return made.rule({ type: 'settle', battle: battle.id, result: { winner, deeds: [] } });
};
const BEATEN = {
  Kites: 'west 8 airborne',
  Larks: 'west 1 aerial',
  Owls: 'east E flak',
  Geese: 'east B flak',
  Doves: 'east I',
};

test('SEC-AIR-08: after a failed attack, aircraft fly back the way they came, exposed everywhere except where they start', () => {
  const made = beaten(BEATEN);
  made.dice({ 'SEC-AIR-07 east-2': [6, 5, 1, 1, 1] });
  expect(settle(made, 'defender')).toEqual([]);
  const backs = told(made, 'flight-began');
  expect(backs).toMatchObject([{ purpose: 'back', from: territory(made.state, 'E') }]);
  expect(told(made, 'flak-rolled')).toHaveLength(1);
  expect(told(made, 'air-fire')).toHaveLength(1);
  expect([made.where('Kites'), made.board.turn, made.one('Kites').lost]).toEqual(['8', 2, []]);
});

test('SEC-AIR-08: after a successful attack, aircraft land there or fly back by a route that their side chooses', () => {
  const stays = beaten(BEATEN);
  settle(stays, 'attacker');
  stays.timeUp();
  expect([stays.where('Kites'), told(stays, 'flight-began')]).toEqual(['E', []]);
  const back = beaten(BEATEN);
  settle(back, 'attacker');
  const by = (way: string) => ({
    type: 'withdraw' as const,
    withdrawals: [
      {
        detachment: back.one('Kites').id,
        to: territory(back.state, '8'),
        route: way.split(' ').map((name) => territory(back.state, name)),
      },
    ],
  });
  expect(back.give('west', by('B 7 8'))).toMatchObject([{ code: 'route-broken' }]);
  expect(back.give('west', by('F C 9 8'))).toEqual([]);
  back.timeUp();
  expect([back.where('Kites'), told(back, 'flak-rolled')]).toEqual(['8', []]);
});

test('SEC-XP-08: with rating 4, veterans intercept a drop on 1 to 4, green aircraft on 1 or 2', () => {
  const firing = (xp: number) => {
    const made = flying('attacks', { pieces: { ...DROPPED, Hawks: 'east B aerial hunts4' } });
    const hawks = made.board.counters['east-1']?.id;
    if (hawks === undefined) throw new Error('there is a counter');
    made.rule({ type: 'corrections', edits: [{ type: 'set-xp', counter: hawks, xp }] });
    made.dice({ 'SEC-DROP-05 east-1': [2, 3, 4, 5], 'SEC-DROP-06 east-1': [1, 1, 1] }).does('west', drop(made, 'B'));
    return made.events.flatMap((event) => (event.type === 'drop-intercepted' ? [event.firing] : []));
  };
  expect([firing(6), firing(1), firing(0)]).toEqual([[3], [2], [1]]);
});
