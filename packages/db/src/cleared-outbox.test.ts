import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from './testing.ts';

const database = await emptyDatabase();
const client = new pg.Client({ connectionString: database.connectionString });
await client.connect();

afterAll(async () => {
  await client.end();
  await database.drop();
});

const applied = async (name: string): Promise<void> => {
  await client.query(
    await readFile(new URL(`../../../prisma/migrations/${name}/migration.sql`, import.meta.url), 'utf8'),
  );
};

test('messages handed over before the mark for it was removed are not handed over again', async () => {
  await applied('0001_init');
  const [user, war] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ($1, 'red', 'Red')`, [user]);
  await client.query(
    `INSERT INTO campaign (id, slug, name, system, edition, setup, seed_hash, created_by)
      VALUES ($2, 'war', 'War', 'hex-campaign', '1', '{}', 'ab12', $1)`,
    [user, war],
  );
  await client.query(
    `INSERT INTO outbox (campaign_id, kind, payload, sent_at)
      VALUES ($1, 'step', '{"n":0}', now()), ($1, 'step', '{"n":1}', NULL)`,
    [war],
  );

  await applied('0008_outbox_cleared');

  expect((await client.query('SELECT payload FROM outbox')).rows).toEqual([{ payload: { n: 1 } }]);
});
