import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { allMigrations } from './migrations.ts';
import { emptyDatabase } from './testing.ts';

const database = await emptyDatabase();
const client = new pg.Client({ connectionString: database.connectionString });
await client.connect();

afterAll(async () => {
  await client.end();
  await database.drop();
});

const OWNER = '00000000-0000-4000-8000-000000000001';
const OURS = '0011_drafts_and_standing_seals';

test('drafts do not begin to count in campaigns that were created without', async () => {
  const migrations = await allMigrations();
  for (const { name, sql } of migrations) if (name < OURS) await client.query(sql);
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ('${OWNER}', 'owner', 'Olga')`);
  await client.query(
    `INSERT INTO campaign (slug, name, system, edition, setup, seed_hash, created_by, status)
      SELECT status, 'War', 'hex-campaign', '1', '{}', 'ab12', '${OWNER}', status::campaign_status
      FROM unnest(ARRAY['lobby', 'running', 'paused']) AS stage (status)`,
  );

  for (const { name, sql } of migrations) if (name === OURS) await client.query(sql);

  const { rows } = await client.query('SELECT slug, drafts_count FROM campaign ORDER BY slug');
  expect(rows).toEqual([
    { slug: 'lobby', drafts_count: true },
    { slug: 'paused', drafts_count: false },
    { slug: 'running', drafts_count: false },
  ]);
});
