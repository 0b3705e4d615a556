import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import type { CommandSheet, NewDetachment, Purchase, RefusalCode } from '../types.ts';

type War = ReturnType<typeof war>;

const PIECES = { Wolves: 'west 8', Owls: 'east B' };

/** The start of a turn, with this score for West. */
function buying(score: number, staged: Parameters<typeof war>[1] = {}): War {
  const made = war('command', { pieces: PIECES, settings: { commandResources: true }, ...staged });
  made.rule({ type: 'corrections', edits: [{ type: 'set-score', side: 'west', score }] });
  return made;
}
const detachment = (points: number, kind: NewDetachment['kind'] = 'ground'): NewDetachment => ({
  ...{ name: 'Reserve', kind, isCommander: false },
  units: [{ name: 'Reserves', count: 5, points, traits: [], intercept: 0, armour: 5, lift: 0 }],
});
const ground = (made: War, points: number, size: number, at = '4'): Purchase => ({
  ...{ resource: 'ground', points, detachment: detachment(size), at: territory(made.state, at) },
});
const BOMBARDMENT: Purchase = { resource: 'bombardment' };
const sheet = (purchases: readonly Purchase[], upkeep: CommandSheet['upkeep'] = []): CommandSheet => ({
  ...{ ignores: false, additions: [], returns: [], upkeep, purchases },
});
const order = (made: War, ...purchases: readonly Purchase[]): readonly string[] =>
  made.give('west', { type: 'command', sheet: sheet(purchases) }).map(({ code }) => code);
/** Both sheets are sealed. */
const bought = (made: War, ...purchases: readonly Purchase[]): War => {
  expect(order(made, ...purchases)).toEqual([]);
  made.dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
  made.give('east', { type: 'command', sheet: sheet([]) });
  return made;
};
const score = (made: War): number => made.board.sides.west.score;

test('SEC-CR-01, -07: with a score of 5, one ground detachment leaves 4, before the first phase', () => {
  const made = bought(buying(5), ground(buying(5), 1, 250));
  expect([score(made), made.where('Reserve'), made.board.phase]).toEqual([4, '4', 'moves']);
});

test.each<[string, number, (made: War) => readonly Purchase[], RefusalCode | null]>([
  ['SEC-CR-02: 1 does not pay 2', 1, () => [BOMBARDMENT], 'cannot-pay'],
  ['SEC-CR-02: 2 pay 2', 2, () => [BOMBARDMENT], null],
  ['SEC-CR-02: −1 buys nothing', -1, (made) => [ground(made, 1, 250)], 'cannot-pay'],
  ['SEC-CR-03: 4 a turn at most', 9, (made) => [BOMBARDMENT, BOMBARDMENT, ground(made, 1, 250)], 'over-limit'],
  ['SEC-CR-07: 3 points are 750', 5, (made) => [ground(made, 3, 750)], null],
  ['SEC-CR-07: or 500 and 250', 5, (made) => [ground(made, 2, 500), ground(made, 1, 250)], null],
  ['SEC-CR-07: one point is not 500', 5, (made) => [ground(made, 1, 500)], 'detachment-too-large'],
  ['SEC-CR-07: the first line is too near', 5, (made) => [ground(made, 1, 250, '8')], 'wrong-line'],
  [
    'SEC-CR-08: 310 points of aircraft are too many',
    5,
    (made) => [{ resource: 'air', detachment: detachment(310, 'aerial'), at: territory(made.state, '4') }],
    'detachment-too-large',
  ],
  [
    'SEC-CR-08: air support flies',
    5,
    (made) => [{ resource: 'air', detachment: detachment(300), at: territory(made.state, '4') }],
    'detachment-wrong-kind',
  ],
  ['SEC-CR-10: 360 points from orbit are too many', 5, () => [drop(360)], 'detachment-too-large'],
  ['SEC-CR-10: 350 are not', 5, () => [drop(350)], null],
  [
    'SEC-CR-11: engineers work in own territories',
    5,
    (made) => [{ resource: 'engineers', at: territory(made.state, 'B') }],
    'territory-not-yours',
  ],
])('%s', (_title, points, purchases, code) => {
  const made = buying(points);
  expect(order(made, ...purchases(made))).toEqual(code === null ? [] : [code]);
});
const drop = (points: number): Purchase => ({ resource: 'dropship', detachment: detachment(points, 'dropship') });

