import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { hexAt } from '@sealed-orders/rules/space';
import { board, piece, viewOf } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { wordsBefore, wordsOf } from './words.ts';

/** Red's view of two convoys: its own, unnamed and filled by loot, and Blue's beside it. */
function nameless() {
  const view = viewOf(
    board({ C1: 'red convoy 5 @ 1,0', R1: 'red infantry 4 @ 1,0', C2: 'blue convoy 7 @ 2,0' }),
    'red',
  );
  const pieces = Object.values(view.pieces).map((own) => [own.id, { ...own, name: '' }] as const);
  return wordsOf({ ...view, pieces: Object.fromEntries(pieces) });
}

test('an unnamed piece of your own is called by its kind; another player’s also by its owner', () => {
  const words = nameless();
  expect(words.piece(piece('C1')).text).toBe('Convoy');
  expect(words.named(piece('C1'), '').text).toBe('Convoy');
  expect(words.piece(piece('C2')).text).toBe('a convoy of blue');
});

test('captives that the reader holds are called by the name of their detachment', () => {
  const state = board({ R1: 'red infantry 4 @ 1,0', B1: 'blue infantry 4 @ 2,0' });
  const view = viewOf(state, 'red');
  const taken = state.pieces[piece('B1')];
  if (view.own === null || taken?.kind !== 'detachment') throw new Error('red is a player, and B1 a detachment');
  const holder = { kind: 'piece', piece: piece('R1') } as const;
  const held = {
    detachment: { ...taken, name: 'Lost Watch' },
    captor: view.own.id,
    holder,
    imprisoned: null,
    jailed: null,
  };
  const words = wordsOf({ ...view, seen: {}, own: { ...view.own, captives: { [piece('B1')]: held } } });
  expect(words.piece(piece('B1')).text).toBe('Lost Watch');
});

test('a piece named by an event keeps that name, even if it has left the reader’s view', () => {
  expect(nameless().named(piece('C9'), 'Sable Column').text).toBe('Sable Column');
});

test('the referee reads the owner of each piece', () => {
  const words = wordsOf(
    hexCampaign.view(board({ R1: 'red infantry 4 @ 1,0', C2: 'blue convoy 7 @ 2,0' }), { kind: 'referee' }),
  );
  expect(words.named(piece('R1'), 'Sable Column').text).toBe('Sable Column of red');
  expect(words.piece(piece('C2')).text).toMatch(/ of blue$/);
});

test('before a campaign begins, a hex is named by its printed label', () => {
  const { hex } = wordsBefore(String);
  expect([hexAt(2, 3), hexAt(17, 0), hexAt(119, 4)].map((key) => hex(key).text)).toEqual(['0304', '1801', '120005']);
});
