import { seatId } from '@sealed-orders/rules/kernel';
import { type BattleResult, nodeCampaign, type ReportForm, type UnitUse } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import {
  changedFields,
  fieldedPoints,
  fieldingOf,
  NO_DRAFT,
  readDraft,
  reportOrder,
  sumWithin,
  undone,
  unitsFor,
  untold,
  usesOf,
  withDeed,
  withFielding,
  withMission,
  withScore,
  withWinner,
} from './report-draft.ts';

const [red, blue] = [seatId('red'), seatId('blue')];
const RESULT: BattleResult = {
  date: '2031-05-05',
  mission: 'cleanse',
  isPivotal: false,
  level: 1250,
  winner: 1,
  degree: 'marginal',
  iasl: [
    { seat: red, score: 3 },
    { seat: blue, score: 5 },
  ],
};

/** What a player fielded in battle b1, as the rules read it: `u1`, `u2 partly`, `u3 halved`. */
function fielded(...texts: readonly string[]) {
  const units = texts.map((text) => {
    const [unit, ...deeds] = text.split(' ').filter((word) => word !== 'partly');
    return { unit, isFull: !text.includes('partly'), deeds };
  });
  const order = nodeCampaign.schemas.order.parse({ type: 'confirm', battle: 'b1', units });
  if (order.type !== 'confirm') throw new Error('not a confirmation');
  return order;
}
const written = (uses: readonly UnitUse[]): readonly string[] =>
  uses.map(({ unit, isFull, deeds }) => [unit, ...(isFull ? [] : ['partly']), ...deeds].join(' '));
const BATTLE = fielded().battle;
const [U1, U2, U3] = ['u1', 'u2', 'u3'].map((id) => {
  const [use] = fielded(id).units;
  if (use === undefined) throw new Error('no unit');
  return use.unit;
});
if (U1 === undefined || U2 === undefined || U3 === undefined) throw new Error('no units');

test('an amendment changes the fields that differ, whatever the order of the scores', () => {
  expect(changedFields(RESULT, { ...RESULT, iasl: RESULT.iasl.toReversed() })).toEqual([]);
  expect(changedFields(RESULT, { ...RESULT, degree: 'solid', level: 1000 })).toEqual(['level', 'degree']);
  expect(changedFields(RESULT, withScore(RESULT, blue, 6))).toEqual(['iasl']);
});

test('a first report fills in the winner, and the mission unless it was rolled', () => {
  expect(untold([], false)).toEqual(['mission', 'winner']);
  expect(untold(['date'], true)).toEqual(['winner']);
  expect(untold(['winner', 'mission'], false)).toEqual([]);
});

test('undoing a change brings the old value back, and a victory its degree', () => {
  expect(undone(RESULT, { ...RESULT, degree: 'solid', level: 1000 }, 'level')).toEqual({ ...RESULT, degree: 'solid' });
  const drawn = withWinner(RESULT, null);
  expect(undone(RESULT, drawn, 'winner')).toEqual(RESULT);
  expect(undone(RESULT, drawn, 'degree')).toEqual(RESULT);
});

test('a draw has no degree, and a victory begins as a marginal one', () => {
  expect(withWinner({ ...RESULT, degree: 'crushing' }, null)).toMatchObject({ winner: null, degree: null });
  expect(withWinner({ ...RESULT, winner: null, degree: null }, 0)).toMatchObject({ winner: 0, degree: 'marginal' });
  expect(withWinner({ ...RESULT, degree: 'crushing' }, 0)).toMatchObject({ winner: 0, degree: 'crushing' });
});

test('another mission brings the level into its range', () => {
  expect(withMission(RESULT, 'kill-team', { least: 160, most: 160 })).toMatchObject({
    mission: 'kill-team',
    level: 160,
  });
  expect(withMission(RESULT, 'recon', { least: 500, most: 2000 })).toMatchObject({ mission: 'recon', level: 1250 });
});

