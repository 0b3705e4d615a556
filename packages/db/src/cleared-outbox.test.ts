import { afterAll, expect, test } from 'vitest';
import { oldDatabase, oldWar } from './testing/old-database.ts';

const { client, apply, close } = await oldDatabase();
afterAll(close);

test('messages handed over before the mark for it was removed are not handed over again', async () => {
  await apply('0001_init');
  const war = await oldWar(client);
  await client.query(
    `INSERT INTO outbox (campaign_id, kind, payload, sent_at)
      VALUES ($1, 'step', '{"n":0}', now()), ($1, 'step', '{"n":1}', NULL)`,
    [war],
  );

  await apply('0008_outbox_cleared');

  expect((await client.query('SELECT payload FROM outbox')).rows).toEqual([{ payload: { n: 1 } }]);
});
