import { type Event, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import type { Words } from '../words.ts';
import { becauseOf, marchBecause } from './because.ts';

const RED = seatId('red');
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id === RED ? 'Red' : 'Blue' }),
  hex: (key) => ({ kind: 'hex', text: key }),
  piece: (id) => ({ kind: 'name', text: id }),
  sort: () => ({ kind: 'name', text: 'a unit' }),
  named: (_id, name) => ({ kind: 'name', text: name }),
  isReader: (id) => id === RED,
};

const at = { turn: 2, phase: 'build', rule: 'HEX-BP-02', to: 'all' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, ...told });
const own = { seat: 'red' };
const army = { ...own, piece: 'r1', name: 'Guards', unit: 'Rifles' };

/** The sum of an event in short: `25 + 12 = 37`. */
function sumOf(told: object, context: readonly object[] = []): string {
  const given = event(told);
  const sum = becauseOf(given, words, [given, ...context.map(event)])?.sum;
  if (!sum) return 'none';
  return `${sum.parts.map(({ amount }) => amount).join(' + ')} = ${sum.total.amount}`;
}

const LOSSES = { attacker: 291, defender: 445 };
const ENDED = {
  type: 'battle-ended',
  battle: 'b1',
  hex: '2,2',
  attacker: 'red',
  defender: 'blue',
  result: { how: 'quick', winner: 'attacker', lost: LOSSES },
};
const REWARD = { ...own, type: 'reward-paid', battle: 'b1', hex: '2,2', piece: 'r9' };

test.each<[string, object, string]>([
  ['taxes on a settlement', { type: 'income', ...own, hex: '0,0', bp: 25, bonus: 12 }, '25 + 12 = 37'],
  ['a settlement that is not taxed', { type: 'income', ...own, hex: '0,0', bp: 25, bonus: 0 }, '25 = 25'],
  [
    'loss on a long route',
    { type: 'resources-arrived', ...own, hex: '0,0', end: '1,0', rp: 100, length: 9, bp: 70 },
    '100 + -30 = 70',
  ],
  [
    'goods sent over a long route',
    { type: 'route-set', ...own, hex: '0,0', end: '1,0', length: 8, share: 80 },
    '100 + -20 = 80',
  ],
  ['victory points above the lowest', { type: 'bonus-paid', ...own, hex: '0,0', bp: 70, lead: 7 }, '70 = 70'],
  [
    'an army that cannot be paid',
    { type: 'army-maintained', ...own, points: 2240, due: 89, owed: 20, paid: 100, debt: 9 },
    '89 + 20 + -100 = 9',
  ],
  [
    'an army whose debt was forgiven',
    { type: 'army-maintained', ...own, points: 2240, due: 89, owed: 0, paid: 80, debt: 0 },
    '89 + -80 + -9 = 0',
  ],
  [
    'reinforcements under attack',
    { type: 'reinforcements-attacked', ...own, airspace: 1, dice: [1, 4, 6], needs: 4, bp: 100 },
    '100 = 100',
  ],
  [
    'a raider’s loot',
    {
      type: 'raid-looted',
      ...own,
      piece: 'r1',
      name: 'Guards',
      hex: '0,0',
      from: '1,0',
      convoy: 'r9',
      bp: 90,
      convoys: 0,
      stored: 40,
      resources: 50,
    },
    '40 + 50 = 90',
  ],
  [
    'dice of a Quick Battle',
    { type: 'quick-battle-rolled', battle: 'b1', side: 'attacker', dice: [3, 4], value: 1072, damage: 536 },
    '536 = 536',
  ],
  [
    'dice of a raid',
    { type: 'quick-battle-rolled', battle: 'b1', side: 'attacker', dice: [3, 4], value: 1072, damage: 402 },
    '536 + -134 = 402',
  ],
  [
    'casualties after a defeat',
    {
      type: 'casualties',
      ...army,
      row: 'loss',
      dice: [1, 3, 4],
      dead: 3,
      wounded: 1,
      light: 0,
      damaged: 2,
      stripped: false,
    },
    '2 + 1 + 1 + 2 = 6',
  ],
  [
    'recovery in a good place',
    { type: 'recovery-rolled', ...army, hex: '0,0', dice: [4, 3, 6], bonus: 2, ready: 2 },
    '2 = 2',
  ],
  [
    'a single model that recovers',
    { type: 'recovered', ...army, hex: '0,0', die: 4, total: 6, ready: true },
    '4 + 2 = 6',
  ],
  [
    'experience after a lost battle',
    { type: 'experience-gained', ...own, piece: 'r1', name: 'Guards', lost: 5, gained: 2, dxp: 7, most: 1500 },
    '10 + 2 + -5 = 7',
  ],
  [
    'bombing against AA weapons',
    { type: 'settlement-bombed', ...own, hex: '0,0', name: 'Ansgar', die: 5, aa: 2, lost: [], size: 3, shrunk: false },
    '5 + -2 = 3',
  ],
])('%s adds up', (_title, told, sum) => {
  expect(sumOf(told)).toBe(sum);
});

