import { expect, test } from 'vitest';
import type { RuleId } from '../../kernel/index.ts';
import { knownTo } from '../board/board.ts';
import { territory, war } from '../testing/war.ts';
import type { CommandSheet, NewDetachment, RefusalCode, TurnEnd } from '../types.ts';
import { cheapestLoss } from './losses.ts';

type War = ReturnType<typeof war>;
const pass = { type: 'pass' } as const;
const SHEET: CommandSheet = { ignores: false, additions: [], returns: [], upkeep: [], purchases: [] };
const CHOICES: TurnEnd = { effects: [], remove: [], gain: null, keep: null };

const PIECES = {
  ...{ Wolves: 'west 1 150', Bears: 'west 5 200', Foxes: 'west 8 400', Lynxes: 'west 7', Rats: 'west 9' },
  ...{ Owls: 'east B 600', Hawks: 'east A', Doves: 'east I' },
};

/** The start of a turn in which West has this directive, and this score; East has 7. */
function directed(number: number, { score = 0, ...staged }: Parameters<typeof war>[1] & { score?: number } = {}): War {
  const made = war('command', { pieces: PIECES, settings: { directives: true }, ...staged });
  const { desks } = made.state;
  const given = (of: number) => ({ number: of, dice: [], isIgnored: false, airKills: 0, airLosses: 0, visitor: null });
  made.state = {
    ...made.state,
    desks: { west: { ...desks.west, directive: given(number) }, east: { ...desks.east, directive: given(7) } },
  };
  made.rule({ type: 'corrections', edits: [{ type: 'set-score', side: 'west', score }] });
  return made;
}
const sheet = (made: War, more: Partial<CommandSheet>): readonly string[] =>
  made.give('west', { type: 'command', sheet: { ...SHEET, ...more } }).map(({ code }) => code);
