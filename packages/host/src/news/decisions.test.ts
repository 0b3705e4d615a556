import { afterAll, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, GREEN, nonce, RED, runningTable, type Table, tally } from '../testing.ts';
import { later, newsDesk } from './testing.ts';

const { db, clock, hostOf, close, anew, withAddresses, told } = await newsDesk();
const host = hostOf({
  ...tally,
  sheets: null,
  awaiting: (state) => tally.awaiting(state).filter(({ by }) => by === 'order'),
});
afterAll(close);
beforeEach(anew);

const table = async (): Promise<Table> => {
  const settings = { answerHours: 8, midnights: 'Europe/Berlin' };
  return withAddresses(await runningTable(db, host, { settings, seats: [RED, BLUE, GREEN] }));
};
let asked = 0;
const give = (made: Table, seat: typeof RED, order: object) => {
  asked += 1;
  const digits = String(asked).padStart(32, '0');
  return host.give(made.campaign, seat, { order, nonce: digits, userId: made.users[seat] ?? '' });
};
const ask = (made: Table, from: typeof RED, to: typeof RED) => give(made, from, { ask: to });

test('a second decision of the same kind is told too, and each reminder follows its own time', async () => {
  const made = await table();
  await ask(made, RED, BLUE);
  clock.now = later(6);
  expect(await told(made, host)).toEqual(['blue: decision']);
  clock.now = later(120);
  await ask(made, GREEN, BLUE);
  clock.now = later(126);
  expect(await told(made, host)).toEqual(['blue: decision']);
  clock.now = later(6 * 60 - 1);
  expect(await told(made, host)).toEqual([]);
  clock.now = later(6 * 60);
  expect(await told(made, host)).toEqual(['blue: reminder']);
  await give(made, BLUE, { answer: 2 });
  clock.now = later(8 * 60 - 1);
  expect(await told(made, host)).toEqual([]);
});

test('news of a decision outlasts the phase, and says when its own time is over', async () => {
  const made = await table();
  clock.now = later(10 * 60 + 55);
  await ask(made, RED, BLUE);
  clock.now = later(11 * 60 + 2);
  await host.runDue();
  const items: unknown[] = [];
  await host.news.deliver(['mail'], async (item) => {
    items.push(item);
    return { kind: 'sent' };
  });
  expect(items).toMatchObject([{ kind: 'decision', campaign: { nextDue: later(18 * 60 + 55).toISOString() } }]);
});

test('a decision whose time is over unanswered is a miss, and an order shows that the player is back', async () => {
  const made = await table();
  const misses = async () => (await host.head(made.campaign))?.seats.map((seat) => seat.misses);
  await ask(made, RED, BLUE);
  clock.now = later(8 * 60);
  await host.runDue();
  expect(await misses()).toEqual([0, 1, 0]);
  await ask(made, RED, BLUE);
  await give(made, BLUE, { answer: 2 });
  expect(await misses()).toEqual([0, 0, 0]);
});

test('a decision that a pause of the desk stopped is told no reminder before its new time', async () => {
  const hearing = hostOf({ ...tally, hearsPauses: true });
  const made = await withAddresses(
    await runningTable(db, hearing, { settings: { answerHours: 8 }, seats: [RED, BLUE] }),
  );
  await hearing.give(made.campaign, RED, { order: { ask: BLUE }, nonce: nonce('c'), userId: made.users[RED] ?? '' });
  clock.now = later(60);
  await told(made, hearing);
  await hearing.pause(made.campaign, made.owner, BECAUSE);
  clock.now = later(180);
  await hearing.resume(made.campaign, made.owner, BECAUSE);
  clock.now = later(8 * 60 - 31);
  expect((await told(made, hearing)).filter((one) => one.includes('reminder'))).toEqual([]);
});
