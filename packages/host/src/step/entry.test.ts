import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { blinding, canonical, entryHash, hashOf } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost, type Host } from '../host.ts';
import { unpacked } from '../log/packed.ts';
import { BLUE, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const [host, other] = [createHost({ db, rulesets: () => tally }), createHost({ db, rulesets: () => tally })];
afterAll(async () => {
  await db.close();
  await database.drop();
});

const throwSchema = z.strictObject({
  rule: z.templateLiteral(['TALLY-', z.string()]),
  subject: z.string(),
  sides: z.int(),
  value: z.int(),
});

async function stepped(by: Host, table: Table, n: number): Promise<void> {
  await sealNumber(by, table, RED, n, 4);
  await sealNumber(by, table, BLUE, n, 5);
  expect((await by.runDue()).ran).toHaveLength(1);
}

async function stored(campaign: string, n: number) {
  const step = await db.prisma.step.findUniqueOrThrow({ where: { campaignId_n: { campaignId: campaign, n } } });
  const [inputText, eventsText] = [await unpacked(step.input), await unpacked(step.events)];
  return { ...step, inputText, eventsText, stateText: await unpacked(step.state) };
}

test('input, events and state are stored as the canonical text that was hashed', async () => {
  const table = await runningTable(db, host);
  await stepped(host, table, 0);
  const { serverSeed } = await db.prisma.campaign.findUniqueOrThrow({ where: { id: table.campaign } });
  const step = await stored(table.campaign, 1);
  const { inputText, eventsText, stateText } = step;
  const [input, events, state] = [inputText, eventsText, stateText].map((text) => JSON.parse(text));
  expect(input).toMatchObject({ type: 'phase', sheets: { red: { add: 4 }, blue: { add: 5 } } });
  expect(state).toMatchObject({ turn: 2 });
  expect(events).toMatchObject([{ type: 'added' }, { type: 'added' }]);
  expect([inputText, eventsText, stateText]).toEqual([input, events, state].map(canonical));
  expect(step.stateHash).toBe(hashOf(state));
  const { n, stateHash, prevHash } = step;
  const dice = z.array(throwSchema).parse(step.dice);
  const blind = blinding(serverSeed ?? '', table.campaign, 1);
  expect(step.hash).toBe(entryHash({ n, input, dice, events, stateHash, blind, prevHash }));
});

test('processes that alternate on a campaign write one log, whatever text each has cached', async () => {
  const table = await runningTable(db, host);
  for (const [n, by] of [host, other, other, host, other, host].entries()) await stepped(by, table, n);
  expect(await host.verify(table.campaign)).toEqual([]);
  expect(JSON.parse((await stored(table.campaign, 6)).stateText)).toMatchObject({ turn: 7 });
});

test('a step stored as plain JSON is read unchanged', async () => {
  const table = await runningTable(db, host);
  await stepped(host, table, 0);
  const before = await host.viewOf(table.campaign, { kind: 'referee' }, 1);
  const { inputText, eventsText, stateText } = await stored(table.campaign, 1);
  await db.prisma.step.update({
    where: { campaignId_n: { campaignId: table.campaign, n: 1 } },
    data: { input: Buffer.from(inputText), events: Buffer.from(eventsText), state: Buffer.from(stateText) },
  });
  expect(before?.events).toHaveLength(2);
  expect(await other.viewOf(table.campaign, { kind: 'referee' }, 1)).toEqual(before);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('an order on arrival makes an entry that verifies too', async () => {
  const table = await runningTable(db, host);
  await stepped(host, table, 0);
  const giving = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: table.users[RED] ?? '' };
  expect(await host.give(table.campaign, RED, giving)).toEqual({ ok: true, value: { n: 2 } });
  expect(await host.verify(table.campaign)).toEqual([]);
});
