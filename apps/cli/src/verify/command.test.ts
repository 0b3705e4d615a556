import { testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { seedCampaign } from '@sealed-orders/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVerify, verified } from './command.ts';

const database = await testDatabase();
const { connectionString } = database;
let slug = '';
let campaign = '';

beforeAll(async () => {
  ({ slug, campaign } = await seedCampaign({ connectionString, turns: 2 }));
}, 60_000);
afterAll(() => database.drop());

/** The exit code, and the output. */
async function said(asked: string, at = connectionString): Promise<readonly [number, readonly string[]]> {
  const lines: string[] = [];
  const terminal = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line), cwd: '.' };
  return [await verified(at, asked, terminal), lines];
}

test('a valid log is reported with its length', async () => {
  expect(await said(slug)).toEqual([0, [`/c/${slug}: log verified, 3 steps; seed, dice, sheets and states match.`]]);
});

test('an address without a campaign is reported', async () => {
  expect(await said('nowhere')).toEqual([1, ['There is no campaign at /c/nowhere.']]);
});

test.each([
  ['that does not exist', '/of_nobody', 'database "of_nobody" does not exist'],
  ['without our tables', '/postgres', 'does not exist'],
])('a database %s gets one sentence', async (_title, name, why) => {
  const url = new URL(connectionString);
  url.pathname = name;
  const [code, lines] = await said(slug, url.href);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The database cannot be read \(.*\): check DATABASE_URL/);
  expect(lines[0]).toContain(why);
});

test('changes to a log are reported step by step', async () => {
  const { db, close } = openHost({ connectionString, poolSize: 1 });
  await db.pool.query(`UPDATE step SET prev_hash = repeat('0', 64) WHERE campaign_id = $1 AND n = 2`, [campaign]);
  await close();
  expect(await said(slug)).toEqual([
    1,
    [
      `/c/${slug}: 2 findings in 3 steps.`,
      '  step 2: the step does not follow from the previous one',
      '  step 2: the entry does not match its hash',
    ],
  ]);
});

test('without an address it prints its usage', async () => {
  const lines: string[] = [];
  expect(await runVerify([], { out: () => undefined, err: (line) => lines.push(line), cwd: '.' })).toBe(2);
  expect(lines).toEqual([
    'usage: npm run verify -- <the address of a campaign, as in /c/…, an archive file, or --all>',
  ]);
});
