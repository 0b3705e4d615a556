import { afterAll, expect, test } from 'vitest';
import { oldDatabase, oldWar } from './testing/old-database.ts';

const OURS = '0079_step_numbers';

const { client, before, apply, close } = await oldDatabase();
afterAll(close);

test('the steps of an older campaign are numbered as each viewer counted them', async () => {
  await before(OURS);
  const war = await oldWar(client);
  await client.query(`INSERT INTO seat (campaign_id, seat, position, name) VALUES ($1, 'red', 0, 'Red')`, [war]);
  await client.query(
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, concerns)
      SELECT $1, n, 'order', '{}', '[]', '[]', '{}', n, '', n, now(), concerns::text[]
      FROM (VALUES (0, '{all}'), (1, '{seat:red}'), (2, '{spectator}'), (3, '{}'), (4, '{all}')) given (n, concerns)`,
    [war],
  );

  await apply(OURS);

  const { rows } = await client.query(
    'SELECT viewer, array_agg(n ORDER BY number) AS steps, max(number) AS last FROM step_number GROUP BY viewer ORDER BY viewer',
  );
  expect(rows).toEqual([
    { viewer: 'referee', steps: [0, 1, 2, 3, 4], last: 4 },
    { viewer: 'seat:red', steps: [0, 1, 4], last: 2 },
    { viewer: 'spectator', steps: [0, 2, 4], last: 2 },
  ]);
});
