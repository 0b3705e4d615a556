import { expect, test } from 'vitest';
import { schemas } from '../schemas.ts';
import { setUp, territory } from '../testing/war.ts';
import type { Declaration, NewDetachment } from '../types.ts';

const detachment = (name: string, more: Partial<NewDetachment> = {}): NewDetachment => ({
  ...{ name, kind: 'ground', isCommander: false },
  units: [{ name: 'Rifles', count: 8, points: 100, traits: [], intercept: 0, armour: 5, lift: 0 }],
  ...more,
});
const army = (prefix: string, count: number, ...more: readonly NewDetachment[]) => ({
  name: prefix,
  detachments: [...Array.from({ length: count }, (_, i) => detachment(`${prefix}${i + 1}`)), ...more],
});

interface Deploying {
  readonly ratings?: readonly [string, string];
  readonly counts?: readonly [number, number];
  readonly orbit?: number;
  readonly dice?: readonly [readonly number[], readonly number[]];
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Both armies are sealed, and the majors too: 1 and 3, G and I. */
function deploying({ ratings = ['2', '5'], counts = [4, 4], orbit = 0, dice, settings = {} }: Deploying = {}) {
  const made = setUp({ west: { rating: ratings[0] }, east: { rating: ratings[1] }, settings });
  const drops = Array.from({ length: orbit }, (_, i) => detachment(`Drop${i + 1}`, { kind: 'dropship' }));
  made.give('west', schemas.order.parse({ type: 'seal-army', army: army('W', counts[0], ...drops) }));
  made.give('east', schemas.order.parse({ type: 'seal-army', army: army('E', counts[1]) }));
  if (dice !== undefined) made.dice({ 'SEC-DEPLOY-01 west': dice[0], 'SEC-DEPLOY-01 east': dice[1] });
  made.timeUp();
  return made;
}
type Deployed = ReturnType<typeof deploying>;
const place = (made: Deployed, name: string, at: string): Declaration => ({
  type: 'place',
  detachment: made.one(name).id,
  at: territory(made.state, at),
});

test('SEC-DEPLOY-01: the lower strategy rating places first, then the sides take turns', () => {
  const made = deploying({ ratings: ['2', '5'] });
  expect(made.asked()).toEqual(['west place']);
  expect(made.declare('east', place(made, 'E1', 'A'))).toEqual(['not-your-declaration']);
  made.does('west', place(made, 'W1', '8'));
  expect(made.asked()).toEqual(['east place']);
  expect(deploying({ ratings: ['5', '2'] }).asked()).toEqual(['east place']);
});

test('SEC-DEPLOY-01: with equal ratings the lower roll places first; equal rolls are rolled again', () => {
  expect(deploying({ ratings: ['4', '4'], dice: [[3], [5]] }).asked()).toEqual(['west place']);
  expect(
    deploying({
      ratings: ['4', '4'],
      dice: [
        [3, 6],
        [3, 2],
      ],
    }).asked(),
  ).toEqual(['east place']);
});

test('SEC-DEPLOY-01: once a side has placed everything, the other finishes alone', () => {
  const made = deploying({ counts: [2, 4] });
  made.does('west', place(made, 'W1', '1')).does('east', place(made, 'E1', 'A'));
  made.does('west', place(made, 'W2', '3')).does('east', place(made, 'E2', 'G'));
  expect(made.asked()).toEqual(['east place']);
  made.does('east', place(made, 'E3', 'I'));
  expect(made.asked()).toEqual(['east place']);
});

test('SEC-DEPLOY-02: only in a side’s own territories, and as many in one as it likes', () => {
  const made = deploying({ counts: [4, 2] });
  expect(made.declare('west', place(made, 'W1', 'A'))).toEqual(['territory-not-yours']);
  made.does('west', place(made, 'W1', '8')).does('east', place(made, 'E1', 'G'));
  made.does('west', place(made, 'W2', '8'));
  expect(made.declare('east', place(made, 'E1', 'G'))).toEqual(['detachment-not-in-hand']);
});

test('SEC-DEPLOY-03: the enemy sees number and territory, and not what it is', () => {
  const made = deploying();
  made.does('west', place(made, 'W3', '7'));
  const seen = made.seenBy('bert');
  expect(seen.board.counters['west-1']).toMatchObject({ number: 1, at: territory(made.state, '7'), mission: null });
  expect(JSON.stringify([seen, made.events])).not.toContain('W3');
  expect(made.seenBy('anna').desks.west?.detachments[made.one('W3').id]?.name).toBe('W3');
});

test('SEC-DEPLOY-05: the last counters fill the majors', () => {
  const made = deploying({ counts: [3, 2] });
  made.does('west', place(made, 'W1', '8')).does('east', place(made, 'E1', 'G'));
  expect(made.declare('west', place(made, 'W2', '8'))).toEqual(['major-empty']);
  made.does('west', place(made, 'W2', '3')).does('east', place(made, 'E2', 'I'));
  expect(made.declare('west', place(made, 'W3', '3'))).toEqual(['major-empty']);
  made.does('west', place(made, 'W3', '1'));
  expect(made.board.turn).toBe(1);
});

test('SEC-DEPLOY-05: with ground garrisons aircraft do not fill a major', () => {
  const made = setUp({ west: { rating: '2' }, settings: { majorGarrisonGround: true } });
  const planes = [detachment('Kites', { kind: 'aerial' })];
  made.give('west', schemas.order.parse({ type: 'seal-army', army: army('W', 2, ...planes) }));
  made.give('east', schemas.order.parse({ type: 'seal-army', army: army('E', 2) }));
  made.timeUp();
  expect(made.declare('west', place(made, 'W1', '8'))).toEqual(['major-empty']);
  expect(made.declare('west', place(made, 'Kites', '1'))).toEqual([]);
});

test('SEC-DEPLOY-01: without a placement in time majors are filled first, then the first line', () => {
  const made = deploying({ counts: [4, 2] });
  for (let i = 0; i < 6; i++) made.timeUp();
  expect(['W1', 'W2', 'W3', 'W4'].map((name) => made.where(name))).toEqual(['1', '3', '7', '7']);
});

test('SEC-DROP-01: dropship detachments stay in orbit, and everybody can count them', () => {
  const made = deploying({ counts: [2, 2], orbit: 2 });
  expect(made.declare('west', place(made, 'Drop1', '1'))).toEqual(['detachment-in-orbit']);
  for (let i = 0; i < 4; i++) made.timeUp();
  const inOrbit = Object.values(made.seenBy('bert').board.counters).filter(({ at }) => at === null);
  expect(inOrbit.map(({ side, number }) => [side, number])).toEqual([
    ['west', 3],
    ['west', 4],
  ]);
});

test('SEC-SETUP-10: a side that queues all its placements keeps nobody waiting', () => {
  const made = deploying();
  const queue = ['1', '3', '8', '9'].map((at, i) => ({
    choices: [{ when: null, declaration: place(made, `W${i + 1}`, at) }],
  }));
  made.give('west', { type: 'queue', queue: 'deployment', instructions: queue });
  expect(made.asked()).toEqual(['east place']);
  for (const [i, at] of ['G', 'I', 'A'].entries()) {
    made.does('east', place(made, `E${i + 1}`, at));
    expect(made.asked()).toEqual(['east place']);
  }
  expect(['W1', 'W2', 'W3', 'W4'].map((name) => made.where(name))).toEqual(['1', '3', '8', '9']);
});

test('SEC-DEPLOY-05: where a correction has emptied more majors than can be filled, the last counters fill what they can', () => {
  const made = deploying({ counts: [2, 4] });
  made.does('west', place(made, 'W1', '1'));
  const to = territory(made.state, '2');
  const counter = made.one('W1').counter;
  if (counter === null) throw new Error('it has been placed');
  made.rule({ type: 'corrections', edits: [{ type: 'move-counter', counter, to }] });
  made.does('east', place(made, 'E1', 'G'));
  expect(made.declare('west', place(made, 'W2', '2'))).toEqual(['major-empty']);
  made.timeUp();
  expect(made.where('W2')).toBe('1');
});
