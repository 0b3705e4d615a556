import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { createHost } from '../host.ts';
import { runningTable, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const START = Date.parse('2026-11-20T12:00:00.000Z');
const host = createHost({ db, rulesets: () => tally, clock: () => new Date(START) });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const STEPS = 300;

/** A campaign whose clock has ticked each second for a while. */
async function longWar(): Promise<string> {
  const { campaign } = await runningTable(db, host, { settings: { tick: 1 } });
  const end = new Date(START + STEPS * 1000);
  // A run may end while something is still due: the scheduler looks again then.
  let nextDue: Date | null = new Date(START);
  while (nextDue !== null && nextDue <= end) ({ nextDue } = await host.runDue(end));
  return campaign;
}

test('a long log is read in batches, so that verifying it takes no more memory than a short one', async () => {
  const campaign = await longWar();
  const asked = vi.spyOn(db.pool, 'query');
  expect(await host.verified(campaign)).toEqual({ steps: STEPS + 1, problems: [] });
  const answers = await Promise.all(asked.mock.results.map(({ value }) => Promise.resolve(value)));
  asked.mockRestore();
  const rows = answers.map((answer) => answer.rows.length);
  expect(Math.max(...rows)).toBeLessThanOrEqual(32);
  expect(rows.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(STEPS);
});

test('a finding after the first batch has the number of its step, and a missing step ends the replay', async () => {
  const campaign = await longWar();
  await db.pool.query(`UPDATE step SET prev_hash = repeat('0', 64) WHERE campaign_id = $1 AND n = 200`, [campaign]);
  expect(await host.verified(campaign)).toEqual({
    steps: STEPS + 1,
    problems: [
      { n: 200, code: 'chain' },
      { n: 200, code: 'hash' },
    ],
  });
  await db.pool.query('DELETE FROM step WHERE campaign_id = $1 AND n = 100', [campaign]);
  expect(await host.verified(campaign)).toEqual({ steps: STEPS, problems: [{ n: 100, code: 'step-missing' }] });
});
