import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { datesIn, diceOf, logParts, placeOf, seatOf, withoutRepeats } from './log-lines.ts';

const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-02', to: 'all', day: 3, ...fields });

const board = { forces: {}, field: () => null };
const paid = { cp: 5, acceleration: 0 };
const walk = { force: 'f1', owner: 'red', from: 'O1', into: 'O2' };
const fight = { battle: 'b1', node: 'O4', attacker: '*guard', defender: 'red', hasRok: false };

const failed = event('path-failed', { ...walk, into: 'O1', die: 2, needed: 3 });
const moved = event('moved', { ...walk, roll: { die: 4, needed: 3 } });
const ceded = event('ordered', { seat: 'red', paid, command: { type: 'cede', node: 'O3', to: 'blue' } });
const opened = event('battle-opened', fight);
const answered = event('pivotal-answered', { battle: 'b1', seat: 'blue', wants: true });
const agreed = event('level-agreed', { battle: 'b1', level: 1000, by: 'players' });
const mission = {
  ...{ kind: 'regular', mission: 'recon', category: 'standard', dice: [2, 4], attacks: 'attacker' },
  strategy: [
    { attacker: 3, defender: 4 },
    { attacker: 5, defender: 1 },
  ],
};
const fixed = event('mission-fixed', { battle: 'b1', mission });

test.each<[string, Event, string | null]>([
  ['a move, where it ended', moved, 'O2'],
  ['a failed move, where the battleforce is', failed, 'O1'],
  ['an order, where it leads', ceded, 'O3'],
  ['a battle, its node', opened, 'O4'],
  ['a battle that nobody knows any more', agreed, null],
  ['an order about a battleforce that is gone', event('force-tainted', { force: 'f7', by: 'red' }), null],
])('a line points at a node: %s', (_title, line, node) => {
  expect(placeOf(line, board)).toBe(node);
});

test.each<[string, Event, string | null]>([
  ['who ordered', ceded, 'red'],
  ['who answered', answered, 'blue'],
  ['everyone', agreed, null],
  ['an attacker whom nobody plays', opened, null],
  ['the owner of what moved', moved, 'red'],
  ['who tainted a battleforce', event('force-tainted', { force: 'f7', by: 'blue' }), 'blue'],
])('a line belongs to somebody: %s', (_title, line, seat) => {
  expect(seatOf(line)).toBe(seat);
});

const marched = event('moved', { ...walk, roll: null });
const expanded = event('control-changed', { node: 'O3', was: null, owner: 'red', how: 'expanded' });
const wrested = event('control-changed', { node: 'O3', was: 'blue', owner: 'red', how: 'expanded' });

test.each<[string, Event, boolean]>([
  ['a move without a roll', marched, true],
  ['an empty node that was nobody’s', expanded, true],
  ['a move with its roll', moved, false],
  ['a move that failed', failed, false],
  ['a node that was somebody’s', wrested, false],
  ['a battle', opened, false],
])('the result of an order is left out if it says nothing new: %s', (_title, result, isLeftOut) => {
  expect(withoutRepeats([ceded, result])).toEqual(isLeftOut ? [ceded] : [ceded, result]);
  expect(withoutRepeats([agreed, result])).toEqual([agreed, result]);
});

test.each<[string, Event, readonly number[]]>([
  ['a difficult path', moved, [4]],
  ['a failed one', failed, [2]],
  ['a mission: the strategy that counted, then its own', fixed, [5, 1, 2, 4]],
  ['a decision', agreed, []],
])('dice are shown as rolled: %s', (_title, line, dice) => {
  expect(diceOf(line)).toEqual(dice);
});

const gained = event('cp-gained', { why: 'daily', gains: [] });
const dawn = event('day-began', { day: 4, date: '2031-05-08' });
const fellDue = { ...ceded, day: 4 };
const steps = [
  { at: '2031-05-07T10:00:00.000Z', events: [ceded] },
  { at: '2031-05-08T00:00:00.000Z', events: [gained, dawn, fellDue] },
  { at: '2031-05-08T09:00:00.000Z', events: [{ ...moved, day: 4 }] },
];

test('what a midnight brings stands between the days, and the heading tells the new day', () => {
  expect(logParts(steps).map(({ id, entries }) => [id, entries.map((entry) => entry.event)])).toEqual([
    ['3', [ceded]],
    ['3-end', [gained]],
    ['4', [fellDue, { ...moved, day: 4 }]],
  ]);
  expect(logParts(steps)[2]?.entries[1]?.step).toBe(steps[2]);
});

test('a day that has brought nothing yet has its heading', () => {
  expect(logParts([{ at: null, events: [gained, dawn] }]).map(({ id }) => id)).toEqual(['3-end', '4']);
});

test('days have the dates that their steps tell, and none after a pause', () => {
  const clock = { day: 3, date: '2031-05-07', since: '2031-05-07T00:00:00.000Z', startDate: null };
  expect([...datesIn([{ view: { clock }, events: [dawn] }])]).toEqual([
    [3, '2031-05-07'],
    [4, '2031-05-08'],
  ]);
  expect([...datesIn([{ view: { clock: { ...clock, date: null } }, events: [] }])]).toEqual([]);
});
