import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { DeclarationOf, Side } from '../types.ts';

type War = ReturnType<typeof war>;

const named = (made: War, ...names: readonly string[]) => names.map((name) => made.one(name).id);
const attack = (
  made: War,
  from: string,
  to: string,
  names: readonly string[],
  isHasty = false,
): DeclarationOf<'attack'> => ({
  ...{ type: 'attack', from: territory(made.state, from), to: territory(made.state, to), isHasty },
  detachments: named(made, ...names),
});
const respond = (made: War, name: string): DeclarationOf<'respond'> => ({
  ...{ type: 'respond', detachment: made.one(name).id },
});
const fly = (
  made: War,
  purpose: 'attack' | 'response',
  name: string,
  ...way: readonly string[]
): DeclarationOf<'fly'> => ({
  ...{ type: 'fly', purpose, detachment: made.one(name).id, cargo: null, escort: null, isBonus: false },
  route: way.map((one) => territory(made.state, one)),
});
const drop = (made: War, purpose: 'attack' | 'response', name: string, at: string): DeclarationOf<'drop'> => ({
  ...{ type: 'drop', purpose, detachment: made.one(name).id, at: territory(made.state, at) },
});
const done = { type: 'done' } as const;
const pass = { type: 'pass' } as const;

const attacking = (pieces: Readonly<Record<string, string>>, staged: Parameters<typeof war>[1] = {}): War =>
  war('attacks', { pieces, ...staged });
/** Lets an attack stand if the side is asked about it. */
const letStand = (made: War, side: Side): War =>
  made.asked().includes(`${side} respond`) ? made.does(side, done) : made;
const battles = (made: War) => Object.values(made.board.battles);

const THREE = { Wolves: 'west 8', Bears: 'west 8', Foxes: 'west 8', Lynxes: 'west 8', Owls: 'east B', Hawks: 'east E' };

test('SEC-ATK-01: rating 1 gives five attacks, and the sixth is refused', () => {
  const pieces = { ...THREE, Rats: 'west 8', Mice: 'west 8', Owls: 'east B' };
  const made = attacking(pieces, { west: { rating: '1' }, east: { rating: '1' } });
  for (const name of ['Wolves', 'Bears', 'Foxes', 'Lynxes', 'Rats']) {
    letStand(made.does('west', attack(made, '8', 'B', [name])), 'east');
    if (made.asked()[0] === 'east attack') made.does('east', pass);
  }
  expect(made.board.phase).toBe('battles');
  expect(made.board.sides.west.used.attacks).toBe(5);
});

test('SEC-ATK-02: three of four detachments attack B with one attack', () => {
  const made = attacking(THREE);
  made.does('west', attack(made, '8', 'B', ['Wolves', 'Bears', 'Foxes']));
  expect(made.board.sides.west.used.attacks).toBe(1);
  expect(battles(made)).toMatchObject([{ attacker: 'west', attacks: [{ way: 'ground' }] }]);
});

test.each<[string, string, string, readonly string[], string]>([
  ['an own territory is not attacked', '8', '9', ['Wolves'], 'territory-not-theirs'],
  ['nor one that is not adjacent', '8', 'E', ['Wolves'], 'not-adjacent'],
  ['all attackers come from the same territory', '7', 'A', ['Wolves'], 'detachment-not-there'],
  ['nobody is named twice', '8', 'B', ['Wolves', 'Wolves'], 'detachment-named-twice'],
])('SEC-ATK-02: %s', (_title, from, to, names, code) => {
  const made = attacking(THREE);
  expect(made.declare('west', attack(made, from, to, names))).toEqual([code]);
});

test('SEC-ATK-02, SEC-BTL-16: a detachment fights in one battle a turn', () => {
  const made = attacking({ ...THREE, Doves: 'east I' });
  letStand(made.does('west', attack(made, '8', 'B', ['Wolves'])), 'east').does('east', pass);
  expect(made.declare('west', attack(made, '8', 'B', ['Wolves']))).toEqual(['detachment-engaged']);
});

test('SEC-ATK-05: aircraft can’t attack on the ground', () => {
  const made = attacking({ Hawks: 'west 8 aerial', Owls: 'east B' });
  expect(made.declare('west', attack(made, '8', 'B', ['Hawks']))).toEqual(['detachment-aerial']);
});

