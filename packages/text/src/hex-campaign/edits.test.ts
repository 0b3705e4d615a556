import { expect, test } from 'vitest';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';

test('each correction is in one group of the list', () => {
  const grouped = EDIT_GROUPS.flatMap(({ edits }) => edits);
  expect(grouped.toSorted()).toEqual(Object.keys(EDIT_TEXT).toSorted());
});
