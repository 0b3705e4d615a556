import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { failed, seatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BECAUSE, BLUE, GREEN, newUser, RED, runningTable, seatedTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const TAKEN = failed({ code: 'seat-taken' });
const sits = (seat: string) => ({ ok: true, value: { role: 'seat', seat } });

async function link({ campaign, owner }: Table, seat: typeof RED | null = null): Promise<string> {
  const made = await host.invite(campaign, owner, { role: 'seat', seat, expiresAt: TOMORROW, uses: 9 });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.code;
}

const choices = async (code: string) => (await host.invitedTo(code))?.choices.map(({ seat }) => seat);

test('a guest chooses among the free seats; one that is gone is not replaced by another', async () => {
  const table = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE, GREEN] });
  const code = await link(table);
  expect(await choices(code)).toEqual([BLUE, GREEN]);
  const [first, second] = [await newUser(db), await newUser(db)];
  expect(await host.join(code, first, GREEN)).toMatchObject(sits(GREEN));
  expect(await host.join(code, second, GREEN)).toEqual(TAKEN);
  expect(await host.join(code, second, RED)).toEqual(TAKEN);
  expect(await choices(code)).toEqual([BLUE]);
  expect(await host.join(code, second)).toMatchObject(sits(BLUE));
  expect(await choices(code)).toEqual([]);
});

test('a player does not take a second seat by choosing another, and nobody takes a seat that is not there', async () => {
  const table = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE, GREEN] });
  const code = await link(table);
  const user = await newUser(db);
  const joined = await Promise.all([BLUE, GREEN].map((seat) => host.join(code, user, seat)));
  expect(joined.map((one) => (one.ok ? 'ok' : one.problem.code)).toSorted()).toEqual(['already-seated', 'ok']);
  const own = joined.find((one) => one.ok);
  expect(await host.join(code, user)).toEqual(own);
  const nowhere = failed({ code: 'no-such-seat' });
  expect(await host.join(code, await newUser(db), seatId('mauve'))).toEqual(nowhere);
  const running = await runningTable(db, host, { seats: [RED, BLUE] });
  await host.openSeat(running.campaign, BLUE, running.owner, BECAUSE);
  expect(await host.join(await link(running), await newUser(db), seatId('mauve'))).toEqual(nowhere);
});

test('a link to one seat gives that seat, whichever one is asked for', async () => {
  const table = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE, GREEN] });
  const code = await link(table, GREEN);
  expect(await host.invitedTo(code)).toMatchObject({ choices: [{ seat: GREEN }], running: null });
  expect(await host.join(code, await newUser(db), BLUE)).toMatchObject(sits(GREEN));
});

test('after the start a guest chooses among the seats that were opened', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN] });
  const code = await link(table);
  for (const seat of [BLUE, GREEN]) await host.openSeat(table.campaign, seat, table.owner, BECAUSE);
  expect(await choices(code)).toEqual([BLUE, GREEN]);
  expect(await host.invitedTo(code)).toMatchObject({
    running: { round: 1, phase: expect.stringMatching(/./) },
    referees: ['owner'],
  });
  expect(await host.join(code, await newUser(db), RED)).toEqual(TAKEN);
  expect(await host.join(code, await newUser(db), GREEN)).toMatchObject(sits(GREEN));
  expect(await choices(code)).toEqual([BLUE]);
});