test.each<[string, Readonly<Record<string, string>>, string, readonly [string, string], string | null]>([
  ['D from A, with troops in the first line', { Wolves: 'west A' }, 'A', ['A', 'D'], null],
  ['E from D, with troops in A', { Wolves: 'west D', Bears: 'west A' }, 'A D', ['D', 'E'], null],
  ['E from D, with nobody in A to C', { Wolves: 'west D' }, 'A B C D', ['D', 'E'], 'too-deep'],
  ['G from D, with nobody in A to C', { Wolves: 'west D' }, 'D', ['D', 'G'], 'too-deep'],
  ['G from D, with troops in A and D', { Wolves: 'west D', Bears: 'west A' }, 'A D', ['D', 'G'], null],
  ['H from E, with nobody in A to C', { Wolves: 'west E' }, 'E', ['E', 'H'], 'too-deep'],
])('SEC-MAP-06, SEC-ATK-03: %s', (_title, pieces, held, [from, to], code) => {
  const made = attacking({ ...pieces, Owls: 'east I' }, { held: { west: held } });
  expect(made.declare('west', attack(made, from, to, ['Wolves']))).toEqual(code === null ? [] : [code]);
});

test('SEC-MAP-06: attacking troops still count where they started', () => {
  const made = attacking({ Wolves: 'west D', Bears: 'west A', Owls: 'east I' }, { held: { west: 'A D' } });
  letStand(made.does('west', attack(made, 'A', 'B', ['Bears'])), 'east').does('east', pass);
  made.does('west', attack(made, 'D', 'E', ['Wolves']));
});

test('SEC-MAP-06: a side can attack its own lost territories from any neighbouring one', () => {
  const made = attacking({ Wolves: 'west 7', Owls: 'east 4' }, { held: { east: '4 5 6' } });
  expect(made.declare('west', attack(made, '7', '4', ['Wolves']))).toEqual([]);
});

test('SEC-MAP-06: attacking its own lost territory, a side needs no troops in the lines before it', () => {
  const made = attacking({ Wolves: 'west 4', Owls: 'east 1' }, { held: { east: '1 7 8 9' } });
  expect(made.declare('west', attack(made, '4', '1', ['Wolves']))).toEqual([]);
});

test('SEC-ATK-04: a commander in its line gives one detachment one extra attack', () => {
  const made = attacking({ Chief: 'west 8 commander', Wolves: 'west 7', Bears: 'west 7', Owls: 'east A' });
  expect(made.declare('west', attack(made, '7', 'A', ['Wolves', 'Bears'], true))).toEqual(['one-detachment-only']);
  letStand(made.does('west', attack(made, '7', 'A', ['Wolves'], true)), 'east').does('east', pass);
  expect(made.board.sides.west.used.attacks).toBe(0);
  expect(made.declare('west', attack(made, '7', 'A', ['Bears'], true))).toEqual(['no-commander-in-line']);
  expect(battles(made)[0]?.attacks[0]?.way).toBe('hasty');
});

test('SEC-MAP-07, SEC-ATK-05: airborne detachments can attack any territory, with one attack each', () => {
  const made = attacking({ Kites: 'west 8 airborne', Swifts: 'west 8 airborne', Owls: 'east H', Doves: 'east A' });
  letStand(made.does('west', fly(made, 'attack', 'Kites', 'B', 'E', 'H')), 'east').does('east', pass);
  made.does('west', fly(made, 'attack', 'Swifts', 'B', 'E', 'H'));
  expect(battles(made)).toHaveLength(1);
  expect(made.board.sides.west.used.attacks).toBe(2);
});

test('SEC-ATK-05: aircraft on intercept can’t attack', () => {
  const made = attacking({ Hawks: 'west 8 aerial', Owls: 'east B' });
  expect(made.declare('west', fly(made, 'attack', 'Hawks', 'B'))).toEqual(['mission-wrong']);
});

