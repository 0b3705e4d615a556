import { seatId } from '@sealed-orders/rules/kernel';
import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import type { Selection } from '../selection.ts';
import { pickedIn, seatNote, subjectIn } from './subjects.ts';
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

test('the referee reads what a player has, and owes', () => {
  const note = seatNote(known, seatId('red'));
  expect(note?.says).toBe(
    '17 nodes, 2 battleforces (300 points), 7 CP. Still to do: enter the roster of a battleforce',
  );
  expect(seatNote(known, seatId('green'))).toBeNull();
});

test('what acceleration points a player can spend by now counts, the others are named', () => {
  const purse = { cp: 7, free: 6, held: [{ session: 2, points: 3 }] };
  const richer = { ...known, view: { ...view, purses: { ...view.purses, red: purse } } };
  expect(seatNote(richer, seatId('red'))?.says).toMatch(/, 13 CP and 3 for game nights only\. /);
});

test('a player who has not entered the war has nothing', () => {
  const players = Object.fromEntries(
    Object.entries(view.players).map(([id, player]) => [id, { ...player, standing: 'waiting' as const }]),
  );
  const late = { ...known, view: { ...view, players } };
  expect(seatNote(late, seatId('red'))).toEqual({ says: 'Not in the war yet', show: null });
});
