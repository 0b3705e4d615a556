import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { newUser } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 2 });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const wanted = {
  name: 'A Game',
  system: 'tally',
  setup: { preset: 'free' },
  seats: [{ id: 'red', name: 'Red' }],
  isPublic: false,
} as const;

test('a game that the site does not offer cannot be created there', async () => {
  const host = createHost({ db, offers: (system) => system !== 'tally' });
  expect(await host.createCampaign(await newUser(db), wanted)).toMatchObject({
    ok: false,
    problem: { code: 'not-understood', rejections: [{ path: ['system'] }] },
  });
});

test('any game with rules can be created unless the site says otherwise', async () => {
  expect(await createHost({ db }).createCampaign(await newUser(db), wanted)).toMatchObject({ ok: true });
});