test('SEC-MOVE-03: a flight to attack or to respond can’t use a commander’s extra move', () => {
  const flown = attacking({ Kites: 'west 8 airborne', Chief: 'west 8 commander', Owls: 'east B' });
  const flight = fly(flown, 'attack', 'Kites', 'B');
  expect(flown.declare('west', { ...flight, isBonus: true })).toEqual(['bonus-moves-only']);
  expect(flown.declare('west', flight)).toEqual([]);
  const made = attacked({ Wolves: 'west 8', Kites: 'west 7 airborne', Chief: 'west 7 commander' });
  const response = fly(made, 'response', 'Kites', '8');
  expect(made.declare('west', { ...response, isBonus: true })).toEqual(['bonus-moves-only']);
  expect(made.declare('west', response)).toEqual([]);
});

test('SEC-ATK-06, -07, SEC-DROP-03: a ground attack and a drop on A are one battle, two attacks and two rounds of responses', () => {
  const made = attacking({ Wolves: 'west 7', Guard: 'west orbit', Owls: 'east A', Hawks: 'east B', Doves: 'east C' });
  made.does('west', attack(made, '7', 'A', ['Wolves']));
  expect(made.asked()).toEqual(['east respond']);
  made
    .does('east', done)
    .does('east', pass)
    .does('west', drop(made, 'attack', 'Guard', 'A'));
  expect(made.asked()).toEqual(['east respond']);
  made.does('east', done);
  expect(battles(made).map(({ attacks }) => attacks.map(({ way }) => way))).toEqual([['ground', 'drop']]);
  expect(made.board.sides.west.used.attacks).toBe(2);
});

test('SEC-ATK-07: the terms can allow only one attack on a territory', () => {
  const made = attacking(THREE, { settings: { combineAttacks: false } });
  letStand(made.does('west', attack(made, '8', 'B', ['Wolves'])), 'east').does('east', pass);
  expect(made.declare('west', attack(made, '8', 'B', ['Bears']))).toEqual(['attacked-already']);
});

test('SEC-ATK-08: nobody can attack from a territory under attack', () => {
  const made = attacking(THREE);
  letStand(made.does('west', attack(made, '8', 'B', ['Wolves'])), 'east');
  expect(made.declare('east', attack(made, 'B', '8', ['Owls']))).toEqual(['territory-attacked']);
});

test('SEC-ATK-08: a territory that has attacked can be attacked, and only those left in it defend', () => {
  const made = attacking(
    { Wolves: 'west 8', Bears: 'west 8', Owls: 'east B', Hawks: 'east 9' },
    { held: { east: '9' } },
  );
  letStand(made.does('west', attack(made, '8', 'B', ['Wolves'])), 'east');
  letStand(made.does('east', attack(made, '9', '8', ['Hawks'])), 'west');
  made.does('west', pass).does('east', pass);
  const at8 = battles(made).find((one) => one.territory === territory(made.state, '8'));
  expect(at8?.defenders).toEqual([made.one('Bears').counter]);
});

test('SEC-ATK-09: an empty territory is taken without a battle or VP for one', () => {
  const made = attacking({ Wolves: 'west 8', Owls: 'east I' });
  letStand(made.does('west', attack(made, '8', 'B', ['Wolves'])), 'east')
    .does('east', pass)
    .does('west', pass);
  expect(made.board.territories[territory(made.state, 'B')]?.controller).toBe('west');
  made.timeUp();
  expect([made.where('Wolves'), made.board.turn]).toEqual(['B', 2]);
  const told = made.story.flatMap((event) => (event.type === 'control-changed' ? [event.how] : []));
  expect([told, made.board.ledger.filter(({ score }) => score === 'battle')]).toEqual([['undefended'], []]);
});

test('SEC-ATK-10: the last detachment in a major can’t attack', () => {
  const made = attacking({ Wolves: 'west 7', Bears: 'west 7', Owls: 'east A' }, { majors: '7' });
  expect(made.declare('west', attack(made, '7', 'A', ['Wolves', 'Bears']))).toEqual(['major-empty']);
  expect(made.declare('west', attack(made, '7', 'A', ['Wolves']))).toEqual([]);
});

test('SEC-ATK-11, SEC-ISO-05: each isolated territory can attack once, hastily or not', () => {
  const pieces = {
    ...{ Chief: 'west B commander isolated', Wolves: 'west B isolated', Bears: 'west A isolated' },
    ...{ Owls: 'east E', Hawks: 'east D', Doves: 'east I' },
  };
  const made = attacking(pieces, { held: { west: 'A B', east: '7 8 9' }, isolated: 'A B' });
  letStand(made.does('west', attack(made, 'B', 'E', ['Wolves'])), 'east').does('east', pass);
  expect(made.declare('west', attack(made, 'B', 'E', ['Chief']))).toEqual(['attacked-from-already']);
  expect(made.declare('west', attack(made, 'B', '8', ['Chief'], true))).toEqual(['attacked-from-already']);
  made.does('west', attack(made, 'A', 'D', ['Bears']));
});

