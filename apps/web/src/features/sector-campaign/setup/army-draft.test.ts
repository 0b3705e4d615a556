import { READY_MADE_ARMIES } from '@sealed-orders/rules/sector-campaign';
import { expect, test } from 'vitest';
import { armyNamed, newDetachment } from '../testing/deploying.ts';
import { armyOf, draftOf, EMPTY_ARMY, isSealed, pointsIn, sealOrder, withChanged, withoutLine } from './army-draft.ts';
import {
  BLANK_SHEET,
  draftOfList,
  draftOfSheet,
  typedDetachment,
  withTrait,
  withUnit,
  withUnitChanged,
} from './sheet-draft.ts';

const [levy = armyNamed()] = READY_MADE_ARMIES;
const draft = draftOf(levy);

test('an army is read and written unchanged', () => {
  expect(armyOf(draft, 'Untitled')).toEqual(levy);
  expect(sealOrder(draft, 'Untitled')).toEqual({ type: 'seal-army', army: levy });
  expect(sealOrder(EMPTY_ARMY, 'Untitled')).toBeNull();
  expect(armyOf({ ...EMPTY_ARMY, name: ' ' }, 'Untitled').name).toBe('Untitled');
});

test('an army’s points are added up by group', () => {
  const byGroup = (['ground', 'air', 'orbit'] as const).map((group) => pointsIn(draft, group));
  expect([...byGroup, pointsIn(draft)]).toEqual([3775, 875, 300, 4950]);
});

test('a change after sealing is noticed until it is undone', () => {
  const [line] = draft.lines;
  if (line === undefined) throw new Error('the army has detachments');
  expect(isSealed(draft, levy, '')).toBe(true);
  expect(isSealed(withoutLine(draft, line.key), levy, '')).toBe(false);
  const changed = withChanged(draft, line.key, newDetachment('Other'));
  expect(isSealed(changed, levy, '')).toBe(false);
  expect(isSealed(withChanged(changed, line.key, line.detachment), levy, '')).toBe(true);
  expect(isSealed(draft, null, '')).toBe(false);
});

test('a sheet is read and written unchanged', () => {
  expect(levy.detachments.map((one) => typedDetachment(draftOfSheet(one)))).toEqual(levy.detachments);
});

test('a typed sheet needs a name, and a name, number and points for each unit', () => {
  const [unit] = BLANK_SHEET.units;
  if (unit === undefined) throw new Error('a blank sheet has a unit');
  const named = withUnitChanged({ ...BLANK_SHEET, name: 'Hill Rifles' }, unit.key, { name: 'Rifles', points: '200' });
  expect(typedDetachment(named)?.units).toMatchObject([{ name: 'Rifles', count: 1, points: 200 }]);
  expect(typedDetachment({ ...named, name: ' ' })).toBeNull();
  expect(typedDetachment(withUnit(named))).toBeNull();
  expect(typedDetachment(withUnitChanged(named, unit.key, { count: '0' }))).toBeNull();
});

test('an army list becomes a detachment with names that are short enough', () => {
  const listed = draftOfList('x'.repeat(70), [{ name: 'Rifles', models: 8, points: 200 }]);
  expect(typedDetachment(listed)).toMatchObject({ name: 'x'.repeat(60), kind: 'ground', units: [{ count: 8 }] });
});

test('a trait can be added and removed', () => {
  expect(withTrait({ traits: ['flak'] }, 'infiltrator')).toEqual(['flak', 'infiltrator']);
  expect(withTrait({ traits: ['flak'] }, 'flak')).toEqual([]);
});
