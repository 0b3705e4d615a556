import type { SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, GREEN, loggedInput, newUser, nonce, RED, runningTable, type Table } from '../testing.ts';

const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3_600_000;
const DONE = { ok: true, value: { done: true } };
const hold = { missing: { policy: 'referee', most: 24 * 3600 } } as const;

/** A war in which all three seats have a draft; nobody seals. */
async function drafted(pace = {}): Promise<Table> {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN], seconds: 3600, pace });
  for (const seat of [RED, BLUE, GREEN]) await host.saveDraft(table.campaign, seat, 0, { add: 5 });
  return table;
}

/** Ten minutes later, the owner opens the seat and somebody takes it. */
async function takenOver({ campaign, owner }: Table, seat: SeatId): Promise<string> {
  const successor = await newUser(db, 'successor');
  await host.openSeat(campaign, seat, owner, BECAUSE);
  clock.now = new Date(clock.now.getTime() + HOUR / 6);
  expect(await host.takeSeat(campaign, seat, successor)).toEqual(DONE);
  return successor;
}

async function sheetsOf({ campaign }: Table): Promise<unknown> {
  clock.now = new Date(START.getTime() + HOUR);
  await host.runDue();
  return loggedInput(db, campaign, 1);
}

test('a draft does not count once its player has left the seat or lost it', async () => {
  const table = await drafted();
  const { campaign, users } = table;
  expect(await host.leaveSeat(campaign, RED, users[RED] ?? '')).toEqual(DONE);
  await takenOver(table, GREEN);
  expect(await host.draft(campaign, GREEN)).toMatchObject({ sheet: { add: 5 }, isInherited: true });
  expect(await host.draft(campaign, BLUE)).toMatchObject({ isInherited: false });
  expect(await sheetsOf(table)).toMatchObject({ sheets: { red: null, blue: { add: 5 }, green: null } });
  expect(await host.verify(campaign)).toEqual([]);
});

test('a free seat is sealed for as the terms say, not with what its former player drafted', async () => {
  const table = await drafted();
  await host.leaveSeat(table.campaign, RED, table.users[RED] ?? '');
  await host.playSeats();
  expect(await host.sealed(table.campaign, RED)).not.toMatchObject({ sheet: { add: 5 } });
});

test('it counts again if the next player saves it', async () => {
  const table = await drafted();
  await takenOver(table, GREEN);
  clock.now = new Date(clock.now.getTime() + 1);
  await host.saveDraft(table.campaign, GREEN, 0, { add: 5 });
  expect(await host.draft(table.campaign, GREEN)).toMatchObject({ isInherited: false });
  expect(await sheetsOf(table)).toMatchObject({ sheets: { green: { add: 5 } } });
});

test('it counts if the referee seals it for the seat, or chooses it for a seat that holds up the phase', async () => {
  const sealed = await drafted();
  await takenOver(sealed, GREEN);
  const sealing = { opening: 0, seat: GREEN, orders: 'draft', nonce: nonce('b'), reason: BECAUSE } as const;
  expect(await host.sealFor(sealed.campaign, sealed.owner, sealing)).toMatchObject({ ok: true });
  expect(await sheetsOf(sealed)).toMatchObject({ sheets: { green: { add: 5 } } });
  clock.now = START;
  const held = await drafted(hold);
  await takenOver(held, GREEN);
  await host.leaveSeat(held.campaign, RED, held.users[RED] ?? '');
  clock.now = new Date(START.getTime() + HOUR);
  await host.runDue();
  expect(await host.head(held.campaign)).toMatchObject({ isHeld: true });
  expect(await host.closePhase(held.campaign, held.owner, 0, BECAUSE, { green: 'draft' })).toMatchObject({ ok: true });
  expect(await loggedInput(db, held.campaign, 1)).toMatchObject({ sheets: { red: null, green: { add: 5 } } });
});

test('a rewind gives the next player what the former one wrote, and it still does not count unless they save it', async () => {
  const table = await drafted();
  const { campaign, owner } = table;
  await takenOver(table, GREEN);
  clock.now = new Date(clock.now.getTime() + 1);
  const again = { opening: 0, to: 0, name: 'A game of tally', reason: BECAUSE };
  expect(await host.rewind(campaign, owner, again)).toMatchObject({ ok: true });
  expect(await host.draft(campaign, GREEN)).toMatchObject({ sheet: { add: 5 }, isInherited: true });
  expect(await host.draft(campaign, BLUE)).toMatchObject({ sheet: { add: 5 }, isInherited: false });
});
