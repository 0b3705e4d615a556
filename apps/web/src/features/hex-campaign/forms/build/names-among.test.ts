import type { BuildLine } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import type { LineNames } from '@sealed-orders/text/hex-campaign/forms/build';
import { expect, test } from 'vitest';
import { namesAmong } from './names-among.ts';

const names: LineNames = {
  hex: (hex) => hex,
  edge: (edge) => edge,
  piece: (piece) => piece,
  unit: (_piece, unit) => unit,
  defence: (_hex, id) => id,
  seat: (seat) => seat,
  step: () => 'Camp',
  turn: 3,
};
const closed = (seat: string): BuildLine => ({ type: 'close-capital', to: seatId(seat), closed: true });

test('lines with the same title are distinguished by their notes, all others by their title alone', () => {
  const lines: readonly BuildLine[] = [closed('madder'), closed('ochre'), { type: 'diplomat' }];
  expect(lines.map(namesAmong(lines, names))).toEqual([
    'Close the Capital, to diplomats of madder',
    'Close the Capital, to diplomats of ochre',
    'Your diplomat',
  ]);
});
