import { afterAll, expect, test } from 'vitest';
import { oldDatabase, oldWar } from './testing/old-database.ts';

const NUMBERED = '0007_phases_are_numbered';

const { client, before, apply, close } = await oldDatabase();
afterAll(close);

test('a campaign from before numbered phases goes on: its steps concern everybody, its sheets are current', async () => {
  await before(NUMBERED);
  const war = await oldWar(client);
  await client.query("UPDATE campaign SET status = 'running', seq = 1, next_due = '2026-11-20T12:00:00Z'");
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
  await apply(NUMBERED);
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
