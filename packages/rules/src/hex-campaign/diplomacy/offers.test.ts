import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { board } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { Deal } from '../types.ts';

const red = seatId('red');
const blue = seatId('blue');
const nothing = { bp: 0, from: null, captives: [] };

/** The n-th offer of one to the other: a promise in words. */
const offer = (n: number, from = red, to = blue): Deal => ({
  id: `${from} ${n}`,
  from,
  to,
  secret: false,
  treaty: null,
  gives: nothing,
  takes: nothing,
  promise: `Promise ${n}.`,
  signed: false,
});

/** Red's refusal for another offer to blue, with this many of each on the table. */
function oneMore(ofRed: number, ofBlue: number) {
  const capitals = { red: '5,4', blue: '6,4' };
  const state = board({}, { phase: 'build', turn: 3, capitals, control: { red: ['5,4'], blue: ['6,4'] } });
  const deals = [
    ...Array.from({ length: ofRed }, (_, n) => offer(n)),
    ...Array.from({ length: ofBlue }, (_, n) => offer(n, blue, red)),
  ];
  const { to, secret, treaty, gives, takes, promise } = offer(99);
  const order = { type: 'offer', to, secret, treaty, gives, takes, promise } as const;
  return hexCampaign.checkOrder(viewOf({ ...state, deals }, 'red'), red, order);
}

test('HEX-DIP-02: nobody has more than forty offers on the table; those of others do not count', () => {
  expect(oneMore(39, 40)).toEqual([]);
  expect(oneMore(40, 0)).toMatchObject([{ code: 'too-many-offers', rule: 'HEX-DIP-02', facts: { most: 40 } }]);
});
