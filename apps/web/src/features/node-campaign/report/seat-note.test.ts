import { seatId } from '@sealed-orders/rules/kernel';
import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import { seatNote } from './seat-note.ts';
import { refereeView } from './testing/referee-view.ts';

const view = refereeView();
const known = { view, words: wordsOf(view), select: () => {} };

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
