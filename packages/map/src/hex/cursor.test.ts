import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { type Cursor, following } from './cursor.ts';
import { pieceId } from './testing/board.ts';

const [HERE, THERE] = [hexAt(1, 1), hexAt(3, 2)];
const R1 = pieceId('r1');
const counters = [{ id: R1, hex: THERE }];
const none: Cursor = { hex: HERE, selected: null };

test.each([
  ['another piece that is selected', none, R1, { hex: THERE, selected: R1 }],
  ['no piece', { hex: HERE, selected: R1 }, null, none],
  ['a piece that is not on the map', none, pieceId('r2'), { hex: HERE, selected: pieceId('r2') }],
  ['the same piece, from which it has moved on', { hex: HERE, selected: R1 }, R1, { hex: HERE, selected: R1 }],
])('the cursor follows the selection: %s', (_title, cursor, selected, after) => {
  expect(following(cursor, selected, counters)).toEqual(after);
});
