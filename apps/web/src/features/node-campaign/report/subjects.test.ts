import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import type { Selection } from '../selection.ts';
import { pickedIn, subjectIn } from './subjects.ts';
import { forceIn, nodeIn, refereeView } from './testing/referee-view.ts';

const view = refereeView();
const force = forceIn(view, 'Sable Column');
const node = nodeIn(view, 'red');
const shown: Selection[] = [];
const known = { view, words: wordsOf(view), select: (next: Selection) => void shown.push(next) };

test('a note finds its node and its battleforce again, and shows them', () => {
  const picked: readonly Selection[] = [
    { kind: 'node', node: node.id },
    { kind: 'force', force: force.id },
  ];
  const found = picked.map((one) => subjectIn(known, pickedIn(one) ?? ''));
  expect(found.map((one) => one?.name)).toEqual([node.name, 'Sable Column, Azure']);
  for (const one of found) one?.show();
  expect(shown).toEqual(picked);
});

test('a note about what is gone has no subject', () => {
  expect(['force f999', 'node nowhere', 'seat red', ''].map((picked) => subjectIn(known, picked))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
