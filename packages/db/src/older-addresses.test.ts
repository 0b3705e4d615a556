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
const OURS = '0075_private_addresses';

test('campaigns that are on no list get an address that nobody can guess, and keep the former one', async () => {
  const migrations = await allMigrations();
  for (const { name, sql } of migrations) if (name < OURS) await client.query(sql);
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ('${OWNER}', 'owner', 'Olga')`);
  for (const [slug, isPublic, isListed] of [
    ['closed', false, false],
    ['unlisted', true, false],
    ['listed', true, true],
    ['kept-0123456789abcdef', false, false],
  ])
    await client.query(
      `INSERT INTO campaign (slug, name, system, edition, setup, seed_hash, created_by, public, listed)
        VALUES ($1, 'War', 'hex-campaign', '1', '{}', 'ab12', '${OWNER}', $2, $3)`,
      [slug, isPublic, isListed],
    );
  for (const { name, sql } of migrations) if (name === OURS) await client.query(sql);
  const { rows } = await client.query('SELECT slug, former_slug AS former FROM campaign ORDER BY slug');
  expect(rows).toEqual([
    { slug: expect.stringMatching(/^closed-[0-9a-f]{16}$/), former: 'closed' },
    { slug: 'kept-0123456789abcdef', former: null },
    { slug: 'listed', former: null },
    { slug: expect.stringMatching(/^unlisted-[0-9a-f]{16}$/), former: 'unlisted' },
  ]);
});