test('SEC-ATK-12: an attack is answered before anything else is declared; then it is the other side’s turn', () => {
  const made = attacking({ ...THREE, Doves: 'east A', Crows: 'east C' });
  made.does('west', attack(made, '8', 'B', ['Wolves']));
  expect(made.declare('west', attack(made, '8', 'B', ['Bears']))).toEqual(['not-your-declaration']);
  made.does('east', respond(made, 'Doves')).does('east', respond(made, 'Crows'));
  expect(made.asked()).toEqual(['east respond']);
  made.does('east', done);
  expect(made.asked()).toEqual(['east attack']);
  made.does('east', pass);
  expect(made.asked()).toEqual(['west attack']);
  made.does('west', pass);
  expect(made.board.phase).toBe('battles');
});

test('SEC-ATK-13: the enemy sees which counters attack from where, but not what they are', () => {
  const made = attacking(THREE);
  made.does('west', attack(made, '8', 'B', ['Wolves', 'Foxes']));
  const told = made.events.find(({ type }) => type === 'attack-declared');
  expect(told).toMatchObject({
    to: 'all',
    counters: ['west-1', 'west-3'],
    from: territory(made.state, '8'),
    way: 'ground',
  });
  expect(JSON.stringify([made.seenBy('bert'), made.events])).not.toContain('Wolves');
});

test('SEC-TURN-06: a declared attack can’t be taken back', () => {
  const made = attacking(THREE);
  made.does('west', attack(made, '8', 'B', ['Wolves']));
  expect(made.declare('west', pass)).toEqual(['not-your-declaration']);
});

// Responses

const attacked = (pieces: Readonly<Record<string, string>>, staged: Parameters<typeof war>[1] = {}): War => {
  const made = attacking({ Owls: 'east B', ...pieces }, staged);
  made.does('west', pass).does('east', attack(made, 'B', '8', ['Owls']));
  return made;
};

test('SEC-RESP-01: without an answer in time there is no response, and the sides go on declaring', () => {
  const made = attacked({ Wolves: 'west 8', Bears: 'west 7', Hawks: 'east C' });
  expect(made.asked()).toEqual(['west respond']);
  made.timeUp();
  expect(made.asked()).toEqual(['east attack']);
  expect(made.events).toContainEqual(expect.objectContaining({ type: 'responses-ended', isByTime: true }));
});

test.each<[string, string, string | null]>([
  ['from 7, in its line', 'west 7', null],
  ['from 9, in its line', 'west 9', null],
  ['from 5, next to it', 'west 5', null],
  ['not from 4', 'west 4', 'out-of-reach'],
  ['not isolated', 'west 7 isolated', 'detachment-isolated'],
])('SEC-RESP-03, -07: to 8 %s', (_title, where, code) => {
  const made = attacked({ Wolves: 'west 8', Bears: where, Foxes: 'west 9' });
  expect(made.declare('west', respond(made, 'Bears'))).toEqual(code === null ? [] : [code]);
});

test('SEC-RESP-03: detachments respond from the same line, even if they are not next to the territory', () => {
  const made = attacking({ Owls: 'east A', Wolves: 'west 7', Bears: 'west 9', Foxes: 'west 9' });
  made.does('west', pass).does('east', attack(made, 'A', '7', ['Owls']));
  expect(made.declare('west', respond(made, 'Bears'))).toEqual([]);
});

test('SEC-RESP-02: responses to one attack count towards the whole turn’s limit', () => {
  const pieces = {
    Wolves: 'west 8',
    A1: 'west 7',
    A2: 'west 7',
    A3: 'west 9',
    A4: 'west 5',
    A5: 'west 5',
    A6: 'west 5',
  };
  const made = attacked(pieces, { west: { rating: '1' } });
  for (const name of ['A1', 'A2', 'A3', 'A4', 'A5']) made.does('west', respond(made, name));
  expect(made.board.sides.west.used.responses).toBe(5);
  expect(made.asked()).toEqual(['east attack']);
});

