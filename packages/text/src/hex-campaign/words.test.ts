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

test('an unnamed own piece is called by its kind, and another’s also by its owner', () => {
  const words = nameless();
  expect(words.piece(piece('C1')).text).toBe('Convoy');
  expect(words.named(piece('C1'), '').text).toBe('Convoy');
  expect(words.piece(piece('C2')).text).toBe('a convoy of blue');
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
