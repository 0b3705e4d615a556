import { expect, test } from 'vitest';
import {
  asItIs,
  changesIn,
  commandOf,
  EMPTY_PEN,
  modifySheet,
  sheetRows,
  withAdded,
  withChange,
  withRetired,
} from './modify-pen.ts';
import { forceIn, unitIn, viewOf } from './testing.ts';

const view = viewOf({
  f1: {
    owner: 'red',
    units: [
      { id: 'u1', name: 'Lynx tanks', points: 420, xp: 905 },
      { id: 'u2', name: 'Salt scouts', points: 95, xp: 40 },
    ],
  },
});
const force = forceIn(view, 'f1');
const [tanks, scouts] = [unitIn(force, 0), unitIn(force, 1)];
const unit = (name: string, points: number) => ({
  ...{ name, category: 'troops' as const, description: '', points, isMindless: false },
});
const changed = withChange(EMPTY_PEN, { unit: tanks, changes: 2, into: unit('Lynx tanks', 440) });
const full = withAdded(withRetired(changed, scouts), unit('Flak carriers', 140));
const PRICES = { add: 2, retire: 1 };

test('a unit is changed or retired, not both', () => {
  const retired = withRetired(changed, tanks);
  expect([retired.change, retired.retire]).toEqual([[], [tanks]]);
  const again = withChange(retired, { unit: tanks, changes: 1, into: unit('Lynx tanks', 430) });
  expect([again.change.length, again.retire]).toEqual([1, []]);
  expect(changesIn(asItIs(again, tanks))).toBe(0);
});

test('without a change there is nothing to retrain, and units that are gone drop out', () => {
  const retrained = { ...full, retrain: true };
  expect(commandOf(force, retrained).retrain).toBe(true);
  expect(commandOf(force, asItIs(retrained, tanks)).retrain).toBe(false);
  expect(commandOf({ ...force, units: [] }, retrained)).toMatchObject({ retire: [], change: [], retrain: false });
});

test('the roster shows what leaves, what changes and what joins', () => {
  expect(sheetRows(force, full).map(({ shown, fate }) => [shown.name, shown.points, fate])).toEqual([
    ['Lynx tanks', 440, 'changes'],
    ['Salt scouts', 95, 'leaves'],
    ['Flak carriers', 140, 'joins'],
  ]);
});

test('the lines say what the experience was and is, with the other way beside it', () => {
  const line = (retrain: boolean) =>
    modifySheet(view, force, { ...full, retrain }, PRICES).lines.map(({ kind, by, before, after, otherwise, cp }) => [
      ...[kind, by, before, after, otherwise, cp],
    ]);
  expect(line(false)).toEqual([
    ['change', 20, 905, 705, 805, 0],
    ['retire', -95, 40, null, null, 1],
    ['add', 140, null, 0, null, 2],
  ]);
  expect(line(true)[0]).toEqual(['change', 20, 905, 805, 705, 0]);
});

test('both prices stand side by side, and the chosen one counts', () => {
  const sheet = modifySheet(view, force, { ...full, retrain: true }, PRICES);
  expect(sheet.points).toBe(580);
  expect([sheet.without.price, sheet.without.xpLost]).toEqual([3, 240]);
  expect([sheet.with.price, sheet.with.xpLost]).toEqual([8, 140]);
  expect(sheet.chosen).toBe(sheet.with);
});

test('taking a line out leaves the others', () => {
  const [, , added] = modifySheet(view, force, full, PRICES).lines;
  expect(added?.pen).toMatchObject({ add: [], retire: [scouts], change: [{ unit: tanks }] });
});
