import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { BLUE, GREEN, newUser, nonce, RED, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Child, type Line, schedulerChild } from './testing/child.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 4 });
/** A process that only serves pages. */
const pages = createHost({ db, rulesets: () => tally });
const children: Child[] = [];
const started = (...given: Parameters<typeof schedulerChild>): Child => {
  const child = schedulerChild(...given);
  children.push(child);
  return child;
};
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const SEATS = [RED, BLUE, GREEN].map((id) => ({ id, name: id }));
const made = (campaign: string, n: number) => (lines: readonly Line[]) =>
  lines.some((line) => line.says === 'made' && line.campaign === campaign && line.n === n);

test('a war goes on although the process that played its unattended seats was killed first', async () => {
  const userId = await newUser(db);
  const begun = await pages.beginPractice(userId, { name: 'Practice', system: 'tally', seats: SEATS });
  if (!begun.ok) throw new Error(begun.problem.code);
  const { id: campaign } = begun.value;

  const killed = started(connectionString, 'seats');
  await killed.until((lines) => lines.some(({ says }) => says === 'holding'));
  await killed.kill();
  expect(await db.prisma.sealed.count({ where: { campaignId: campaign } })).toBe(0);

  const seal = (opening: number) =>
    pages.seal(campaign, RED, { opening, sheet: { add: 1 }, nonce: nonce('a'), userId });
  expect(await seal(0)).toMatchObject({ ok: true });
  const other = started(connectionString);
  await other.until(made(campaign, 1));
  // From here on each seal of the user is the last that a phase waits for.
  expect(await seal(1)).toMatchObject({ ok: true });
  await other.until(made(campaign, 2));
});
