import { expect, test } from 'vitest';
import { Evening } from '../testing/evening.ts';
import { Phone } from '../testing/log.ts';
import { stateOf, unit } from '../testing/units.ts';
import { reportOf } from './report.ts';

const tank = unit('b', 1, { kind: 'vehicle', models: 1, cost: 900 });
const squad = unit('a', 1, { cost: 428 });

/** A battle that ends 900 to 428. */
function fought(): Evening {
  const evening = new Evening({ armies: { a: [squad], b: [tank] } }).setAside().begin().play(6);
  evening.state('a', tank, { fate: 'gone', models: 0 });
  evening.state('b', squad, { fate: 'fled' });
  return evening;
}

test('MSN-MARGIN-11: there is no report before both sides have closed the sheet', () => {
  const evening = fought();
  expect(reportOf(evening.battle())).toBeNull();
  evening.close('a');
  expect(reportOf(evening.battle())).toBeNull();
  evening.close('b');
  expect(reportOf(evening.battle())).toMatchObject({ basis: 1500, turnsPlayed: 6 });
});

test('MSN-MARGIN-11: a report has both totals, the margin and the state of every unit', () => {
  const evening = fought();
  evening.close('a');
  evening.close('b');
  expect(reportOf(evening.battle())).toMatchObject({
    margin: { difference: 472, winner: 'a', name: 'solid' },
    sides: {
      a: { total: { units: 900, total: 900 }, step: 1, units: [{ state: { fate: 'fled' }, points: 428 }] },
      b: { total: { units: 428, total: 428 }, step: -1, units: [{ state: { fate: 'gone', models: 0 }, points: 900 }] },
    },
  });
});

test('MSN-MARGIN-11: a surrender ends the battle and is reported beside the points', () => {
  const evening = new Evening({ armies: { a: [squad], b: [tank] } }).setAside().begin().play(2);
  evening.state('a', tank, { fate: 'gone', models: 0 });
  evening.state('b', squad);
  evening.enter('a', { type: 'gave-up', side: 'a', what: 'surrender', isSo: true });
  expect(evening.sheet.stage).toBe('ended');
  evening.close('a');
  evening.close('b');
  expect(reportOf(evening.battle())).toMatchObject({
    margin: { winner: 'a' },
    turnsPlayed: 2,
    sides: { a: { hasSurrendered: true }, b: { hasSurrendered: false } },
  });
});

test('MSN-COMP-05: the report says which dice were typed in and whether the other side confirmed them', () => {
  const evening = fought();
  const [first] = evening.sheet.unconfirmed;
  evening.close('a');
  evening.close('b');
  expect(reportOf(evening.battle())?.rolls).toMatchObject([
    { entry: first, roll: { kind: 'first-turn' }, dice: [5, 2], source: 'unconfirmed', isUsed: true },
  ]);
});

test('MSN-COMP-06: what arrives after both have closed the sheet does not change the report', () => {
  const evening = fought();
  const third = new Phone('p3', 'b');
  third.enter({ type: 'state', unit: squad.id, state: stateOf(squad) });
  evening.close('a');
  evening.close('b');
  const before = evening.battle();
  const late = third.entries.map(({ entry, facts }) => ({ entry, facts: facts && { ...facts, isLate: true } }));
  const after = { ...before, phones: { ...before.phones, p3: 'b' as const }, entries: [...before.entries, ...late] };
  expect(reportOf(before)).not.toBeNull();
  expect(reportOf(after)).toEqual(reportOf(before));
});
