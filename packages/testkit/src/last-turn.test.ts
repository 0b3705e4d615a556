import { testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { seedLastTurn } from './last-turn.ts';

const database = await testDatabase();
const { connectionString } = database;
const open = openHost({ connectionString, poolSize: 4 });
const { host, db } = open;
afterAll(async () => {
  await open.close();
  await database.drop();
});

test('the war of the last turn waits only for Madder, and is over when Madder has sealed', async () => {
  const { campaign, slug, players } = await seedLastTurn({ connectionString });
  const before = await host.head(campaign);
  expect(before).toMatchObject({ slug, status: 'running' });
  expect(before?.seats.map(({ seat, sealed }) => [seat, sealed])).toEqual([
    ['azure', true],
    ['madder', false],
  ]);

  const { username } = players.madder;
  const { id: userId } = await db.prisma.user.findUniqueOrThrow({ where: { username }, select: { id: true } });
  const sheet = { phase: 'movement-orders', orders: [] };
  const sealing = { opening: before?.opening ?? -1, sheet, nonce: 'e'.repeat(32), userId };
  expect(await host.seal(campaign, seatId('madder'), sealing)).toMatchObject({ ok: true, value: { everyone: true } });
  await host.runDue();
  expect(await host.head(campaign)).toMatchObject({ status: 'finished', n: (before?.n ?? -1) + 1 });
  expect(await host.verify(campaign)).toEqual([]);
});
