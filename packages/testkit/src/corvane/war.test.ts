import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { createHost, type OpenHost, openHost } from '@sealed-orders/host';
import { seatId } from '@sealed-orders/rules/kernel';
import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CORVANE_SLUG, loadCorvane } from './war.ts';

const now = new Date('2026-11-25T19:30:00.000Z');
const HOUR = 3_600_000;
let database: TestDatabase;
let open: OpenHost;
let campaign = '';
beforeAll(async () => {
  database = await testDatabase();
  open = openHost({ connectionString: database.connectionString, poolSize: 4 });
  ({ campaign } = await loadCorvane(open, now));
}, 120_000);
afterAll(async () => {
  await open.close();
  await database.drop();
});

const viewAs = async (seat: string) =>
  sectorCampaign.schemas.view.parse((await open.host.viewOf(campaign, { kind: 'seat', seat: seatId(seat) }))?.view);

test('the moves of its third turn are open, its log is in order, and there is time to declare', async () => {
  const head = await open.host.head(campaign);
  expect(head).toMatchObject({ status: 'running', isPublic: true, slug: CORVANE_SLUG });
  expect(head?.summary).toMatchObject({ round: 3, phase: 'moves' });
  expect(Date.parse(head?.nextDue ?? '')).toBeGreaterThan(now.getTime() + 24 * HOUR);
  expect(await open.host.verify(campaign)).toEqual([]);
});

test('one side can declare a move now, and the other can queue moves', async () => {
  const [west, east] = [await viewAs('west'), await viewAs('east')];
  const asked = west.board.asked.map(({ side }) => side);
  expect(asked).toHaveLength(1);
  for (const view of [west, east]) {
    const types = sectorCampaign.options(view).map(({ type }) => type);
    expect(types).toContain('queue');
    if (view.side !== null && asked.includes(view.side)) expect(types).toContain('move');
  }
});

test('there have been battles, and both sides know something of each other', async () => {
  const { board, desks } = await viewAs('west');
  expect(board.past.length).toBeGreaterThan(0);
  expect(Object.keys(desks.west?.dossiers ?? {})).not.toEqual([]);
});

test('it stays as it is when it is loaded again, also after it has gone on', async () => {
  const before = await open.host.head(campaign);
  await loadCorvane(open, now);
  expect(await open.host.head(campaign)).toEqual(before);
  const later = new Date(now.getTime() + 72 * HOUR);
  await createHost({ db: open.db, clock: () => later }).runDue();
  const gone = await open.host.lastStep(campaign);
  await loadCorvane(open, later);
  expect(await open.host.lastStep(campaign)).toEqual(gone);
});