test('SEC-RESP-03: nobody can respond from an engaged territory', () => {
  const made = attacking({ Owls: 'east B', Hawks: 'east A', Wolves: 'west 8', Bears: 'west 7', Foxes: 'west 9' });
  made
    .does('west', pass)
    .does('east', attack(made, 'A', '7', ['Hawks']))
    .does('west', done);
  made.does('east', attack(made, 'B', '8', ['Owls']));
  expect(made.declare('west', respond(made, 'Bears'))).toEqual(['territory-engaged']);
});

test('SEC-RESP-04: airborne detachments can respond from anywhere by air, and from nearby on the ground', () => {
  const made = attacked({ Wolves: 'west 8', Kites: 'west 1 airborne' });
  expect(made.declare('west', respond(made, 'Kites'))).toEqual(['out-of-reach']);
  expect(made.declare('west', fly(made, 'response', 'Kites', '4', '7'))).toEqual(['route-broken']);
  made.does('west', fly(made, 'response', 'Kites', '4', '7', '8'));
  expect(battles(made)[0]?.responders).toMatchObject([{ way: 'air', from: territory(made.state, '1') }]);
});

test('SEC-RESP-05: each drop into the attacked territory is one response', () => {
  const made = attacked({ Wolves: 'west 8', Guard: 'west orbit', Watch: 'west orbit' });
  expect(made.declare('west', drop(made, 'response', 'Guard', '7'))).toEqual(['out-of-reach']);
  made.does('west', drop(made, 'response', 'Guard', '8')).does('west', drop(made, 'response', 'Watch', '8'));
  expect(made.board.sides.west.used.responses).toBe(2);
});

test('SEC-RESP-07: a response can’t empty a major, but one of two detachments can go', () => {
  const made = attacked({ Wolves: 'west 8', Bears: 'west 7' }, { majors: '7' });
  expect(made.declare('west', respond(made, 'Bears'))).toEqual(['major-empty']);
  const two = attacked({ Wolves: 'west 8', Bears: 'west 7', Foxes: 'west 7' }, { majors: '7' });
  two.does('west', respond(two, 'Foxes'));
});

test('SEC-RESP-08: a responder no longer defends where it came from', () => {
  const made = attacking({ Owls: 'east B', Hawks: 'east A', Wolves: 'west 8', Bears: 'west 7', Foxes: 'west 7' });
  made.does('west', pass).does('east', attack(made, 'B', '8', ['Owls']));
  made.does('west', respond(made, 'Bears')).does('west', done);
  made.does('east', attack(made, 'A', '7', ['Hawks']));
  letStand(made, 'west').does('east', pass);
  const at7 = battles(made).find((one) => one.territory === territory(made.state, '7'));
  expect(at7?.defenders).toEqual([made.one('Foxes').counter]);
});

test('SEC-RESP-01: whether a side is asked depends only on what everyone can see', () => {
  const asked = (bears: string) => attacked({ Wolves: 'west 8', Bears: bears }).asked();
  expect(asked('west 4')).toEqual(asked('west 4 airborne'));
  expect(attacked({ Wolves: 'west 8' }).asked()).toEqual(['east attack']);
});

test('SEC-TURN-05: a queued response answers the attack it waits for', () => {
  const made = attacking({ Owls: 'east B', Wolves: 'west 8', Bears: 'west 7' });
  const when = { is: 'attacked', territory: territory(made.state, '8') } as const;
  const instructions = [respond(made, 'Bears'), done].map((declaration) => ({ choices: [{ when, declaration }] }));
  made.give('west', { type: 'queue', queue: 'responses', instructions });
  made.does('west', pass).does('east', attack(made, 'B', '8', ['Owls']));
  expect(made.asked()).toEqual(['east attack']);
  expect(battles(made)[0]?.responders).toHaveLength(1);
});

test('SEC-VP-11: a side can surrender while its attack is being answered', () => {
  const made = attacking(THREE);
  made.does('west', attack(made, '8', 'B', ['Wolves']));
  expect(made.give('west', { type: 'surrender' })).toEqual([]);
  expect([made.asked(), made.board.ended?.winner]).toEqual([[], 'east']);
});
