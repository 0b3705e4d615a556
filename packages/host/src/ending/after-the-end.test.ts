import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber, seatedTable, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

/** A war of two rounds that its owner ended. */
async function ended(isListed = false): Promise<Table> {
  const table = await runningTable(db, host, { isListed });
  for (const opening of [0, 1]) {
    await sealNumber(host, table, RED, opening, 4);
    await sealNumber(host, table, BLUE, opening, 2);
    await host.runDue();
  }
  expect(await host.endWar(table.campaign, table.owner, 'Enough.')).toMatchObject({ ok: true });
  return table;
}

const of = ({ users }: Table, seat: string): string => users[seat] ?? '';

test('a finished war is summed up in numbers, with the score at the end of each round', async () => {
  const { campaign } = await ended();
  const story = await host.story(campaign);
  expect(story).toMatchObject({ steps: 4, dice: 6, topics: 2 });
  expect(story?.history.map(({ round }) => round)).toEqual([1, 2, 3]);
  const red = story?.history.map(({ scores }) => scores.find(({ seat }) => seat === RED)?.score ?? 0) ?? [];
  expect(red.every((score) => score > 0)).toBe(true);
  expect(red).toEqual(red.toSorted((a, b) => a - b));
});

test('the score of a round counts what the step that closed it brought', async () => {
  const { campaign } = await ended();
  const referee: Viewer = { kind: 'referee' };
  const ends = await Promise.all([1, 2, 3].map(async (n) => (await host.viewOf(campaign, referee, n))?.standings));
  const scores = ends.map((standings) => standings?.map(({ seat, score }) => ({ seat, score })));
  expect((await host.scores(campaign, referee)).map((round) => round.scores)).toEqual(scores);
  expect((await host.story(campaign))?.history.map((round) => round.scores)).toEqual(scores);
});

test('while it lasts, each viewer sees the scores that they may know', async () => {
  const table = await runningTable(db, host);
  for (const [seat, add] of [
    [RED, 4],
    [BLUE, 2],
  ] as const)
    await sealNumber(host, table, seat, 0, add);
  await host.runDue();
  const known = async (viewer: Viewer) =>
    (await host.scores(table.campaign, viewer)).map(({ round, scores }) => [
      round,
      scores.filter(({ score }) => score !== null).map(({ seat }) => seat),
    ]);
  expect(await known({ kind: 'referee' })).toEqual([
    [1, [RED, BLUE]],
    [2, [RED, BLUE]],
  ]);
  expect(await known({ kind: 'seat', seat: BLUE })).toEqual([
    [1, [BLUE]],
    [2, [BLUE]],
  ]);
  expect(await known({ kind: 'spectator' })).toEqual([
    [1, []],
    [2, []],
  ]);
});

test('a running war has no statistics, no archive and no views of others', async () => {
  const { campaign } = await runningTable(db, host);
  expect(await host.story(campaign)).toBeNull();
  expect(await host.openView(campaign, { kind: 'referee' }, 0)).toBeNull();
  expect(await host.exported(campaign)).toBeNull();
});

test('only the owner can archive a war, and only a finished one', async () => {
  const table = await runningTable(db, host);
  const { campaign, owner } = table;
  expect(await host.setArchived(campaign, owner, true)).toEqual({ ok: false, problem: { code: 'not-over' } });
  await host.endWar(campaign, owner, 'Enough.');
  expect(await host.setArchived(campaign, of(table, RED), true)).toEqual({ ok: false, problem: { code: 'not-owner' } });
  expect(await host.head(campaign)).toMatchObject({ isArchived: false });
});

test('an archived campaign is not in the public list, is still public, and cannot be written in', async () => {
  const table = await ended(true);
  const { campaign, owner } = table;
  const listed = async () => (await host.publicCampaigns()).some(({ id }) => id === campaign);
  const message = { with: [BLUE], text: 'Well played.', userId: of(table, RED) };
  expect(await listed()).toBe(true);
  expect(await host.write(campaign, RED, message)).toMatchObject({ ok: true });

  expect(await host.setArchived(campaign, owner, true)).toMatchObject({ ok: true });
  expect(await listed()).toBe(false);
  expect(await host.mine(owner)).toMatchObject([{ id: campaign, isArchived: true }]);
  expect(await host.membership(campaign, null)).toMatchObject({ viewer: { kind: 'spectator' } });
  expect(await host.write(campaign, RED, message)).toEqual({ ok: false, problem: { code: 'archived' } });
  expect(await host.conversations(campaign, RED)).toMatchObject({ conversations: [{ mayWrite: false }] });
  const story = { topic: 'turn-2', title: 'Ours', text: 'We won.', captions: [], userId: of(table, RED) };
  expect(await host.saveWriteUp(campaign, RED, story)).toEqual({ ok: false, problem: { code: 'archived' } });

  expect(await host.setArchived(campaign, owner, false)).toMatchObject({ ok: true });
  expect(await listed()).toBe(true);
  expect(await host.write(campaign, RED, message)).toMatchObject({ ok: true });
  expect(await host.saveWriteUp(campaign, RED, story)).toMatchObject({ ok: true });
});

