import { testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { GUARD, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { afterAll, expect, test } from 'vitest';
import { type Star, seedStar } from './seed-star.ts';

const database = await testDatabase();
const { connectionString } = database;
const open = openHost({ connectionString, poolSize: 4 });
afterAll(async () => {
  await open.close();
  await database.drop();
});

const seenIn = async ({ campaign }: Star) =>
  nodeCampaign.schemas.view.parse((await open.host.viewOf(campaign, { kind: 'referee' }))?.view);

test('a star war begins in its set-up if day 0 is asked for', async () => {
  const view = await seenIn(await seedStar({ connectionString, day: 0 }));
  expect(view.clock.day).toBe(0);
  expect(view.setUp?.owed).toEqual(['azure', 'madder', 'ochre']);
});

test('on its day the battleforces have rosters, stand next to each other, and nobody lacks points', async () => {
  const view = await seenIn(await seedStar({ connectionString, day: 3 }));
  expect(view.clock.day).toBe(3);
  const own = Object.values(view.forces).filter(({ owner, isHulk }) => owner !== GUARD && !isHulk);
  const placed = own.map(({ name, node, units }) => [name, node, units.length > 0]);
  expect(placed).toEqual(
    expect.arrayContaining([
      ['Sable Column', 'O12', true],
      ['Iron Wake', 'O3', true],
      ['Choir of Ash', 'O2', true],
    ]),
  );
  expect(Object.values(view.purses).map(({ cp }) => cp)).toEqual([14, 14, 14]);
  expect(view.battles).toEqual({});
});

test('madder is attacked as often as is asked for', async () => {
  const view = await seenIn(await seedStar({ connectionString, attackers: ['azure', 'ochre'] }));
  const [battle] = Object.values(view.battles);
  expect(battle?.stack.map(({ owner }) => owner)).toEqual(['madder', 'azure', 'ochre']);
});
