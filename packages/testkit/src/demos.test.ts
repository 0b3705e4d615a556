import { DEMO_USERNAMES } from '@sealed-orders/auth';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { type OpenHost, openHost } from '@sealed-orders/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedDemo } from './accounts.ts';
import { CORVANE_SLUG, loadCorvane } from './corvane/war.ts';
import { loadVarn, VARN_SLUG } from './demo.ts';
import { loadDemos, loginLines } from './demos.ts';
import { loadOrsana, ORSANA_SLUG } from './orsana/war.ts';

vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let open: OpenHost;
beforeEach(async () => {
  database = await testDatabase();
  open = openHost({ connectionString: database.connectionString, poolSize: 4 });
});
afterEach(async () => {
  await open.close();
  await database.drop();
});

const heads = (demos: readonly LoadedDemo[]) => Promise.all(demos.map(({ campaign }) => open.host.head(campaign)));
const stored = async () => ({
  users: await open.db.prisma.user.count(),
  campaigns: await open.db.prisma.campaign.count(),
  messages: await open.db.prisma.message.count(),
});

test('all campaigns are loaded, and loading them again changes nothing', async () => {
  const demos = await loadDemos(open);
  const before = await heads(demos);
  expect(before).toMatchObject([
    { slug: VARN_SLUG, system: 'hex-campaign', status: 'running', isPublic: true },
    { slug: ORSANA_SLUG, system: 'node-campaign', status: 'running', isPublic: true },
    { slug: CORVANE_SLUG, system: 'sector-campaign', status: 'running', isPublic: true },
  ]);
  // Nobody else can take the names of its accounts.
  const usernames = demos.flatMap(({ logins }) => logins.map(({ username }) => username));
  expect([...new Set(usernames)].toSorted()).toEqual(DEMO_USERNAMES.toSorted());
  const rows = await stored();
  expect(rows.campaigns).toBe(3);

  expect(await loadDemos(open)).toEqual(demos);
  expect(await heads(demos)).toEqual(before);
  expect(await stored()).toEqual(rows);
});

test.each([
  ['hex', loadVarn],
  ['node', loadOrsana],
  ['sector', loadCorvane],
])('a %s campaign that is there stays as it is when the others are loaded', async (_game, loadOther) => {
  const other = await loadOther(open);
  const [before] = await heads([other]);
  const demos = await loadDemos(open);
  expect(demos).toContainEqual(other);
  expect(await heads([other])).toEqual([before]);
  expect((await heads(demos)).map((head) => head?.status)).toEqual(['running', 'running', 'running']);
});

const VARN: LoadedDemo = {
  campaign: 'a',
  name: 'The Varn Salient',
  slug: 'varn-salient',
  logins: [
    { username: 'azure', plays: 'Azure League' },
    { username: 'referee', plays: null },
  ],
};

test('what is printed names each campaign, who plays which seat in it, and the password', () => {
  const orsana = {
    ...VARN,
    name: 'Orsana Reach',
    slug: 'orsana-reach',
    logins: [{ username: 'plum', plays: 'Tallow Watch' }],
  };
  expect(loginLines([VARN, orsana])).toEqual([
    'The Varn Salient at /c/varn-salient: azure (Azure League), referee',
    'Orsana Reach at /c/orsana-reach: plum (Tallow Watch)',
    'Every password is sealed-orders',
  ]);
});