test('an archived campaign takes no proposed times or pictures, and the refusal says why', async () => {
  const table = await ended();
  const { campaign, owner } = table;
  const [topic, userId] = ['turn-2', of(table, RED)];
  expect(await host.pictureRefusal(campaign, RED, { topic, userId })).toBeNull();
  await host.setArchived(campaign, owner, true);
  const archived = { ok: false, problem: { code: 'archived' } };
  const time = { topic, userId, startsAt: new Date(Date.now() + 3_600_000).toISOString() };
  expect(await host.proposeMeeting(campaign, RED, { ...time, zone: 'Europe/Berlin' })).toEqual(archived);
  expect(await host.agreeMeeting(campaign, RED, { ...time, n: 1 })).toEqual(archived);
  expect(await host.withdrawMeeting(campaign, RED, { ...time, n: 1 })).toEqual(archived);
  expect(await host.pictureRefusal(campaign, RED, { topic, userId })).toEqual({ code: 'archived' });
  const sizes = { width: 1, height: 1, full: new Uint8Array([1]), small: new Uint8Array([1]) };
  expect(await host.addPicture(campaign, RED, { topic, userId, caption: '', ...sizes })).toEqual(archived);
});

/** How many rows of any table still belong to the campaign. */
async function rowsOf(campaign: string): Promise<number> {
  const { rows: tables } = await db.pool.query(
    `SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'campaign_id' AND table_schema = 'public'`,
  );
  let sum = 0;
  for (const { name } of tables) {
    const { rows } = await db.pool.query(`SELECT count(*)::int AS n FROM "${name}" WHERE campaign_id = $1`, [campaign]);
    sum += rows[0].n;
  }
  return sum;
}

test('an owner who types its name deletes a campaign completely, and the others find a notice', async () => {
  const table = await ended();
  const { campaign, owner } = table;
  await host.write(campaign, RED, { with: [BLUE], text: 'Well played.', userId: of(table, RED) });
  expect(await rowsOf(campaign)).toBeGreaterThan(5);
  const changes: Change[] = [];
  host.subscribe((change) => changes.push(change));

  expect(await host.deleteCampaign(campaign, owner, ' A game of tally ')).toEqual({ ok: true, value: { done: true } });

  expect(await rowsOf(campaign)).toBe(0);
  expect(await host.head(campaign)).toBeNull();
  expect(await host.membership(campaign, owner)).toBeNull();
  expect(await host.mine(of(table, RED))).toEqual([]);
  expect(changes).toContainEqual({ what: 'lobby', campaign, n: 0 });
  expect(await host.deletionNotices(owner)).toEqual([]);
  const [notice] = await host.deletionNotices(of(table, RED));
  expect(notice).toMatchObject({ campaign: 'A game of tally', deletedBy: 'owner' });
  await host.readDeletionNotice(of(table, BLUE), notice?.id ?? '');
  expect(await host.deletionNotices(of(table, RED))).toHaveLength(1);
  await host.readDeletionNotice(of(table, RED), notice?.id ?? '');
  expect(await host.deletionNotices(of(table, RED))).toEqual([]);
});

test.each([
  ['a lobby', () => seatedTable(db, host)],
  ['a running war', () => runningTable(db, host)],
])('%s can be deleted too', async (_title, made) => {
  const { campaign, owner } = await made();
  expect(await host.deleteCampaign(campaign, owner, 'A game of tally')).toMatchObject({ ok: true });
  expect(await rowsOf(campaign)).toBe(0);
});

test('a wrong name or another user deletes nothing', async () => {
  const table = await ended();
  const { campaign, owner } = table;
  const before = await rowsOf(campaign);
  expect(await host.deleteCampaign(campaign, owner, 'A game')).toEqual({ ok: false, problem: { code: 'wrong-name' } });
  for (const who of [of(table, RED), await newUser(db)])
    expect(await host.deleteCampaign(campaign, who, 'A game of tally')).toEqual({
      ok: false,
      problem: { code: 'not-owner' },
    });
  expect(await rowsOf(campaign)).toBe(before);
});
