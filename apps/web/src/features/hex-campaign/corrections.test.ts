import type { Words } from '@sealed-orders/text/hex-campaign';
import { expect, test } from 'vitest';
import { correctionsOf } from './corrections.ts';
import { redView } from './replay/testing/red-view.ts';

const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: piece.kind, ref: piece.id }),
  isReader: () => false,
};

const moved = (undone: boolean) => ({
  ...{ type: 'corrected', rule: 'HEX-TURN-13', to: ['red'], turn: 3, phase: 'build', reason: '', undone },
  ...{ edit: 'move-piece', facts: { piece: 'r1', name: 'Guards', from: '0,0', hex: '1,0' } },
});

test('the difference of undoing a ruling says what undoing does, not what the ruling did', () => {
  const { says } = correctionsOf(redView(), words, null);
  expect(says([moved(false)])).toEqual(['Moved Guards from [0,0] to [1,0].']);
  expect(says([moved(true)])).toEqual(['Moved Guards from [1,0] back to [0,0].']);
});
