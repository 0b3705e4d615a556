import { BLUE, RED, runningTable, sealNumber, type Table } from '@sealed-orders/host/testing';
import { afterAll, expect, test } from 'vitest';
import { startProcesses } from './testing/processes.ts';
import { testSite } from './testing/site.ts';

/** Plays, and answers nobody. */
const site = await testSite();
const { db, host, connectionString } = site;
const processes = await startProcesses(1, connectionString);
afterAll(async () => {
  await processes.kill();
  await site.close();
});

/** Processes start, on a machine that may do other things too; ms. */
const PATIENCE = 120_000;

/** Resolves when the database has this time. */
const untilDue = ({ campaign }: Table) =>
  db.pool.query(
    `SELECT pg_sleep(greatest(0, extract(epoch FROM next_due - clock_timestamp()))) FROM campaign WHERE id = $1`,
    [campaign],
  );

/** Makes a step of a campaign for which everyone has sealed, so that the scheduler looks. Resolves when it has. */
async function schedulerLooks(): Promise<void> {
  const ears = await db.pool.connect();
  await ears.query('LISTEN sealed_orders');
  const table = await runningTable(db, host);
  const made = new Promise<void>((resolve) => {
    ears.on('notification', ({ payload = '' }) => {
      if (payload.includes(table.campaign) && payload.includes('"step","n":1')) resolve();
    });
  });
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await made;
  ears.release(true);
}

test('a deadline that passes after all web processes were killed moves when one is back', {
  timeout: PATIENCE,
}, async () => {
  const war = await runningTable(db, host, { seconds: 60 });
  await processes.killWeb();
  // An hour passes until the deadline.
  await db.pool.query(`UPDATE site_heartbeat SET served_at = served_at - interval '1 hour'`);
  await db.pool.query(
    `UPDATE campaign SET next_due = now() + interval '1 second',
      due_shift = round(extract(epoch FROM now() + interval '1 second' - next_due) * 1000) WHERE id = $1`,
    [war.campaign],
  );
  await untilDue(war);
  await schedulerLooks();
  expect(await host.head(war.campaign)).toMatchObject({ n: 0, status: 'running' });

  await processes.startWeb();
  const head = await host.head(war.campaign);
  expect(Date.parse(head?.nextDue ?? '') - db.now().getTime()).toBeGreaterThan(50 * 60_000);
  expect(await host.deskLog(war.campaign, { kind: 'spectator' })).toMatchObject([{ deed: 'extend', by: null }]);
  expect(await sealNumber(host, war, RED, 0, 1)).toMatchObject({ ok: true });
});
