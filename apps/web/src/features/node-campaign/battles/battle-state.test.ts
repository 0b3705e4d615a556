import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { type Battle, nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { deadlineOf, pendingBattles, standingOf, waitingReport } from './battle-state.ts';
import { battlesOwed } from './open-battle.ts';

const AT = '2031-05-05T12:00:00.000Z';
const TALK = {
  ...{ levels: [], pivotal: null, random: [], multi: null, report: null, amendment: null, confirmed: [] },
  ...{ armies: [], lists: [], defences: [], dispute: null },
};
const REPORT = {
  ...{ by: 'red', date: '2031-05-05', mission: 'cleanse', isPivotal: false, level: 1000, winner: 1 },
  ...{ degree: 'solid', iasl: [] },
};
const entry = (owner: string) => ({ owner, forces: [], hasRok: false, way: 'path' });
const BATTLE = {
  ...{ id: 'b1', node: 'O4', openedAt: AT, openedDay: 1, level: null, mission: null, isPivotal: false },
  ...{ choice: null, multi: null, stack: [entry('blue'), entry('red'), entry('green')] },
};

interface Given {
  readonly battle?: object;
  readonly talk?: object;
  readonly timers?: Readonly<Record<string, string>>;
  readonly more?: object;
}

/** A war in which blue holds, red attacks and green waits, as a viewer sees it; null: a spectator. */
function seen(by: string | null, { battle = {}, talk = {}, timers = {}, more = {} }: Given = {}): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: [
      { id: 'blue', name: 'Blue', faction: 'imperial-guard' },
      { id: 'red', name: 'Red', faction: 'orks' },
      { id: 'green', name: 'Green', faction: 'chaos' },
    ],
    settings: { anyMix: true },
  });
  const begun = nodeCampaign.begin(setup, { edition: '1', dice: seededDice(Uint8Array.of(1)) }, AT);
  if (!begun.ok) throw new Error('the war does not begin');
  const viewer = by === null ? { kind: 'spectator' as const } : { kind: 'seat' as const, seat: seatId(by) };
  return nodeCampaign.schemas.view.parse({
    ...nodeCampaign.view(begun.value.state, viewer),
    battles: { b1: { ...BATTLE, ...battle } },
    talks: by === null ? {} : { b1: { ...TALK, ...talk } },
    timers: { 'battle:b1': '2031-05-19T12:00:00.000Z', ...timers },
    ...more,
  });
}
function first({ battles }: View): Battle {
  const [battle] = Object.values(battles);
  if (battle === undefined) throw new Error('no battle');
  return battle;
}
const stands = (view: View) => standingOf(view, first(view));

const AMENDED = { report: REPORT, amendment: { ...REPORT, by: 'blue' } };

test.each<[title: string, by: string | null, given: Given, expected: ReturnType<typeof stands>]>([
  ['to be fought, for its attacker', 'red', {}, { role: 'fights', stage: 'agreeing', asked: 'report' }],
  ['to be fought, for a player who waits', 'green', {}, { role: 'waits', stage: 'agreeing', asked: null }],
  ['to be fought, for a spectator', null, {}, { role: 'watches', stage: 'agreeing', asked: null }],
  [
    'at a force level that the other player proposes',
    'blue',
    { talk: { levels: [{ seat: 'red', level: 1500 }] } },
    { role: 'fights', stage: 'agreeing', asked: 'level' },
  ],
  [
    'at a force level that the reader proposes',
    'red',
    { talk: { levels: [{ seat: 'red', level: 1500 }] } },
    { role: 'fights', stage: 'agreeing', asked: null },
  ],
  [
    'asked for a pivotal battle',
    'blue',
    { talk: { pivotal: { by: 'red', answer: 'open' } } },
    { role: 'fights', stage: 'agreeing', asked: 'pivotal' },
  ],
  [
    'asked for one battle for everyone, for a player who waits',
    'green',
    { talk: { multi: { by: 'blue', sides: [['blue'], ['red', 'green']], agreed: ['blue'], isOver: false } } },
    { role: 'waits', stage: 'agreeing', asked: 'consent' },
  ],
  [
    'with a mission to choose',
    'red',
    { battle: { choice: { kind: 'mission', by: 'red', of: ['cleanse', 'recon'] } } },
    { role: 'fights', stage: 'agreeing', asked: 'mission' },
  ],
  [
    'reported by the other player',
    'blue',
    { talk: { report: REPORT } },
    { role: 'fights', stage: 'reported', asked: 'confirm' },
  ],
  ['reported by the reader', 'red', { talk: { report: REPORT } }, { role: 'fights', stage: 'reported', asked: null }],
  ['amended by the other player', 'red', { talk: AMENDED }, { role: 'fights', stage: 'reported', asked: 'confirm' }],
  [
    'disputed',
    'red',
    { talk: { ...AMENDED, dispute: { by: 'red', text: '' } } },
    { role: 'fights', stage: 'disputed', asked: null },
  ],
  [
    'won in a Breakout',
    'blue',
    { battle: { choice: { kind: 'breakout', by: 'blue', of: [null, 'O5'], ending: 'report' } } },
    { role: 'fights', stage: 'leaving', asked: 'leave' },
  ],
])('a battle is %s', (_title, by, given, expected) => {
  expect(stands(seen(by, given))).toEqual(expected);
});

test('the report that waits is the amendment, if there is one', () => {
  const view = seen('red', { talk: AMENDED });
  expect(waitingReport(view, first(view))?.by).toBe('blue');
});

test.each<[title: string, given: Given, kind: string]>([
  ['nothing else', {}, 'battle'],
  ['a report', { talk: { report: REPORT }, timers: { 'report:b1': AT } }, 'report'],
  [
    'a dispute',
    { talk: { report: REPORT, dispute: { by: 'blue', text: '' } }, timers: { 'dispute:b1': AT } },
    'dispute',
  ],
  ['a die that was asked for', { timers: { 'random:b1': AT } }, 'random'],
  [
    'a mission that somebody chooses',
    { battle: { choice: { kind: 'mission', by: 'red', of: ['cleanse'] } }, timers: { 'choice:b1': AT } },
    'choice',
  ],
])('the deadline that counts is that of %s', (_title, given, kind) => {
  const view = seen('blue', given);
  expect(deadlineOf(view, first(view), stands(view))?.kind).toBe(kind);
});

test('battles that ask the reader come first, then the earlier deadline', () => {
  const waits = { ...BATTLE, id: 'b2', node: 'O5', stack: [entry('green'), entry('red')] };
  const early = { ...BATTLE, id: 'b3', node: 'O6', stack: [entry('green'), entry('red')] };
  const view = seen('blue', {
    more: {
      battles: { b1: BATTLE, b2: waits, b3: early },
      timers: { 'battle:b1': '2031-05-19T12:00:00.000Z', 'battle:b2': '2031-05-18T12:00:00.000Z', 'battle:b3': AT },
    },
  });
  expect(pendingBattles(view).map(({ battle }) => battle.id)).toEqual(['b1', 'b3', 'b2']);
  expect(battlesOwed({ view })).toBe(1);
  expect(battlesOwed({ view: seen(null) })).toBe(0);
});
