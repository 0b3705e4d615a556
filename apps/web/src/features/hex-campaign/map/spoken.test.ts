import { hexAt } from '@sealed-orders/rules/space';
import { wordsOf } from '@sealed-orders/text/hex-campaign';
import { pieceName } from '@sealed-orders/text/hex-campaign/pieces';
import { expect, test } from 'vitest';
import { redView } from '../replay/testing/red-view.ts';
import { spokenSelection } from './spoken.ts';

const view = redView();
const known = {
  view,
  words: wordsOf(view),
  nameOf: (piece: Parameters<typeof pieceName>[0]) => pieceName(piece, null),
};

test('a selected unit is read out with its hex', () => {
  const [piece] = Object.values(view.pieces);
  if (piece === undefined) throw new Error('red has no pieces');
  const spoken = spokenSelection(known, { kind: 'piece', piece: piece.id });
  expect(spoken).toBe(`${known.nameOf(piece)}, ${known.words.hex(piece.hex).text}`);
});

test('a squadron is read out by its number, a hex as on the map', () => {
  expect(spokenSelection(known, { kind: 'squadron', squadron: 2 })).toBe('2nd Squadron');
  expect(spokenSelection(known, { kind: 'hex', hex: hexAt(0, 0) })).toBe('');
  expect(spokenSelection(known, null)).toBe('');
});
