import { actionText } from '@sealed-orders/text/pages/action';
import { expect, test } from 'vitest';
import { failureOf, failureSentence, foundBy, lostSentence } from './failure.ts';
import { isRefused } from './follow.ts';

const refused = (code: string) => ({ message: code, data: { code } });

test.each([
  ['a session that is over', refused('UNAUTHORIZED'), 'signed-out'],
  ['what is not allowed', refused('FORBIDDEN'), 'forbidden'],
  ['what is gone', refused('NOT_FOUND'), 'not-found'],
  ['an input that is not understood', refused('BAD_REQUEST'), 'not-understood'],
  ['a body that is too long', refused('PAYLOAD_TOO_LARGE'), 'not-understood'],
  ['a rate limit', refused('TOO_MANY_REQUESTS'), 'too-often'],
  ['a server that failed', refused('INTERNAL_SERVER_ERROR'), 'lost'],
  ['a code that nobody knows', refused('TEAPOT'), 'lost'],
  ['a broken connection', new TypeError('Failed to fetch'), 'lost'],
  ['an answer that is no answer of the server', { data: null }, 'lost'],
  ['nothing', undefined, 'lost'],
])('%s is recognized', (_title, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});

test.each([
  [{ ok: false, problem: { code: 'closed' } }, true],
  [{ ok: true, value: 1 }, false],
  [{ zone: null }, false],
  [null, false],
])('an answer that refuses is a refusal: %j', (answer, expected) => {
  expect(isRefused<unknown>(answer)).toBe(expected);
});

test.each([
  ['a server that is not reached tells nothing', { isReached: false, isShown: true, wasDone: true }, 'out-of-reach'],
  ['data that shows it tells that it was done', { isReached: true, isShown: true, wasDone: true }, 'done'],
  ['data that does not show it tells that it was not', { isReached: true, isShown: true, wasDone: false }, 'not-done'],
  [
    'without a way to tell, the page shows what is on record',
    { isReached: true, isShown: true, wasDone: null },
    'shown',
  ],
  ['a page that does not show it leaves it open', { isReached: true, isShown: false, wasDone: null }, 'unknown'],
] as const)('%s', (_title, look, found) => {
  expect(foundBy(look)).toBe(found);
});

test('a page has its own words for a lost answer, unless a look at the data settled it', () => {
  const own = { lost: 'Your text is still here.', forbidden: 'Only the owner can.' };
  expect(lostSentence('shown', own)).toBe(own.lost);
  expect(lostSentence('out-of-reach', own)).toBe(own.lost);
  expect(lostSentence('not-done', own)).toBe(actionText.lost['not-done']);
  expect(lostSentence('unknown', {})).toBe(actionText.lost.unknown);
  expect(failureSentence('forbidden', own)).toBe(own.forbidden);
  expect(failureSentence('signed-out', own)).toBe(actionText.failed['signed-out']);
});
