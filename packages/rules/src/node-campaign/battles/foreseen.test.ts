import { expect, test } from 'vitest';
import { askedIn } from '../awaiting.ts';
import { experienceRange } from '../experience/experience.ts';
import { node, seat, type War } from '../testing.ts';
import type { Battle } from '../types.ts';
import { foreseen } from './foreseen.ts';
import { nextInStack } from './opening.ts';
import { retreatFault, retreatNodes, returnsTo } from './retreats.ts';
import { attacked, battle, confirm, controller, field, gives, ledger, places, report, stacks, use } from './testing.ts';

const FACTIONS = { red: 'orks', blue: 'imperial-guard', green: 'chaos' } as const;
const UNITS = [500, 500];
const HELD = { O3: 'green', O5: 'blue', O7: 'red' } as const;
const O4 = (list: readonly string[] = [], control: Readonly<Record<string, string>> = HELD): War =>
  attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS, list },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        f3: { owner: 'green', at: 'O4', from: 'O3', units: UNITS },
      },
      control,
    }),
    'O4',
    'f2',
    'f3',
  );
function open(made: War): Battle {
  const found = made.state.battles.b1;
  if (found === undefined) throw new Error('the battle is over');
  return found;
}

test.each([
  ['the attacker’s solid victory', { winner: 1, degree: 'solid' }],
  ['the holder’s crushing victory', { winner: 0, degree: 'crushing' }],
  ['a draw', { winner: null, degree: null }],
] as const)('what a report leads to is foreseen: %s', (_title, { winner, degree }) => {
  const made = O4(['O5']);
  const told = report({ winner, degree }, [use('u3')]);
  const seen = foreseen(made.seenBy('referee'), open(made), { result: told.result, wasFought: true });
  gives(made, ['red', told], ['blue', confirm()]);
  const scored = ledger(made);
  const sums = seen.points.map(({ seat: who, amount }) => [
    who,
    amount,
    scored.map((line) => line.split(' ')).reduce((sum, [by, n]) => (by === who ? sum + Number(n) : sum), 0),
  ]);
  expect(sums.map(([who, amount]) => [who, amount])).toEqual(sums.map(([who, , real]) => [who, real]));
  for (const { force, into } of seen.leaves) expect([places(made)[force]]).toEqual(into);
  if (winner !== null) expect(controller(made, 'O4')).toBe(seen.node);
});

test('a player doesn’t foresee a retreat that depends on another’s list', () => {
  const made = O4(['O5'], { O3: 'blue', O5: 'blue', O7: 'red' });
  const { result } = report();
  const [seen] = foreseen(made.seenBy('red'), open(made), { result, wasFought: true }).leaves;
  expect(seen?.into).toEqual(['O3', 'O5']);
});

test.each([
  ['the holder wins', 0, { b2: ['blue f1', 'green f3'] }, 'green', null],
  ['the attacker wins', 1, { b2: ['red f2', 'green f3'] }, 'green', null],
  ['nobody wins', null, {}, null, 'green'],
] as const)('the next of the stack is foreseen when %s', (_title, winner, then, attacker, took) => {
  const made = O4();
  const entry = winner === null ? null : (open(made).stack[winner] ?? null);
  expect(nextInStack(made.seenBy('green'), open(made), entry)).toMatchObject({ attacker, took });
  gives(made, ['red', report({ winner }, [use('u3')])], ['blue', confirm()]);
  expect(stacks(made)).toEqual(then);
});

test('NODE-BTL-12: each place of a list is valid or says why not', () => {
  const made = O4();
  const view = made.seenBy('blue');
  const own = view.forces.f1;
  if (own === undefined) throw new Error('no f1');
  const why = retreatNodes(view, own).map((id) => [id, retreatFault(view, own, id)]);
  expect(Object.fromEntries(why)).toMatchObject({ O5: null });
  expect(why.some(([, fault]) => fault === 'not-yours')).toBe(true);
  expect(retreatFault(view, own, node('V1'))).toBe('not-next');
});

test('NODE-BTL-07, NODE-MSN-13: out of an orbit the way leads to deep space only, and an attacker from below has no way back', () => {
  const made = attacked(
    field(FACTIONS, {
      pieces: {
        f1: { owner: 'blue', at: 'ORB-O', units: UNITS },
        f2: { owner: 'red', at: 'ORB-O', from: 'O2', units: UNITS },
      },
      control: { O2: 'red', O3: 'blue' },
    }),
    'ORB-O',
    'f2',
  );
  const view = made.seenBy('red');
  const [holder, attacker] = [view.forces.f1, view.forces.f2];
  if (holder === undefined || attacker === undefined) throw new Error('both are on the board');
  const types = retreatNodes(view, attacker).map((id) => view.map.nodes.find((one) => one.id === id)?.type);
  expect(new Set(types)).toEqual(new Set(['deep-space']));
  expect(retreatFault(view, attacker, node('O2'))).toBe('only-deep-space');
  expect([returnsTo(view, holder), returnsTo(view, attacker)]).toEqual([null, null]);
  const below = O4().seenBy('red');
  const [f1, f2] = [below.forces.f1, below.forces.f2];
  if (f1 === undefined || f2 === undefined) throw new Error('both are on the board');
  expect([returnsTo(below, f1), returnsTo(below, f2)]).toEqual([null, 'O7']);
});

test('a battle asks its players for a report, and those who have one for an answer', () => {
  const made = O4();
  expect(askedIn(made.seenBy('red'), open(made), seat('red'))).toEqual(['report']);
  expect(askedIn(made.seenBy('green'), open(made), seat('green'))).toEqual([]);
  gives(made, ['red', report({}, [use('u3')])]);
  expect(askedIn(made.seenBy('red'), open(made), seat('red'))).toEqual([]);
  expect(askedIn(made.seenBy('blue'), open(made), seat('blue'))).toEqual(['confirm']);
  expect(battle('b1')).toBe(open(made).id);
});

test.each([
  ['won, nothing else', [], true, true, 200, 200],
  ['half strength costs 1 to 3 hundred, never more than it gained', ['halved'], true, true, 0, 100],
  ['beyond duty adds 1 to 3 fifties', ['beyond-duty'], true, true, 250, 350],
  ['both dice', ['halved', 'beyond-duty'], true, true, 0, 250],
  ['fielded partly: half of it', ['objective'], true, false, 150, 150],
  ['wiped out: 100 less, but not below 0', ['destroyed'], true, true, -60, -60],
] as const)('NODE-XP-02: the range of a unit that %s', (_title, deeds, hasWon, isFull, least, most) => {
  const { settings } = O4().state;
  const unit = { xp: 60, isMindless: false };
  const told = { unit, use: { isFull, deeds: [...deeds] }, isKillTeam: false, hasWon };
  expect(experienceRange(settings, told)).toEqual({ least, most });
});
