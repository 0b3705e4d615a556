import { testDatabase } from '@sealed-orders/db/testing';
import { DEMO_SEATS } from '@sealed-orders/formats/fixtures';
import { openHost } from '@sealed-orders/host';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { demoArmy } from './armies.ts';
import { DEMO_SLUG, loadDemo } from './demo.ts';
import { sensibleSheet } from './orders.ts';
import { seedCampaign } from './seed-campaign.ts';

const database = await testDatabase();
const { connectionString } = database;
const open = openHost({ connectionString, poolSize: 4 });
const { host, db } = open;
afterAll(async () => {
  await open.close();
  await database.drop();
});

const SEATS = DEMO_SEATS.map(seatId);

test('the demo is a running campaign with a history, where two have not sealed yet', async () => {
  const { campaign, slug, logins } = await loadDemo(open);
  expect(slug).toBe(DEMO_SLUG);
  expect(logins.map(({ username }) => username)).toEqual(['azure', 'madder', 'ochre', 'verdigris', 'referee']);
  const head = await host.head(campaign);
  expect(head).toMatchObject({ status: 'running', isPublic: true, n: 3 });
  expect(head?.seats.map(({ seat, sealed }) => [seat, sealed])).toEqual([
    ['azure', false],
    ['madder', false],
    ['ochre', true],
    ['verdigris', true],
  ]);
  expect((await host.steps(campaign, { kind: 'referee' })).map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(await host.verify(campaign)).toEqual([]);
});

interface Detachment {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly points: number }[];
}
const described = ({ name, units }: Detachment) => [name, units.map((unit) => [unit.name, unit.points])] as const;

test('every seat has the detachments of its army lists, with their units and points', async () => {
  const { campaign } = await loadDemo(open);
  for (const demoSeat of DEMO_SEATS) {
    const seen = await host.viewOf(campaign, { kind: 'seat', seat: seatId(demoSeat) }, 0);
    const pieces = Object.values(hexCampaign.schemas.view.parse(seen?.view).pieces);
    const detachments = pieces.filter((piece) => piece.kind === 'detachment');
    expect(Object.fromEntries(detachments.map(described))).toEqual(
      Object.fromEntries(demoArmy(demoSeat).map(described)),
    );
    expect(detachments).toHaveLength(2);
  }
});

test('loading it again changes nothing', async () => {
  const { campaign } = await loadDemo(open);
  const before = { head: await host.head(campaign), users: await db.prisma.user.count() };
  const again = await loadDemo(open);
  expect(again.campaign).toBe(campaign);
  expect({ head: await host.head(campaign), users: await db.prisma.user.count() }).toEqual(before);
});

test('a demo whose loading was interrupted is loaded to its end', async () => {
  const { campaign } = await loadDemo(open);
  // As if the process had died in the middle of the second turn.
  await db.pool.query('DELETE FROM sealed WHERE campaign_id = $1', [campaign]);
  await db.pool.query('DELETE FROM step WHERE campaign_id = $1 AND n > 1', [campaign]);
  await db.pool.query('UPDATE campaign SET seq = 1, opening = 1 WHERE id = $1', [campaign]);
  const fresh = openHost({ connectionString, poolSize: 4 });
  await loadDemo(fresh);
  expect(await fresh.host.head(campaign)).toMatchObject({ n: 3 });
  expect(await fresh.host.verify(campaign)).toEqual([]);
  await fresh.close();
});

test('where somebody else has the demo’s address, the demo takes another, and finds it again', async () => {
  const other = await testDatabase();
  const taken = openHost({ connectionString: other.connectionString, poolSize: 4 });
  const { id: stranger } = await taken.db.prisma.user.create({
    data: { username: 'stranger', displayName: 'Stranger' },
    select: { id: true },
  });
  const seats = ['north', 'south', 'east', 'west'].map((id) => ({ id, name: id }));
  const theirs = await taken.host.createCampaign(stranger, {
    name: 'The salient of somebody else',
    slug: DEMO_SLUG,
    system: 'hex-campaign',
    setup: { preset: 'four-players' },
    seats,
    isPublic: false,
  });
  const { campaign, slug } = await loadDemo(taken);
  expect(slug).toMatch(new RegExp(`^${DEMO_SLUG}-[0-9a-f]{4}$`));
  expect(await taken.host.head(campaign)).toMatchObject({ slug, n: 3, status: 'running' });
  expect(await loadDemo(taken)).toMatchObject({ campaign, slug });
  expect(await taken.host.head(theirs.ok ? theirs.value.id : '')).toMatchObject({ slug: DEMO_SLUG, status: 'lobby' });
  await taken.close();
  await other.drop();
});

test('sensible orders are in order, and march', async () => {
  const { campaign } = await loadDemo(open);
  for (const seat of SEATS) {
    const seen = await host.viewOf(campaign, { kind: 'seat', seat }, 0);
    const view = hexCampaign.schemas.view.parse(seen?.view);
    const sheet = sensibleSheet(view);
    expect(hexCampaign.check(view, sheet)).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).not.toContain('guard');
  }
});

test('a seeded campaign has accounts of its own and stands where it was asked to', async () => {
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
