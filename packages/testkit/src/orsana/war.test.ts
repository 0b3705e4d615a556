import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { createHost, type OpenHost, openHost } from '@sealed-orders/host';
import { seatId } from '@sealed-orders/rules/kernel';
import { nodeCampaign, type Option } from '@sealed-orders/rules/node-campaign';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAYERS } from './players.ts';
import { DAY } from './staging.ts';
import { loadOrsana, ORSANA_SLUG } from './war.ts';

const DECISIONS: readonly Option['type'][] = ['report', 'confirm', 'level'];

describe.each([
  ['in the evening', '2026-11-25T19:30:00.000Z', '2026-11-25'],
  [
    'just after a midnight, when UTC has the day before, and the clocks have been changed during the war',
    '2027-04-04T22:05:00.000Z',
    '2027-04-05',
  ],
])('a war that is loaded %s', (_title, at, date) => {
  const now = new Date(at);
  let database: TestDatabase;
  let open: OpenHost;
  let campaign = '';
  beforeAll(async () => {
    database = await testDatabase();
    open = openHost({ connectionString: database.connectionString, poolSize: 4 });
    ({ campaign } = await loadOrsana(open, now));
  }, 120_000);
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  const viewAs = async (seat: string) =>
    nodeCampaign.schemas.view.parse((await open.host.viewOf(campaign, { kind: 'seat', seat: seatId(seat) }))?.view);

  test('is on its seventeenth day, and its log is in order', async () => {
    expect(await open.host.head(campaign)).toMatchObject({ status: 'running', isPublic: true, slug: ORSANA_SLUG });
    const { clock, ended } = await viewAs('madder');
    expect(clock).toMatchObject({ day: 17, date });
    expect(ended).toBeNull();
    expect(await open.host.verify(campaign)).toEqual([]);
  });

  test('has had battles and a game night, and two battles wait', async () => {
    const { battles, over, posts } = await viewAs('prussian');
    expect(over).toBeGreaterThan(0);
    expect(Object.keys(battles).length).toBeGreaterThanOrEqual(2);
    expect(posts).toHaveLength(1);
    const nights = await open.db.prisma.step.count({ where: { campaignId: campaign, phase: 'game-night' } });
    expect(nights).toBeGreaterThan(PLAYERS.length);
  });

  test.each(PLAYERS)('gives $name something to do: a battle, or an order that can be paid', async ({ id }) => {
    const options = nodeCampaign.options(await viewAs(id));
    const payable = options.filter((option) => option.type === 'command' && option.refusal === null);
    expect([...options.filter(({ type }) => DECISIONS.includes(type)), ...payable]).not.toEqual([]);
  });

  test('has a roster and a name for every battleforce of a player', async () => {
    const { forces } = await viewAs('ochre');
    const own = Object.values(forces).filter(({ owner }) => owner !== '*guard');
    expect(own.length).toBeGreaterThanOrEqual(PLAYERS.length);
    expect(own.filter(({ units }) => units.length === 0)).toEqual([]);
  });

  test('stays as it is when it is loaded again, also after it has gone on', async () => {
    const { host, db } = open;
    const before = await host.head(campaign);
    await loadOrsana(open, now);
    expect(await host.head(campaign)).toEqual(before);

    const later = new Date(now.getTime() + 3 * DAY);
    await createHost({ db, clock: () => later }).runDue();
    const gone = await host.lastStep(campaign);
    await loadOrsana(open, later);
    expect(await host.lastStep(campaign)).toEqual(gone);
    expect(gone).toMatchObject({ round: 20 });
  });
});
