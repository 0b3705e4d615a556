import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { tallyGazetteText } from './gazette.ts';

test('the gazette reports the public sum of a round of Tally', () => {
  const red = seatId('red');
  const view = {
    turn: 2,
    seats: [{ id: red, name: 'Red' }],
    you: null,
    sums: {},
    questions: [],
    asks: false,
    total: 12,
  };
  const ruled = { type: 'ruled', rule: 'TALLY-01', to: 'all', turn: 2, seat: red, sum: 7, reason: 'A slip' } as const;
  const words = tallyGazetteText.tell({ view, events: [ruled] });
  expect(words.headline).toBe('The sums add up to 12');
  expect(words.story.map(plain)).toEqual(['The referee corrected the sum of Red: “A slip”.']);
});
