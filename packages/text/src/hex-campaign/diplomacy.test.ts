import type { Event } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { plain } from '../index.ts';
import { describeEvent } from './events.ts';
import { describeRejection } from './rejections.ts';
import type { Words } from './words.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => false,
};

const red = seatId('red');
const blue = seatId('blue');
const base = { turn: 3, phase: 'build', to: 'all', rule: 'HEX-DIP-04' } as const;
const between = { ...base, seat: red, with: blue };
const nothing = { bp: 0, from: null, captives: [] };
const struck = { ...between, type: 'deal-struck', secret: false, treaty: null, promise: '' } as const;

const told: readonly (readonly [Event, string])[] = [
  [{ ...between, type: 'deal-offered', deal: 'd1', secret: true }, 'red offered blue a secret deal.'],
  [{ ...between, type: 'deal-lapsed' }, 'red’s offer to blue lapsed.'],
  [
    {
      ...struck,
      treaty: 'pact',
      gives: { bp: 50, from: hexKey(0, 0), captives: [] },
      takes: nothing,
      promise: 'Peace.',
    },
    'red and blue struck a deal. They signed a non-aggression pact. red gave 50 BP from [0,0]. They promised: Peace.',
  ],
  [
    { ...struck, secret: true, treaty: 'alliance', gives: nothing, takes: nothing },
    'red and blue struck a secret deal. They signed an alliance.',
  ],
  [
    {
      ...between,
      type: 'deal-news',
      gives: { bp: true, captives: true },
      takes: { bp: false, captives: false },
      promise: true,
    },
    'red and blue struck a deal. red transferred BP and released captives. The deal also includes promises.',
  ],
  [
    { ...between, type: 'promise-judged', deal: 'd1', secret: false, broken: true },
    'red said that blue broke a promise.',
  ],
  [
    { ...between, type: 'promise-judged', deal: 'd1', secret: false, broken: false },
    'red withdrew the claim that blue broke a promise.',
  ],
  [{ ...between, type: 'promise-broken', made: 2 }, 'red said that blue broke a promise made in turn 2.'],
  [{ ...between, type: 'deal-broken', by: [red, blue] }, 'red and blue broke the deal between red and blue.'],
  [
    { ...between, type: 'treaty-notice', treaty: 'alliance', ends: 4 },
    'red gave notice to end the alliance with blue. It will end at the start of turn 4.',
  ],
  [
    { ...base, type: 'treaty-ended', seats: [red, blue], treaty: 'pact' },
    'The non-aggression pact between red and blue is over.',
  ],
  [
    { ...base, type: 'bp-returned', seat: red, from: blue, bp: 70, kept: true },
    '70 BP went back to blue because red had no Capital.',
  ],
];

test.each(told)('%o', (event, sentence) => {
  expect(plain(describeEvent(event, words))).toBe(sentence);
});

test('a treaty that the races forbid is refused with its kind', () => {
  const said = (treaty: string) => plain(describeRejection({ code: 'treaty-not-allowed', facts: { treaty } }, words));
  expect(said('alliance')).toBe('Your races never form alliances with each other.');
  expect(said('pact')).toBe('Your races never sign pacts with each other.');
});
