import { testDatabase } from '@sealed-orders/db/testing';
import { createHost, openHost } from '@sealed-orders/host';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { afterAll, expect, test } from 'vitest';
import { copied } from '../copies.ts';
import {
  begunWar,
  FREE_MOVES,
  given,
  type NodeWar,
  playedOn,
  playedTo,
  SEATS,
  thereAndBack,
  viewOf,
  WATCHER,
  withoutPast,
} from './staging.ts';
import { NODES, starChart } from './star-chart.ts';

const database = await testDatabase();
const opened = openHost({ connectionString: database.connectionString, poolSize: 4 });
/** The clock of a war then stands at noon of the next day, its first. */
const began = Date.parse('2025-01-08T12:00:00.000Z');
const AFTER_MIDNIGHT = new Date('2025-01-10T01:00:00.000Z');
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function copyOf(war: NodeWar): Promise<NodeWar> {
  const [id = ''] = await copied(opened, war.id, 1);
  return { ...war, id };
}

test('everybody can go there and back again and again, in a copy too, where all count its steps alike', async () => {
  const war = await begunWar(opened, { settings: FREE_MOVES, began });
  const orders = await Promise.all(SEATS.map(async (seat) => ({ seat, order: thereAndBack(await viewOf(war, seat)) })));
  for (const { seat, order } of orders) expect(await given(war, seat, order), seat).toBe(true);
  const copy = await copyOf(war);
  for (const { seat, order } of [...orders, ...orders]) expect(await given(copy, seat, order), seat).toBe(true);
  const numbers = await Promise.all(
    SEATS.map(async (seat) => (await war.host.head(copy.id, { kind: 'seat', seat }))?.n),
  );
  expect(numbers).toEqual(SEATS.map(() => 2 * SEATS.length));
});

test('a copy of a war whose midnight nobody has noticed has it once it is looked at', async () => {
  const copy = await copyOf(await begunWar(opened, { began }));
  expect((await viewOf(copy, 'referee')).clock.day).toBe(1);
  await opened.db.pool.query('UPDATE campaign SET firm_due = $2 WHERE id = $1', [copy.id, AFTER_MIDNIGHT]);
  await createHost({ db: opened.db, clock: () => AFTER_MIDNIGHT }).runDue();
  expect((await viewOf(copy, 'referee')).clock.day).toBe(2);
});

test('a war is played to as many steps as are wanted', async () => {
  const war = await begunWar(opened, { began });
  await playedTo(war, 80);
  expect((await war.host.lastStep(war.id))?.n).toBe(80);
  expect((await viewOf(war, 'referee')).over).toBeGreaterThan(0);
});

test('a war without its past has the same on its map, and goes on', async () => {
  const war = await begunWar(opened, { began });
  await playedTo(war, 80);
  const young = await withoutPast(opened, war);
  const [then, now] = [await viewOf(war, WATCHER), await viewOf(young, WATCHER)];
  expect(now).toEqual({ ...then, over: 0, ledger: [] });
  expect(then.over).toBeGreaterThan(0);
  await playedOn(young, 5);
  expect((await war.host.head(young.id, { kind: 'seat', seat: WATCHER }))?.n).toBe(5);
});

test('the large star map can be played', () => {
  const map = starChart();
  expect(map.nodes).toHaveLength(NODES);
  expect(nodeCampaign.checkSetup({ map }, SEATS.length)).toEqual([]);
});
