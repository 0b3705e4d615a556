import { afterAll, expect, test } from 'vitest';
import { oldDatabase, oldWar } from './testing/old-database.ts';

const { client, apply, close } = await oldDatabase();
afterAll(close);

test('steps from before states, events and inputs were packed keep all three, and show turn and phase', async () => {
  await apply('0001_init', '0002_drop_seal_count');
  const war = await oldWar(client);
  await client.query(
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at)
      VALUES ($1, 0, 'begin', '{"type":"begin","setup":{"name":"Jäger"}}', '[]', '[]', $2, 'a', '', 'b', now()), ($1, 1, 'phase', '{}', '[]', $3, '{}', 'c', 'b', 'd', now())`,
    [war, '{"name":"Große Jäger","phase":"movement","turn":3}', '[{"type":"marched","trail":["1,0"],"name":"Jäger"}]'],
  );

  await apply('0003_packed_states');

  await apply('0004_packed_events', '0006_packed_inputs');

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
