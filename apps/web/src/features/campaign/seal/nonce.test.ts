import { expect, test } from 'vitest';
import { createSender } from './nonce.ts';

const [GIFT, OFFER] = [
  { to: 'blue', gift: 1 },
  { to: 'blue', offer: 1 },
];

/** A page, and the nonces with which it has sent each order. The server answers as it is told. */
function page() {
  const send = createSender();
  const sent: string[] = [];
  return async (order: object, state: string | null): Promise<string> => {
    await send(order, async (nonce) => {
      sent.push(nonce);
      return state === null ? null : { state };
    });
    return sent.at(-1) ?? '';
  };
}

test.each(['lost', 'too-often', 'signed-out', null])('an order whose answer was %s keeps its nonce', async (state) => {
  const give = page();
  const first = await give(GIFT, state);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await give(GIFT, state)).toBe(first);
});

test.each(['done', 'refused'])('an order that was %s gets a new nonce the next time', async (state) => {
  const give = page();
  const first = await give(GIFT, 'lost');
  expect(await give(GIFT, state)).toBe(first);
  expect(await give(GIFT, state)).not.toBe(first);
});

test('another order has a nonce of its own, and the first one keeps its nonce meanwhile', async () => {
  const give = page();
  const first = await give(GIFT, 'lost');
  expect(await give(OFFER, 'done')).not.toBe(first);
  expect(await give(GIFT, 'lost')).toBe(first);
});
