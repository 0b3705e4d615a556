import type { Event } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { describeEvent } from './events.ts';
import { describeRejection } from './rejections.ts';
import type { Words } from './words.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  sort: () => ({ kind: 'text', text: 'a piece' }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  isReader: () => false,
};

const at = { turn: 3, phase: 'build', to: 'all', seat: 'red', hex: '0,0' } as const;

test.each<[string, unknown, string]>([
  ['income', { ...at, type: 'income', rule: 'HEX-BP-02', bp: 50, bonus: 0 }, '[0,0] brought in 50 BP.'],
  [
    'taxed income',
    { ...at, type: 'income', rule: 'HEX-BP-02', bp: 50, bonus: 25 },
    '[0,0] brought in 75 BP, including 25 in taxes.',
  ],
  [
    'an exploited City',
    { ...at, type: 'exploited', rule: 'HEX-BLD-17', name: 'Ansgar', die: 1, size: 2 },
    'Ansgar at [0,0] was exploited and shrank to a Town (rolled 1).',
  ],
  [
    'a debt',
    { ...at, type: 'army-maintained', rule: 'HEX-BP-07', points: 2250, due: 90, owed: 0, paid: 70, debt: 20 },
    'Paid 70 of 90 BP in upkeep for 2,250 points of detachments. 20 BP is still owed. No new detachments can be raised until it is paid.',
  ],
  [
    'an unpaid shrine',
    {
      ...at,
      type: 'building-unpaid',
      rule: 'HEX-BP-08',
      building: 'aspect-shrine',
      aspect: 'fire-dragons',
      refund: 50,
    },
    'Lost at [0,0] for lack of upkeep: Aspect Shrine of the Fire Dragons. 50 BP were refunded to the store.',
  ],
  [
    'resources stopped by an unseen enemy',
    { ...at, type: 'resources-lost', rule: 'HEX-ROUTE-05', rp: 200, code: 'enemy-zoc', at: null },
    '[0,0] lost 200 RP: the route passes through an enemy zone of control.',
  ],
  [
    'a convoy without a name',
    { ...at, type: 'convoy-unloaded', rule: 'HEX-BP-11', piece: 'C1', name: '', bp: 50, left: 0 },
    'A convoy unloaded its 50 BP at [0,0].',
  ],
  [
    'resources that arrive',
    { ...at, type: 'resources-arrived', rule: 'HEX-BP-04', end: '3,0', rp: 200, length: 9, bp: 140 },
    '200 RP from [0,0] reached [3,0], 9 movement points away, as 140 BP.',
  ],
  [
    'a refused line',
    {
      ...at,
      type: 'line-refused',
      rule: 'HEX-BLD-01',
      line: { type: 'building', hex: '0,0', building: 'academy', aspect: null },
      code: 'settlement-too-small',
      facts: { building: 'academy', size: 3 },
    },
    'Not carried out: Academy at [0,0]. An Academy needs a City.',
  ],
])('%s in words', (_title, event, sentence) => {
  expect(plain(describeEvent(event as Event, words))).toBe(sentence);
});

test('reasons name buildings with an article', () => {
  const reason = (building: string) =>
    plain(describeRejection({ code: 'building-of-others', facts: { building } }, words));
  expect(reason('vortex-portal')).toBe('Your race can’t build a Vortex Portal.');
  expect(reason('aspect-shrine')).toBe('Your race can’t build an Aspect Shrine.');
});