test('SEC-CR-14: a race without dropships can’t buy any', () => {
  const made = buying(5, { settings: { commandResources: true, dropships: { others: 'no' } } });
  expect(order(made, drop(350))).toEqual(['no-dropships']);
});

test('SEC-CR-10: a dropship reserve is in orbit', () => {
  const made = bought(buying(5), drop(350));
  expect(made.one('Reserve').where).toBe('orbit');
});

test('SEC-CR-08: air support gets a mission in the same turn', () => {
  const made = buying(5);
  bought(made, { resource: 'air', detachment: detachment(300, 'aerial'), at: territory(made.state, '4') });
  expect(made.asked()).toEqual(['west mission']);
});

test('SEC-CR-04: unpaid temporary detachments leave before the first phase; paid ones stay, with their experience', () => {
  const paid = bought(buying(5), ground(buying(5), 1, 250)).nextTurn('command');
  const { id, xp } = paid.one('Reserve');
  const before = score(paid);
  paid.give('west', { type: 'command', sheet: sheet([], [id]) });
  paid.give('east', { type: 'command', sheet: sheet([]) });
  expect([score(paid), paid.one('Reserve').xp]).toEqual([before - 1, xp]);
  const unpaid = bought(buying(5), ground(buying(5), 1, 250)).nextTurn('command');
  unpaid.give('west', { type: 'command', sheet: sheet([]) });
  unpaid.give('east', { type: 'command', sheet: sheet([]) });
  expect(() => unpaid.one('Reserve')).toThrow();
  expect(unpaid.story.some(({ type }) => type === 'counter-left')).toBe(true);
});

test('SEC-CR-06: an isolated temporary detachment must be paid for even below 0', () => {
  const made = bought(buying(1), ground(buying(1), 1, 250)).nextTurn('command');
  made.rule({ type: 'corrections', edits: [{ type: 'set-score', side: 'west', score: 0 }] });
  const { counter } = made.one('Reserve');
  const counters = Object.fromEntries(
    Object.entries(made.board.counters).map(([id, one]) => [id, { ...one, isIsolated: id === counter }]),
  );
  made.state = { ...made.state, board: { ...made.board, counters } };
  made.give('west', { type: 'command', sheet: sheet([]) });
  made.give('east', { type: 'command', sheet: sheet([]) });
  expect([score(made), made.one('Reserve').name]).toEqual([-1, 'Reserve']);
});

test('SEC-CR-11: engineers fortify a territory at the end of the turn, and are secret until then', () => {
  const made = buying(5);
  bought(made, { resource: 'engineers', at: territory(made.state, '8') });
  expect(JSON.stringify(made.seenBy('bert'))).not.toContain('engineers":["w8"');
  expect(made.board.territories[territory(made.state, '8')]).toMatchObject({
    isFortified: false,
    isBeingFortified: false,
  });
  made.nextTurn('command');
  expect(made.board.territories[territory(made.state, '8')]?.isFortified).toBe(true);
});

test('SEC-CR-12: the enemy sees the score and a new counter, but not which counter is temporary', () => {
  const made = bought(buying(5), ground(buying(5), 1, 250));
  const read = made.events.filter(({ to }) => to === 'all').map(({ type }) => type);
  expect(read).toContain('counter-arrived');
  expect(JSON.stringify([made.seenBy('bert'), made.events.filter(({ to }) => to === 'all')])).not.toContain('purchase');
  expect(made.board.ledger.at(-1)).toMatchObject({ score: 'command', amount: -1 });
});

test('SEC-TURN-03: nothing shows of a sheet until both are sealed', () => {
  const made = buying(5);
  order(made, ground(made, 1, 250));
  expect([score(made), Object.keys(made.board.counters)]).toEqual([5, ['west-1', 'east-1']]);
  expect(JSON.stringify(made.seenBy('bert'))).not.toContain('Reserve');
});

test('SEC-CR-09: unused bombardments lapse at the end of the turn', () => {
  const made = bought(buying(5), BOMBARDMENT);
  expect(made.state.desks.west.bombardments).toBe(4);
  made.nextTurn('command');
  expect(made.state.desks.west.bombardments).toBe(0);
});
