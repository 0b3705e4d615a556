import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, loggedInput, nonce, RED, runningTable, sealNumber, tally } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

test('a sheet counts as it was committed, whatever happens to its row; other processes read it there', async () => {
  const other = createHost({ db, rulesets: () => tally });
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  await db.pool.query(`UPDATE sealed SET sheet = '{"add":9}' WHERE campaign_id = $1 AND seat = 'red'`, [
    table.campaign,
  ]);
  expect((await host.runDue()).ran).toHaveLength(1);
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({ sheets: { red: { add: 3 }, blue: { add: 5 } } });
  await sealNumber(host, table, RED, 1, 4);
  await sealNumber(host, table, RED, 1, 6);
  await sealNumber(other, table, BLUE, 1, 7);
  expect((await host.runDue()).ran).toHaveLength(1);
  expect(await loggedInput(db, table.campaign, 2)).toMatchObject({ sheets: { red: { add: 6 }, blue: { add: 7 } } });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a sheet counts as it was when it was sealed, whatever its maker does with it afterwards', async () => {
  const table = await runningTable(db, host);
  const given = { add: 3 };
  const userId = table.users[RED] ?? '';
  await host.seal(table.campaign, RED, { opening: 0, sheet: given, nonce: nonce('a'), userId });
  given.add = 9;
  await sealNumber(host, table, BLUE, 0, 5);
  expect((await host.runDue()).ran).toHaveLength(1);
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({ sheets: { red: { add: 3 } } });
  expect(await host.verify(table.campaign)).toEqual([]);
});
