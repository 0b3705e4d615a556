import { expect, test } from 'vitest';
import {
  isIncomplete,
  isSaved,
  pointsIn,
  rosterOrder,
  savedDraft,
  withChanged,
  withoutRow,
  withRow,
  withUnits,
} from './roster-draft.ts';
import { forceIn, viewOf } from './testing.ts';
import { BLANK_UNIT } from './unit-draft.ts';

const view = viewOf({
  f1: { owner: 'red' },
  f2: { owner: 'red', units: [{ id: 'u1', points: 420 }], killTeam: [{ id: 'u2', points: 155 }] },
});
const empty = forceIn(view, 'f1');
const saved = forceIn(view, 'f2');
const typed = (name: string, points: string) => ({ ...BLANK_UNIT, name, points });
const guns = { name: 'Guns', category: 'heavy-support', description: '', points: 240, isMindless: false } as const;

test('rows become the units and the Kill-Team of the order; empty rows are left out', () => {
  const draft = withRow(
    withRow(savedDraft(empty), 'units', typed('Lynx tanks', '420')),
    'killTeam',
    typed('Six', '90'),
  );
  expect(rosterOrder(empty.id, draft)).toEqual({
    type: 'roster',
    force: 'f1',
    units: [{ name: 'Lynx tanks', category: 'troops', description: '', points: 420, isMindless: false }],
    killTeam: [{ name: 'Six', category: 'troops', description: '', points: 90, isMindless: false }],
  });
});

test('the sums are those of each part, as far as points are typed', () => {
  const draft = withRow(withRow(savedDraft(saved), 'units', typed('', '100')), 'units', typed('Guns', 'many'));
  expect([pointsIn(draft, 'units'), pointsIn(draft, 'killTeam')]).toEqual([520, 155]);
});

test.each([
  ['', '', false],
  ['Guns', '', true],
  ['', '240', true],
  ['Guns', '240', false],
])('a row with the name “%s” and the points “%s”', (name, points, incomplete) => {
  const [row] = withRow({ rows: [], next: 1 }, 'units', typed(name, points)).rows;
  expect(row === undefined ? null : isIncomplete(row)).toBe(incomplete);
});

test('units of a list take the place of empty rows, and no two rows have the same key', () => {
  const draft = withUnits(savedDraft(empty), 'units', [guns, guns]);
  expect(draft.rows.map(({ name }) => name)).toEqual(['Guns', 'Guns']);
  expect(new Set(draft.rows.map(({ key }) => key)).size).toBe(2);
});

test('a draft is saved until something in it changes', () => {
  const draft = savedDraft(saved);
  const [first] = draft.rows;
  const key = first?.key ?? 0;
  expect(isSaved(saved, draft)).toBe(true);
  expect(isSaved(saved, withChanged(draft, key, { points: '430' }))).toBe(false);
  expect(isSaved(saved, withoutRow(draft, key))).toBe(false);
});