test('a score can be entered, changed and removed', () => {
  const without = withScore(RESULT, red, null);
  expect(without.iasl).toEqual([{ seat: blue, score: 5 }]);
  expect(withScore(without, red, 7).iasl).toEqual([
    { seat: blue, score: 5 },
    { seat: red, score: 7 },
  ]);
});

test('a unit is fielded in full, partly or not at all, and keeps its deeds', () => {
  const uses = fielded('u1 objective').units;
  expect(written(withFielding(uses, U2, 'full'))).toEqual(['u1 objective', 'u2']);
  expect(written(withFielding(uses, U1, 'partial'))).toEqual(['u1 partly objective']);
  expect(written(withFielding(uses, U1, 'none'))).toEqual([]);
  expect(fieldingOf(fielded('u1', 'u2 partly').units, U2)).toBe('partial');
  expect(fieldingOf(uses, U2)).toBe('none');
});

test('half strength and wiped out exclude each other', () => {
  const halved = withDeed(fielded('u1').units, U1, 'halved', true);
  expect(written(halved)).toEqual(['u1 halved']);
  expect(written(withDeed(halved, U1, 'destroyed', true))).toEqual(['u1 destroyed']);
  expect(written(withDeed(halved, U1, 'halved', false))).toEqual(['u1']);
});

test('only one unit goes beyond the call of duty', () => {
  const uses = withDeed(fielded('u1 beyond-duty', 'u2 assault').units, U2, 'beyond-duty', true);
  expect(written(uses)).toEqual(['u1', 'u2 assault beyond-duty']);
});

test('units fielded partly do not count towards the force level', () => {
  const units = [
    { id: U1, points: 500 },
    { id: U2, points: 420 },
    { id: U3, points: 370 },
  ];
  expect(fieldedPoints(fielded('u1', 'u2 partly', 'u3').units, units)).toBe(870);
  expect(sumWithin(870, 1000)).toEqual({ left: 130, over: 0 });
  expect(sumWithin(1290, 1250)).toEqual({ left: 0, over: 40 });
});

test('a Kill-Team mission takes the units of Kill-Teams', () => {
  const form: ReportForm = {
    ...{ battle: BATTLE, result: RESULT, sides: [[blue], [red]], least: 500, most: 2000 },
    ...{ units: [U1, U2], killTeam: [U3], fielded: [], refusal: null },
  };
  expect(unitsFor(form, 'cleanse')).toEqual([U1, U2]);
  expect(unitsFor(form, 'kill-team')).toEqual([U3]);
  expect(written(usesOf(fielded('u1', 'u3').units, unitsFor(form, 'kill-team')))).toEqual(['u3']);
});

test('the units table becomes an order; a confirmation names no result', () => {
  const { units } = fielded('u1 objective', 'u2 partly');
  expect(reportOrder('amend', { battle: BATTLE, result: RESULT, units })).toEqual({
    ...{ type: 'amend', battle: 'b1', result: RESULT },
    units: [
      { unit: 'u1', isFull: true, deeds: ['objective'] },
      { unit: 'u2', isFull: false, deeds: [] },
    ],
  });
  expect(reportOrder('confirm', { battle: BATTLE, result: RESULT, units })).not.toHaveProperty('result');
});

test('a kept draft is read back, part by part', () => {
  const { units } = fielded('u1 objective');
  const stored: unknown = JSON.parse(JSON.stringify({ result: RESULT, units, told: ['winner', 'other'] }));
  expect(readDraft(stored, BATTLE)).toEqual({ result: RESULT, units, told: ['winner'] });
  expect(readDraft({ result: { level: 'many' }, units }, BATTLE)).toEqual({ result: null, units, told: [] });
  expect(readDraft({ result: null, units: 'all', told: 'all' }, BATTLE)).toEqual(NO_DRAFT);
  expect(readDraft(null, BATTLE)).toBeNull();
});
