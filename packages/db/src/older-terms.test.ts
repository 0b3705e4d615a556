import { afterAll, expect, test } from 'vitest';
import { oldDatabase } from './testing/old-database.ts';

const { client, before, apply, close } = await oldDatabase();
afterAll(close);

const OWNER = '00000000-0000-4000-8000-000000000001';
const OURS = '0011_drafts_and_standing_seals';

test('drafts do not begin to count in campaigns that were created without', async () => {
  await before(OURS);
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ('${OWNER}', 'owner', 'Olga')`);
  await client.query(
    `INSERT INTO campaign (slug, name, system, edition, setup, seed_hash, created_by, status)
      SELECT status, 'War', 'hex-campaign', '1', '{}', 'ab12', '${OWNER}', status::campaign_status
      FROM unnest(ARRAY['lobby', 'running', 'paused']) AS stage (status)`,
  );

  await apply(OURS);

  const { rows } = await client.query('SELECT slug, drafts_count FROM campaign ORDER BY slug');
  expect(rows).toEqual([
    { slug: 'lobby', drafts_count: true },
    { slug: 'paused', drafts_count: false },
    { slug: 'running', drafts_count: false },
  ]);
});