test('a reward is half of the enemy’s losses, and any excess is shown separately', () => {
  expect(sumOf({ ...REWARD, bp: 222 }, [ENDED])).toBe('222 = 222');
  expect(sumOf({ ...REWARD, bp: 240 }, [ENDED])).toBe('222 + 18 = 240');
  expect(sumOf({ ...REWARD, bp: 222 })).toBe('none');
});

/** The rows behind a line of the report: `Red: 5; tied, rerolled: 2, 6`. */
const rowsOf = (told: object): readonly string[] =>
  becauseOf(event(told), words, [])?.reasons.map(({ name, says }) => `${name}: ${says}`) ?? [];

const RED_ROLL = { seat: 'red', die: 5, strategy: 0, total: 5, rerolls: [2, 6] };
const BLUE_ROLL = { seat: 'blue', die: 2, strategy: 3, total: 5, rerolls: [2, 1] };

test.each<[string, object, readonly string[]]>([
  [
    'initiative dice, one for each side, with those that settled a tie',
    { type: 'initiative-dice', rolls: [RED_ROLL, BLUE_ROLL] },
    ['Red: 5; tied, rerolled: 2, 6', 'Blue: 2 + 3 = 5; tied, rerolled: 2, 1'],
  ],
  [
    'battle initiative dice',
    {
      type: 'battle-initiative-dice',
      rolls: [
        { ...RED_ROLL, modifier: -1, total: 4, rerolls: [] },
        { ...BLUE_ROLL, modifier: 0, rerolls: [] },
      ],
    },
    ['Red: 5 − 1 = 4', 'Blue: 2 + 3 = 5'],
  ],
  [
    'all dice of a turn, one row for each rule',
    {
      type: 'rolls',
      rolls: [
        { rule: 'HEX-TURN-05', sides: 6, value: 4 },
        { rule: 'HEX-MOV-10', sides: 6, value: 1 },
        { rule: 'HEX-TURN-05', sides: 6, value: 2 },
      ],
    },
    ['HEX-TURN-05: 4, 2', 'HEX-MOV-10: 1'],
  ],
  [
    'the treatment of a settlement, which may be harsher than ordered',
    {
      ...{ type: 'urban-taken', ...own, from: 'blue', hex: '2,2', name: 'Tessal' },
      ...{ treatment: 'cleanse', die: 4 },
    },
    [
      'Treatment: The rules set the mildest treatment for each pair of races. The army’s order can be harsher, but not milder.',
    ],
  ],
  [
    'losses on the field, one row for each unit',
    {
      type: 'battle-losses',
      battle: 'b1',
      hex: '2,2',
      units: [
        { seat: 'red', unit: 'Rifles', lost: 3, damaged: 0 },
        { seat: 'blue', unit: 'Tanks', lost: 1, damaged: 2 },
      ],
    },
    ['Red: Rifles: 3 lost', 'Blue: Tanks: 1 lost, 2 damaged'],
  ],
  [
    'a battle that dice decided, with why the losses differ from the damage',
    { ...ENDED, result: { ...ENDED.result, vp: LOSSES, bp: LOSSES } },
    [
      expect.stringMatching(/^Red: lost 291/),
      expect.stringMatching(/^Blue: lost 445/),
      expect.stringMatching(/inflicted/),
    ],
  ],
])('the rows behind %s', (_title, told, rows) => {
  expect(rowsOf(told)).toEqual(rows);
});

test('sentences that need no explanation have none', () => {
  expect(becauseOf(event({ type: 'turn-ended' }), words, [])).toBeNull();
  expect(
    becauseOf(event({ type: 'recovered', ...army, hex: '0,0', die: null, total: null, ready: true }), words, []),
  ).toBeNull();
});

const MARCH = {
  ...own,
  type: 'marched',
  piece: 'r1',
  name: 'Guards',
  order: 'path',
  from: '0,0',
  trail: ['1,0', '2,0'],
  planned: ['1,0', '2,0', '3,0'],
  spent: 3,
  allowance: 4,
  stop: { rule: 'HEX-MOV-04', code: 'enemy-zoc', hex: '2,0' },
};
const STEPS = [
  { name: '1,0, Plains', amount: 1 },
  { name: '2,0, Forest', amount: 2 },
];

test('a march shows its owner the order, the cost of each step, and what stopped it', () => {
  const march = event(MARCH);
  if (march.type !== 'marched') throw new Error('no march');
  const { reasons, sum } = marchBecause(march, words, STEPS);
  expect(reasons.map(({ name }) => name)).toEqual(['You ordered', 'Because', 'Not carried out']);
  expect(sum).toEqual({ parts: STEPS, total: { name: 'Movement points spent (of 4)', amount: 3 } });
  expect(marchBecause(march, { ...words, isReader: () => false }, []).reasons[0]?.name).toBe('Ordered');
});
