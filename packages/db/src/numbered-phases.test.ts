import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from './testing.ts';

const MIGRATIONS = new URL('../../../prisma/migrations/', import.meta.url);
const NUMBERED = '0007_phases_are_numbered';

const database = await emptyDatabase();
const client = new pg.Client({ connectionString: database.connectionString });
await client.connect();

afterAll(async () => {
  await client.end();
  await database.drop();
});

const applied = async (name: string): Promise<void> => {
  await client.query(await readFile(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'));
};

test('a campaign from before numbered phases goes on: its steps concern everybody, its sheets are current', async () => {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{4}_/.test(name) && name < NUMBERED).sort();
  for (const name of names) await applied(name);
  const [user, war] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ($1, 'red', 'Red')`, [user]);
  await client.query(
    `INSERT INTO campaign (id, slug, name, system, edition, status, setup, seed_hash, seq, next_due, created_by)
      VALUES ($2, 'war', 'War', 'hex-campaign', '1', 'running', '{}', 'ab12', 1, '2026-11-20T12:00:00Z', $1)`,
    [user, war],
  );
  await client.query(
    `INSERT INTO seat (campaign_id, seat, position, name, faction) VALUES ($1, 'red', 0, 'Red', 'north')`,
    [war],
  );
  await client.query(
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at)
      VALUES ($1, 0, 'begin', '{}', '[]', '[]', '{}', 'a', '', 'b', now()),
        ($1, 1, 'order', '{}', '[]', '[]', '{}', 'c', 'b', 'd', now())`,
    [war],
  );
  await client.query(`INSERT INTO draft (campaign_id, seat, step, sheet) VALUES ($1, 'red', 1, '{}')`, [war]);
  await client.query(
    `INSERT INTO sealed (campaign_id, seat, step, sheet, nonce, commitment, committed_for)
      VALUES ($1, 'red', 1, '{}', 'n', 'c', 0)`,
    [war],
  );

  await client.query('BEGIN');
  await applied(NUMBERED);
  await client.query('COMMIT');

  const rows = async (statement: string): Promise<unknown[]> => (await client.query(statement)).rows;
  const due = new Date('2026-11-20T12:00:00Z');
  expect(await rows('SELECT n, opening, concerns, due FROM step ORDER BY n')).toEqual([
    { n: 0, opening: 0, concerns: ['all'], due: null },
    { n: 1, opening: 1, concerns: ['all'], due },
  ]);
  expect(await rows('SELECT opening FROM campaign')).toEqual([{ opening: 1 }]);
  expect(await rows('SELECT opening FROM draft')).toEqual([{ opening: 1 }]);
  expect(await rows('SELECT opening, committed_for FROM sealed')).toEqual([{ opening: 1, committed_for: 0 }]);
});
