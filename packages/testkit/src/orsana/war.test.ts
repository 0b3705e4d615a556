import { testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { seatId } from '@sealed-orders/rules/kernel';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAYERS } from './players.ts';
import { loadOrsana, ORSANA_SLUG } from './war.ts';

const database = await testDatabase();
const open = openHost({ connectionString: database.connectionString, poolSize: 4 });
const { host } = open;
let campaign = '';
beforeAll(async () => {
  const { slug } = await loadOrsana(open, 'sealed-orders');
  campaign = (await host.bySlug(slug))?.id ?? '';
}, 120_000);
afterAll(async () => {
  await open.close();
  await database.drop();
});

const viewAs = async (seat: string) =>
  nodeCampaign.schemas.view.parse((await host.viewOf(campaign, { kind: 'seat', seat: seatId(seat) }))?.view);

test('the war is on its seventeenth day, with battles that wait, and its log is in order', async () => {
  expect(await host.head(campaign)).toMatchObject({ status: 'running', isPublic: true, slug: ORSANA_SLUG });
  const view = await viewAs('madder');
  expect(view.clock.day).toBe(17);
  expect(Object.keys(view.battles).length).toBeGreaterThanOrEqual(2);
  expect(view.past.length).toBeGreaterThan(0);
  expect(view.ended).toBeNull();
  expect((await viewAs('prussian')).posts).toHaveLength(1);
  expect(await host.verify(campaign)).toEqual([]);
});

test('every player has something to do: a battle, or an order that they can pay', async () => {
  for (const { id } of PLAYERS) {
    const options = nodeCampaign.options(await viewAs(id));
    const has = options.some(
      (option) =>
        ['report', 'confirm', 'level'].includes(option.type) || (option.type === 'command' && option.refusal === null),
    );
    expect(has, id).toBe(true);
  }
});

test('all battleforces have rosters and names of their own', async () => {
  const { forces } = await viewAs('ochre');
  const own = Object.values(forces).filter(({ owner }) => owner !== '*guard');
  expect(own.length).toBeGreaterThanOrEqual(PLAYERS.length);
  expect(own.filter(({ units }) => units.length === 0)).toEqual([]);
});

test('loading it again changes nothing', async () => {
  const before = await host.head(campaign);
  await loadOrsana(open, 'sealed-orders');
  expect(await host.head(campaign)).toEqual(before);
});
