import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { RED, runningTable, seatedTable, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const DONE = { ok: true, value: { done: true } };
const PUBLIC = { isPublic: true, isListed: true };
const UNLISTED = { isPublic: true, isListed: false };
const PRIVATE = { isPublic: false, isListed: false };

const isOnLists = async ({ campaign }: Table): Promise<readonly boolean[]> => {
  const lists = [await host.publicCampaigns(), (await host.publicWars({ group: null, page: 1 })).wars];
  return lists.map((list) => list.some(({ id }) => id === campaign));
};

test('an unlisted campaign is on no list, and everybody with its address may read it', async () => {
  const table = await runningTable(db, host, UNLISTED);
  expect(await isOnLists(table)).toEqual([false, false]);
  expect(await host.membership(table.campaign, null)).toMatchObject({ viewer: { kind: 'spectator' } });
  expect(await host.head(table.campaign)).toMatchObject(UNLISTED);
  expect(await host.lobby(table.campaign, { kind: 'spectator' })).toMatchObject(UNLISTED);
});

test('the owner decides who may read a campaign at any time, and everybody in it can read that', async () => {
  const table = await runningTable(db, host, UNLISTED);
  const { campaign, owner, slug } = table;
  const refused = { ok: false, problem: { code: 'not-owner' } };
  expect(await host.setVisibility(campaign, table.users[RED] ?? '', PUBLIC)).toEqual(refused);
  expect(await host.setVisibility(campaign, owner, PUBLIC)).toEqual(DONE);
  expect(await isOnLists(table)).toEqual([true, true]);
  expect(await host.setVisibility(campaign, owner, PRIVATE)).toEqual(DONE);
  expect(await isOnLists(table)).toEqual([false, false]);
  expect(await host.membership(campaign, null)).toBeNull();
  expect(await host.membership(campaign, table.users[RED] ?? '')).toMatchObject({ seat: RED });
  expect(await host.setVisibility(campaign, owner, UNLISTED)).toEqual(DONE);
  expect(await host.setVisibility(campaign, owner, UNLISTED)).toEqual(DONE);
  expect(await host.head(campaign)).toMatchObject({ ...UNLISTED, slug });
  expect(await host.deskLog(campaign, { kind: 'seat', seat: RED })).toMatchObject([
    { deed: 'make-unlisted', by: 'owner', reason: '' },
    { deed: 'make-private' },
    { deed: 'make-public' },
  ]);
});

test('a members-only campaign is on no list, whatever else is asked for', async () => {
  const table = await seatedTable(db, host, PUBLIC);
  expect(await host.setVisibility(table.campaign, table.owner, { isPublic: false, isListed: true })).toEqual(DONE);
  expect(await host.head(table.campaign)).toMatchObject(PRIVATE);
});

test('a copy of a campaign stays members-only', async () => {
  const original = await runningTable(db, host, PUBLIC);
  const copy = await seatedTable(db, host);
  await db.pool.query('UPDATE campaign SET copied_from = $2 WHERE id = $1', [copy.campaign, original.campaign]);
  const refused = { ok: false, problem: { code: 'copy-stays-private' } };
  for (const wanted of [PUBLIC, UNLISTED])
    expect(await host.setVisibility(copy.campaign, copy.owner, wanted)).toEqual(refused);
  expect(await host.setVisibility(copy.campaign, copy.owner, PRIVATE)).toEqual(DONE);
});

test('a copy names its original only if everybody can find that on the lists', async () => {
  for (const [visibility, name] of [
    [PUBLIC, 'A game of tally'],
    [UNLISTED, null],
    [PRIVATE, null],
  ] as const) {
    const table = await runningTable(db, host, visibility);
    const reason = { text: 'What if?', isKept: false };
    const made = await host.branch(table.campaign, table.owner, { opening: 0, name: 'What if', reason });
    const copy = made.ok ? made.value.id : '';
    expect((await host.head(copy, { kind: 'spectator' }))?.copyOf).toMatchObject({ name });
    expect((await host.head(copy, { kind: 'referee' }))?.copyOf).toMatchObject({ name: 'A game of tally' });
  }
});
