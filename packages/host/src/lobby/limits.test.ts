import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { newUser, seatedTable, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const wanted = {
  name: 'A War',
  system: 'hex-campaign',
  preset: 'free',
  seats: [{ id: 'red', name: 'Red' }],
  isPublic: false,
} as const;
const clockOf = (seconds: number) => ({ ...wanted, clock: { mode: 'duration', seconds } });

test('an order clock of less than a minute is refused with the least that it must have', async () => {
  const owner = await newUser(db);
  expect(await host.createCampaign(owner, clockOf(59))).toEqual({
    ok: false,
    problem: {
      code: 'rejected',
      rejections: [{ code: 'clock-too-short', rule: null, path: ['clock', 'seconds'], facts: { least: 60 } }],
    },
  });
  expect(await host.createCampaign(owner, clockOf(60))).toMatchObject({ ok: true });
});

test('a host may be told to take shorter clocks', async () => {
  const hasty = createHost({ db, rulesets: () => tally, shortestClock: 1 });
  expect(await hasty.createCampaign(await newUser(db), clockOf(1))).toMatchObject({ ok: true });
});

test('who has fifty campaigns that are not over cannot make another', async () => {
  const owner = await newUser(db);
  const first = await host.createCampaign(owner, wanted);
  const data = Array.from({ length: 49 }, (_, i) => ({
    slug: `crowd-${owner}-${i}`,
    name: 'One of many',
    system: 'hex-campaign',
    edition: '1',
    setup: {},
    seedHash: 'ab12',
    createdBy: owner,
  }));
  await db.prisma.campaign.createMany({ data });
  expect(await host.createCampaign(owner, wanted)).toEqual({ ok: false, problem: { code: 'too-many-campaigns' } });
  const others = await newUser(db);
  expect(await host.createCampaign(others, wanted)).toMatchObject({ ok: true });

  const id = first.ok ? first.value.id : '';
  await db.prisma.campaign.update({ where: { id }, data: { status: 'finished' }, select: { id: true } });
  expect(await host.createCampaign(owner, wanted)).toMatchObject({ ok: true });
});

test('nobody is invited to a seat that there is not', async () => {
  const table = await seatedTable(db, host);
  const invited = { role: 'seat', seat: 'amber', expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
  expect(await host.invite(table.campaign, table.owner, invited)).toEqual({
    ok: false,
    problem: { code: 'no-such-seat' },
  });
  expect(await host.invite(table.campaign, table.users.red ?? '', invited)).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
});
