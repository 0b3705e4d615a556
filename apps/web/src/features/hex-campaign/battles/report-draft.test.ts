import type { BattleReport, Reinforcement, ReportForm, ReportRow } from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import {
  begunReport,
  mostOf,
  pointsLost,
  saidOf,
  unitIn,
  unitPointsLost,
  withFate,
  withoutUnit,
  withRetreat,
  withUnit,
} from './report-draft.ts';

/** A row by its short text: `R1 u1 3 vehicles`. */
function row(side: ReportRow['side'], text: string, given: Partial<ReportRow> = {}): ReportRow {
  const [piece, unit, models, kind] = text.split(' ');
  const named = hexCampaign.schemas.order.parse({
    type: 'choose-losses',
    battle: 'b1',
    items: [{ piece, unit, part: 'half' }],
  });
  const [item] = 'items' in named ? named.items : [];
  if (item === undefined) throw new Error('no item');
  return {
    side,
    piece: item.piece,
    unit: item.unit,
    name: text,
    models: Number(models),
    points: 20 * Number(models),
    each: 20,
    vehicle: kind === 'vehicles',
    took: ['fought'],
    prisoners: false,
    demon: false,
    ...given,
  };
}

const TANKS = row('attacker', 'R1 u1 3 vehicles', { points: 300, each: 100 });
const SQUAD = row('defender', 'B1 u2 10 squad');
const GUNS = row('attacker', 'R2 u3 2 vehicles', { took: ['entered', 'bombarded'] });
const FORM: ReportForm = {
  rows: [TANKS, SQUAD, GUNS],
  defences: [],
  retreatFrom: 3,
  surrender: ['attacker', 'defender'],
  xp: false,
};
const BLANK = begunReport(FORM);

test('taps go into the report, once for each unit', () => {
  const report = withUnit(withUnit(BLANK, TANKS, { lost: 1 }), TANKS, { damaged: 2, immobilised: 1 });
  expect(report.units).toHaveLength(1);
  expect(saidOf(report, TANKS)).toMatchObject({ lost: 1, damaged: 2, immobilised: 1, took: 'fought' });
  expect(hexCampaign.schemas.order.safeParse({ type: 'battle-report', battle: 'b1', report }).success).toBe(true);
});

test('lost models are no longer hurt, left, or broken', () => {
  const hurt = withUnit(BLANK, SQUAD, { lost: 2, wounded: 3, broken: { leadership: 8, rallied: null } });
  expect(saidOf(withUnit(hurt, SQUAD, { lost: 9 }), SQUAD)).toMatchObject({ wounded: 1, broken: { leadership: 8 } });
  expect(saidOf(withUnit(hurt, SQUAD, { lost: 10 }), SQUAD)).toMatchObject({ wounded: 0, broken: null });
});

test('steppers stop at the number of models, and are left out where nothing can happen', () => {
  const report = withUnit(BLANK, TANKS, { lost: 1, damaged: 1 });
  expect(mostOf(TANKS, unitIn(report, TANKS))).toEqual({
    lost: 3,
    damaged: 2,
    immobilised: 1,
    wounded: 0,
    retreated: 2,
    prisoners: 0,
  });
  expect(mostOf({ ...SQUAD, prisoners: true }, unitIn(withUnit(BLANK, SQUAD, { lost: 4 }), SQUAD))).toMatchObject({
    damaged: 0,
    wounded: 6,
    prisoners: 4,
  });
});

test("a prisoner's worth is stated only if it differs from the share of the points, and only for prisoners", () => {
  const taken = { ...SQUAD, prisoners: true };
  const worth = (points: number, prisoners = 2) =>
    saidOf(withUnit(BLANK, taken, { lost: 3, prisoners, prisonerPoints: points }), taken)?.prisonerPoints;
  expect(worth(12)).toBe(12);
  expect(worth(20)).toBeUndefined();
  expect(worth(12, 0)).toBeUndefined();
});

test('a unit beside the battle came in, fired, or is not mentioned', () => {
  expect(saidOf(BLANK, GUNS)).toBeNull();
  const came = withUnit(BLANK, GUNS, {});
  expect(saidOf(came, GUNS)?.took).toBe('entered');
  expect(withoutUnit(came, GUNS)).toEqual(BLANK);
});

test('declared retreats are in order, and taking one back leaves nobody behind', () => {
  const both = withRetreat(withRetreat(BLANK, FORM, 'defender', true), FORM, 'attacker', true);
  expect(both.retreats).toEqual(['defender', 'attacker']);
  const left = withUnit(withUnit(both, SQUAD, { retreated: 4 }), TANKS, { retreated: 1 });
  const back = withRetreat(left, FORM, 'defender', false);
  expect(back.retreats).toEqual(['attacker']);
  expect([saidOf(back, SQUAD)?.retreated, saidOf(back, TANKS)?.retreated]).toEqual([0, 1]);
});

test('a work has one fate, or is held', () => {
  const silenced: BattleReport = withFate(withFate(BLANK, 'd1', 'destroyed'), 'd1', 'silenced');
  expect(silenced.defences).toEqual([{ defence: 'd1', fate: 'silenced' }]);
  expect(withFate(silenced, 'd1', null)).toEqual(BLANK);
});

test('points lost are added up by side', () => {
  const report = withUnit(withUnit(BLANK, TANKS, { lost: 2 }), SQUAD, { lost: 7 });
  expect([pointsLost(report, FORM, 'attacker'), pointsLost(report, FORM, 'defender')]).toEqual([200, 140]);
});

test('points of a model that are not whole are added up, and rounded down once', () => {
  const mob = row('defender', 'B1 u4 10 mob', { points: 175, each: 17 });
  const gang = row('defender', 'B1 u5 10 gang', { points: 175, each: 17 });
  const form = { ...FORM, rows: [mob, gang] };
  const report = withUnit(withUnit(begunReport(form), mob, { lost: 3 }), gang, { lost: 6 });
  expect([unitPointsLost(mob, 3), unitPointsLost(gang, 6), pointsLost(report, form, 'defender')]).toEqual([
    52, 105, 157,
  ]);
});

test('a form begins only with the units that dice have let in', () => {
  const called = (of: ReportRow, enters: boolean, isTold = true): Reinforcement => ({
    side: of.side,
    turn: 2,
    army: isTold ? { piece: of.piece, unit: of.unit } : null,
    name: of.name,
    die: 4,
    bonus: 0,
    enters,
  });
  const begun = (...reinforced: Reinforcement[]) => begunReport(FORM, reinforced);
  expect(begun()).toEqual(BLANK);
  expect(begun(called(GUNS, false))).toEqual(BLANK);
  expect(begun(called(GUNS, true, false)), 'the enemy is not told which').toEqual(BLANK);
  expect(begun(called(GUNS, false), called(GUNS, true))).toEqual(withUnit(BLANK, GUNS, { took: 'entered' }));
});
