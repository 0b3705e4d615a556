import { afterAll, expect, test } from 'vitest';
import { oldDatabase } from './testing/old-database.ts';

const { client, before, apply, close } = await oldDatabase();
afterAll(close);

const [OWNER, REFEREE, WATCHER] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
];
const WAR = '00000000-0000-4000-8000-00000000000a';
const OURS = '0009_doors_and_sessions';

test('the owner answers for older invitations, and older referees are recorded without a beginning', async () => {
  await before(OURS);
  await client.query(
    `INSERT INTO "user" (id, username, display_name)
      VALUES ('${OWNER}', 'owner', 'Olga'), ('${REFEREE}', 'referee', 'Rita'), ('${WATCHER}', 'watcher', 'Will')`,
  );
  await client.query(
    `INSERT INTO campaign (id, slug, name, system, edition, setup, seed_hash, created_by)
      VALUES ('${WAR}', 'war', 'War', 'hex-campaign', '1', '{}', 'ab12', '${OWNER}')`,
  );
  await client.query(
    `INSERT INTO member (campaign_id, user_id, role)
      VALUES ('${WAR}', '${OWNER}', 'owner'), ('${WAR}', '${REFEREE}', 'referee'), ('${WAR}', '${WATCHER}', 'spectator')`,
  );
  await client.query(
    `INSERT INTO invitation (campaign_id, code, role, expires_at, uses_left)
      VALUES ('${WAR}', 'older-code', 'referee', now() + interval '1 day', 3)`,
  );

  await apply(OURS);

  const invitations = await client.query('SELECT code, created_by, uses_left, revoked_at FROM invitation');
  expect(invitations.rows).toEqual([{ code: 'older-code', created_by: OWNER, uses_left: 3, revoked_at: null }]);
  const terms = await client.query('SELECT user_id, name, began_at, ended_at FROM referee_term');
  expect(terms.rows).toEqual([{ user_id: REFEREE, name: 'Rita', began_at: null, ended_at: null }]);
});
