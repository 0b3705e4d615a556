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

test('steps from before states, events and inputs were packed keep all three, and show turn and phase', async () => {
  await applied('0001_init');
  await applied('0002_drop_seal_count');
  const [user, war] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await client.query(`INSERT INTO "user" (id, username, display_name) VALUES ($1, 'red', 'Red')`, [user]);
  await client.query(
    `INSERT INTO campaign (id, slug, name, system, edition, setup, seed_hash, created_by)
      VALUES ($2, 'war', 'War', 'hex-campaign', '1', '{}', 'ab12', $1)`,
    [user, war],
  );
  await client.query(
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at)
      VALUES ($1, 0, 'begin', '{"type":"begin","setup":{"name":"Jäger"}}', '[]', '[]', $2, 'a', '', 'b', now()), ($1, 1, 'phase', '{}', '[]', $3, '{}', 'c', 'b', 'd', now())`,
    [war, '{"name":"Große Jäger","phase":"movement","turn":3}', '[{"type":"marched","trail":["1,0"],"name":"Jäger"}]'],
  );

  await applied('0003_packed_states');

  await applied('0004_packed_events');
  await applied('0006_packed_inputs');

  const { rows } = await client.query(
    `SELECT n, turn, phase, convert_from(state, 'UTF8') AS state, convert_from(events, 'UTF8') AS events,
        convert_from(input, 'UTF8') AS input
      FROM step ORDER BY n`,
  );
  expect(rows.map(({ n, turn, phase }) => [n, turn, phase])).toEqual([
    [0, 3, 'movement'],
    [1, null, null],
  ]);
  expect(rows.map(({ state }) => JSON.parse(state))).toEqual([{ name: 'Große Jäger', phase: 'movement', turn: 3 }, {}]);
  expect(rows.map(({ events }) => JSON.parse(events))).toEqual([
    [],
    [{ type: 'marched', trail: ['1,0'], name: 'Jäger' }],
  ]);
  expect(rows.map(({ input }) => JSON.parse(input))).toEqual([{ type: 'begin', setup: { name: 'Jäger' } }, {}]);
});
