import { seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { draftsText } from '@sealed-orders/text/pages/orders';
import { expect, test } from 'vitest';
import { draftsWords, waitingWords } from './foot-words.ts';

const [own, other] = [seatId('azure'), seatId('madder')];
const seatOf = (seat: typeof own, more: object = {}) => ({
  ...{ seat, playsItself: seat !== own, awaited: true, sealed: seat === own },
  ...more,
});

const practice = {
  you: own,
  referees: [],
  seats: [seatOf(own), seatOf(other)],
  nextDue: null,
  pace: USUAL_PACE,
  draftsCount: true,
};

test('alone, the phase waits for nobody but the reader', () => {
  expect(draftsWords(practice)).toBe(sheetText.alone.seal);
  expect(waitingWords(practice)).toBe(sheetText.alone.sealed);
});

test.each([
  ['with another player', { seats: [seatOf(own), seatOf(other, { playsItself: false })] }],
  ['with a referee', { referees: ['Ada'] }],
  ['for a spectator', { you: null }],
])('%s, a draft may count and the phase waits for everyone', (_what, more) => {
  expect(draftsWords({ ...practice, ...more })).toBe(draftsText.foot.count);
  expect(waitingWords({ ...practice, ...more })).toBe(sheetText.waiting(1, 2));
});

test.each([
  ['a deadline can close the phase', { nextDue: '2026-01-01T00:00:00.000Z' }],
  ['the phase rests after the last seal', { pace: { ...USUAL_PACE, early: 600 } }],
])('alone, if %s, the page says what becomes of a draft', (_what, more) => {
  expect(draftsWords({ ...practice, ...more })).toBe(draftsText.foot.count);
});
