import { testDatabase } from '@sealed-orders/db/testing';
import { DEMO_SEATS } from '@sealed-orders/formats/fixtures';
import { openHost } from '@sealed-orders/host';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { sensibleSheet } from './orders.ts';
import { seedCampaign } from './seed-campaign.ts';

const database = await testDatabase();
const { connectionString } = database;
const open = openHost({ connectionString, poolSize: 4 });
const { host } = open;
afterAll(async () => {
  await open.close();
  await database.drop();
});

test('sensible orders are valid, and march', async () => {
  const { campaign } = await seedCampaign({ connectionString });
  for (const seat of DEMO_SEATS.map(seatId)) {
    const seen = await host.viewOf(campaign, { kind: 'seat', seat }, 0);
    const view = hexCampaign.schemas.view.parse(seen?.view);
    const sheet = sensibleSheet(view);
    expect(hexCampaign.sheets.check(view, sheet)).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).not.toContain('guard');
  }
});

test('a seeded campaign has its own accounts and the requested position', async () => {
  const [one, two] = [
    await seedCampaign({ connectionString, seconds: 3600, turns: 1, sealed: ['madder', 'ochre', 'verdigris'] }),
    await seedCampaign({ connectionString, isPublic: false }),
  ];
  expect(one.players.azure.username).not.toBe(two.players.azure.username);
  const head = await host.head(one.campaign);
  expect(head).toMatchObject({ slug: one.slug, n: 1, status: 'running' });
  expect(head?.nextDue).not.toBeNull();
  expect(head?.seats.map(({ sealed }) => sealed)).toEqual([false, true, true, true]);
  expect(await host.head(two.campaign)).toMatchObject({ n: 0, isPublic: false, nextDue: null });
});