/** Both sheets are sealed; West begins every phase. */
function begun(made: War, more: Partial<CommandSheet> = {}, dice: Parameters<War['dice']>[0] = {}): War {
  expect(sheet(made, more)).toEqual([]);
  made.dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1], ...dice });
  made.give('east', { type: 'command', sheet: { ...SHEET, ignores: false } });
  return made;
}
/** Everyone passes except for these attacks by West, to the end of the turn; other sectors bring nobody VP. */
function ended(made: War, attacks: readonly (readonly [string, string, string])[] = []): War {
  const left = [...attacks];
  const { turn } = made.board;
  for (let steps = 0; made.board.turn === turn && !made.asked().includes('west score'); steps++) {
    if (steps > 200) throw new Error('the turn ends');
    made.dice({ 'SEC-VP-10 west': [3], 'SEC-VP-10 east': [3], 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
    const [asked] = made.board.asked;
    const next = asked?.side === 'west' && asked.decision === 'attack' ? left.shift() : undefined;
    if (next !== undefined) {
      const [name, from, to] = next;
      const detachments = [made.one(name).id];
      made.does('west', { type: 'attack', from: at(made, from), to: at(made, to), detachments, isHasty: false });
    } else if (asked?.decision === 'respond') made.does(asked.side, { type: 'done' });
    else if (asked === undefined || made.declare(asked.side, pass).length > 0) made.timeUp();
  }
  return made;
}
/** How much West’s score has changed for reasons that only West knows. */
const secretly = (made: War): number =>
  made.board.ledger.reduce((sum, one) => (one.side === 'west' && one.score === 'command' ? sum + one.amount : sum), 0);
const at = (made: War, name: string) => territory(made.state, name);
const west = (made: War): number => made.board.sides.west.score;
const reserve = (points: number, more: Partial<NewDetachment> = {}): NewDetachment => ({
  ...{ name: 'Reserve', kind: 'ground', isCommander: false },
  units: [{ name: 'Reserves', count: 5, points, traits: [], intercept: 0, armour: 5, lift: 0 }],
  ...more,
});
const end = (made: War, more: Partial<TurnEnd>): readonly string[] =>
  made.give('west', { type: 'end-turn', choices: { ...CHOICES, ...more } }).map(({ code }) => code);

test('SEC-DIR-01, -03: each side rolls two secret dice; everyone learns of a major directive', () => {
  const made = war('attacks', { pieces: PIECES, settings: { directives: true } });
  made.does('west', pass);
  made.dice({ 'SEC-DIR-01 west': [3, 4], 'SEC-DIR-01 east': [6, 6] }).does('east', pass);
  expect(made.board.phase).toBe('command');
  expect([made.state.desks.west.directive?.number, made.state.desks.east.directive?.number]).toEqual([7, 12]);
  const seen = made.seenBy('anna').board.sides;
  expect([seen.west.directive, seen.east.directive]).toEqual(['minor', 'major']);
  expect(JSON.stringify(made.events.filter(({ to }) => to === 'all'))).not.toContain('12');
});

test.each<[string, number, number, RefusalCode | null, number]>([
  ['12 with a score of 2 cannot be ignored', 12, 2, 'cannot-pay', 2],
  ['6 with a score of 1 is ignored, and leaves 0', 6, 1, null, 0],
  ['nothing is ignored below 0', 6, -1, 'cannot-pay', -1],
])('SEC-DIR-02: %s', (_title, number, score, code, left) => {
  const made = directed(number, { score });
  expect(sheet(made, { ignores: true })).toEqual(code === null ? [] : [code]);
  if (code === null) made.give('east', { type: 'command', sheet: SHEET });
  expect(west(made)).toBe(left);
});

test('SEC-DIR-03: an ignored directive shows only in the score', () => {
  const made = begun(directed(6, { score: 1 }), { ignores: true });
  expect(made.board.ledger.at(-1)).toMatchObject({ amount: -1, score: 'command' });
  expect(JSON.stringify(made.seenBy('bert'))).not.toContain('directive-ignored');
});

const forced = (rule: RuleId, die: number) => ({ [`${rule} wd2` as const]: [die] });

test.each<[number, RuleId, number]>([
  [2, 'SEC-DIR-04', 3],
  [3, 'SEC-DIR-05', 4],
  [4, 'SEC-DIR-06', 5],
])('SEC-DIR-04 to -06: %i calls away those far from the enemy, on a die', (number, rule, from) => {
  const low = begun(directed(number, { majors: '1' }), {}, forced(rule, from - 1));
  expect(low.where('Bears')).toBe('5');
  const high = begun(directed(number, { majors: '1' }), {}, forced(rule, from));
  expect([high.one('Bears').where, high.where('Bears')]).toEqual(['away', null]);
  // Wolves are in one of West’s majors, the others next to enemy territory.
  const rolled = high.events.find(({ type }) => type === 'away-rolled');
  expect(rolled).toMatchObject({ to: ['anna'], dice: [{ detachment: 'wd2' }] });
  expect(high.events.filter(({ type }) => type === 'counter-left')).toMatchObject([{ to: 'all', counter: 'west-2' }]);
});

const called = () => begun(directed(3, { majors: '1' }), {}, { 'SEC-DIR-05 wd2': [6] });

test('SEC-DIR-15: detachments return next turn behind the first line, where their side chooses, under the same numbers', () => {
  const made = ended(called());
  expect(made.asked()).toContain('west command');
  const home = (name: string) => ({ returns: [{ detachment: made.one('Bears').id, at: at(made, name) }] });
  expect(sheet(made, home('8'))).toEqual(['wrong-line']);
  begun(made, home('2'));
  expect([made.where('Bears'), made.one('Bears').counter]).toEqual(['2', 'west-2']);
});

test('SEC-DIR-04: if the score hasn’t fallen, a detachment of 250 points can be added', () => {
  const made = ended(begun(directed(2, { majors: '1', score: 4 }), {}, { 'SEC-DIR-04 wd2': [1] }));
  expect(made.asked()).toEqual(['west score']);
  expect(end(made, { gain: { detachment: reserve(300), at: at(made, '1') } })).toEqual(['detachment-too-large']);
  expect(end(made, { gain: { detachment: reserve(250), at: at(made, '7') } })).toEqual(['wrong-line']);
  expect(end(made, { gain: { detachment: reserve(250), at: at(made, '1') } })).toEqual([]);
  expect([made.where('Reserve'), made.one('Reserve').tenure]).toEqual(['1', 'army']);
});

test('SEC-DIR-04: if the emergency is ignored or the score has fallen, no detachment can be added', () => {
  expect(ended(begun(directed(2, { majors: '1', score: 4 }), { ignores: true })).board.turn).toBe(2);
  const lost = { majors: '1', score: 4, held: { east: '9' }, pieces: { ...PIECES, Rats: 'west 8' } };
  expect(ended(begun(directed(2, lost), {}, { 'SEC-DIR-04 wd2': [1] })).board.turn).toBe(2);
});

const ATTACK_B = ['Foxes', '8', 'B'] as const;
const ATTACK_A = ['Lynxes', '7', 'A'] as const;
const ATTACK_C = ['Rats', '9', 'C'] as const;

test('SEC-DIR-07: three territories attacked and one taken are enough; only two attacked cost 250 points', () => {
  const done = ended(begun(directed(5)), [ATTACK_B, ATTACK_A, ATTACK_C]);
  expect(done.board.turn).toBe(2);
  const failed = ended(begun(directed(5)), [ATTACK_B, ATTACK_C]);
  expect(failed.asked()).toEqual(['west score']);
  const { id } = failed.one('Wolves');
  expect(end(failed, { remove: [id] })).toEqual(['too-few-points']);
  const before = west(failed);
  expect(end(failed, { remove: [failed.one('Foxes').id] })).toEqual([]);
  expect(() => failed.one('Foxes')).toThrow();
  expect(west(failed)).toBe(before);
});

test('SEC-DIR-17: if nobody chooses, the cheapest combination goes, in ties the lowest numbers', () => {
  const known = (pieces: Readonly<Record<string, string>>) => knownTo(war('moves', { pieces }).state, 'west');
  const three = known({ A: 'west 1 150', B: 'west 1 200', C: 'west 1 400' });
  expect(cheapestLoss(three, 250)).toEqual(['wd1', 'wd2']);
  expect(cheapestLoss(known({ A: 'west 1 250', B: 'west 1 250' }), 250)).toEqual(['wd1']);
  expect(cheapestLoss(known({ A: 'west 1 100' }), 250)).toEqual(['wd1']);
});

test.each<[string, number, readonly (readonly [string, string, string])[], number]>([
  ['a feint with two attacks costs its price', 6, [ATTACK_A, ATTACK_C], -1],
  ['a feint with three does not', 6, [ATTACK_A, ATTACK_C, ATTACK_B], 0],
  ['pressure with two does not', 7, [ATTACK_A, ATTACK_C], 0],
  ['pressure with one does', 7, [ATTACK_A], -1],
])('SEC-DIR-08, SEC-DIR-09: %s', (_title, number, attacks, amount) => {
  const made = ended(begun(directed(number)), attacks);
  expect(secretly(made)).toBe(amount);
});

test('SEC-DIR-10, SEC-ATK-01: supply halves the attacks, rounded down', () => {
  const made = begun(directed(8));
  made.does('west', pass).does('east', pass);
  for (const [name, from, to] of [ATTACK_A, ATTACK_B, ATTACK_C]) {
    const detachments = [made.one(name).id];
    made.does('west', { type: 'attack', from: at(made, from), to: at(made, to), detachments, isHasty: false });
    if (made.asked()[0] === 'east respond') made.does('east', { type: 'done' });
    if (made.asked()[0] === 'east attack') made.does('east', pass);
  }
  // Rating 6 gives seven attacks, and half of seven, rounded down, is three.
  expect(made.board.phase).not.toBe('attacks');
});

test('SEC-DIR-11: each enemy aerial detachment halved gives +1, each of the side’s own −1, once a turn', () => {
  const made = begun(directed(9));
  const { desks } = made.state;
  const directive = { number: 9, dice: [], isIgnored: false, airKills: 2, airLosses: 1, visitor: null };
  made.state = { ...made.state, desks: { ...desks, west: { ...desks.west, directive } } };
  expect(west(ended(made))).toBe(1);
});

test('SEC-DIR-12: after losing a territory, the next directive is a 2 without a roll', () => {
  const made = begun(directed(10));
  made.rule({ type: 'corrections', edits: [{ type: 'set-control', territory: at(made, '6'), side: 'east' }] });
  ended(made);
  expect(made.state.desks.west.directive).toMatchObject({ number: 2, dice: [] });
  expect(made.board.sides.west.directive).toBe('major');
  expect(ended(begun(directed(10))).state.desks.west.directive?.dice).toHaveLength(2);
});

const CHIEF = reserve(500, { name: 'Chief', isCommander: true });

test('SEC-DIR-13: the visiting commander stays one turn, moves up to three times, and can’t attack or respond', () => {
  const made = directed(11);
  const visit = (detachment: NewDetachment, name: string) => ({ additions: [{ detachment, at: at(made, name) }] });
  expect(sheet(made, visit({ ...CHIEF, isCommander: false }, '5'))).toEqual(['detachment-wrong-kind']);
  expect(sheet(made, visit(CHIEF, '8'))).toEqual(['wrong-line']);
  begun(made, visit(CHIEF, '5'));
  const move = (to: string) =>
    ({ type: 'move', detachment: made.one('Chief').id, to: at(made, to), isBonus: false }) as const;
  made.does('west', move('8')).does('east', pass).does('west', move('7')).does('west', move('4'));
  expect(made.board.sides.west.used.moves).toBe(0);
  made.does('west', move('7'));
  expect(made.board.sides.west.used.moves).toBe(1);
  made.does('west', pass);
  const detachments = [made.one('Chief').id];
  const attack = { type: 'attack', from: at(made, '7'), to: at(made, 'A'), detachments, isHasty: false } as const;
  expect(made.declare('west', attack)).toEqual(['detachment-visiting']);
  ended(made);
  expect(() => made.one('Chief')).toThrow();
});

test('SEC-DIR-13: the visitor costs 2 VP if wiped out, 4 VP and 250 points if destroyed, and nothing else', () => {
  const made = begun(directed(11), { additions: [] });
  expect(made.state.desks.west.directive?.visitor).toBeNull();
  const visited = directed(11);
  begun(visited, { additions: [{ detachment: CHIEF, at: at(visited, '5') }] });
  const counter = visited.one('Chief').counter ?? '';
  expect(visited.state.desks.west.directive?.visitor).toBe(counter);
  const found = visited.board.counters[counter]?.id;
  if (found === undefined) throw new Error('the commander is there');
  visited.rule({ type: 'corrections', edits: [{ type: 'remove-counter', counter: found }] });
  ended(visited);
  expect(visited.asked()).toEqual(['west score']);
  expect([secretly(visited), visited.state.desks.west.owed.points]).toEqual([-4, 250]);
});

test('SEC-DIR-14: four reserves start in any of the side’s territories; taking too little costs 4 VP, and they leave', () => {
  const made = directed(12);
  const four = ['8', '8', '9', '7'].map((name) => ({ detachment: reserve(250), at: at(made, name) }));
  const large = { detachment: reserve(300), at: at(made, '8') };
  expect(sheet(made, { additions: [large] })).toEqual(['detachment-too-large']);
  begun(made, { additions: four });
  expect(Object.values(made.state.desks.west.detachments).filter(({ tenure }) => tenure === 'reserve')).toHaveLength(4);
  ended(made);
  expect(secretly(made)).toBe(-4);
  expect(Object.values(made.state.desks.west.detachments).filter(({ tenure }) => tenure === 'reserve')).toEqual([]);
});

test('SEC-DIR-14: taking three minors, or a major and a minor, lets one reserve join for good', () => {
  const made = directed(12, { pieces: { ...PIECES, Owls: 'east I', Hawks: 'east I' } });
  begun(made, { additions: [{ detachment: reserve(250), at: at(made, '5') }] });
  ended(made, [ATTACK_A, ATTACK_B, ATTACK_C]);
  expect(made.asked()).toEqual(['west score']);
  expect(end(made, { keep: made.one('Bears').id })).toEqual(['nothing-owed']);
  expect(end(made, { keep: made.one('Reserve').id })).toEqual([]);
  expect(made.one('Reserve').tenure).toBe('army');
});

test('SEC-DIR-14: isolated reserves stay, at 1 VP a turn', () => {
  const made = directed(12, { held: { east: '1 2 3' } });
  begun(made, { additions: [{ detachment: reserve(250), at: at(made, '4') }] });
  ended(made);
  expect(made.one('Reserve')).toMatchObject({ tenure: 'reserve', price: { points: 1 } });
  const before = west(made);
  begun(made);
  expect(west(made)).toBe(before - 1);
});
