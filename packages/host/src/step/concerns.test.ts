import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type DueEntry, type SeatId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost, type Host } from '../host.ts';
import { BECAUSE, BLUE, GREEN, newNonce, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const later = (seconds: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000);
let now = later(0);
const hostOf = (ruleset: typeof tally): Host => createHost({ db, clock: () => now, rulesets: () => ruleset });
const host = hostOf(tally);

beforeEach(async () => {
  now = later(0);
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const after = (at: string, seconds: number): readonly DueEntry[] => [
  { id: 'turn', due: { kind: 'after', after: at, seconds }, isFirm: false },
];

const seats = [RED, BLUE, GREEN];
const seat = (id: SeatId): Viewer => ({ kind: 'seat', seat: id });
/** Red, blue, green, a spectator and the referee. */
const EYES: readonly Viewer[] = [...seats.map(seat), { kind: 'spectator' }, { kind: 'referee' }];

const give = (at: Host, table: Table, from: SeatId, to: SeatId, gift = 1) =>
  at.give(table.campaign, from, { order: { to, gift }, nonce: newNonce(), userId: table.users[from] ?? '' });

/** The number of the last step by each viewer's count. */
async function counts(at: Host, { campaign }: Table): Promise<readonly number[]> {
  const heads = await Promise.all(EYES.map((viewer) => at.head(campaign, viewer)));
  const lists = await Promise.all(EYES.map((viewer) => at.steps(campaign, viewer)));
  expect(lists.map(({ steps }) => steps.map(({ n }) => n))).toEqual(
    heads.map((head) => [...Array((head?.n ?? 0) + 1).keys()]),
  );
  return heads.map((head) => head?.n ?? -1);
}

test('only the viewers whom it concerns count a step within a phase, each in their own sequence', async () => {
  const table = await runningTable(db, host, { seats });
  expect(await give(host, table, RED, BLUE)).toEqual({ ok: true, value: { n: 1 } });
  expect(await give(host, table, BLUE, GREEN)).toEqual({ ok: true, value: { n: 2 } });
  expect(await give(host, table, GREEN, BLUE)).toEqual({ ok: true, value: { n: 2 } });
  expect(await counts(host, table)).toEqual([1, 3, 2, 0, 3]);
  for (const id of seats) await sealNumber(host, table, id, 0, 1);
  await host.runDue();
  expect(await counts(host, table)).toEqual([2, 4, 3, 1, 4]);
  expect(await host.viewOf(table.campaign, seat(GREEN), 1)).toMatchObject({
    n: 1,
    opening: 0,
    events: [{ to: [BLUE, GREEN] }],
  });
  expect(await host.viewOf(table.campaign, seat(GREEN), 4)).toBeNull();
  expect(await host.viewOf(table.campaign, seat(GREEN), 0.5)).toBeNull();
  expect(await host.viewOf(table.campaign, seat(GREEN), -1)).toBeNull();
});

test('a process that was not there finds the same numbers', async () => {
  const table = await runningTable(db, host, { seats });
  await give(host, table, RED, BLUE);
  const other = hostOf(tally);
  expect(await other.viewOf(table.campaign, seat(GREEN), 1)).toBeNull();
  expect(await other.viewOf(table.campaign, seat(BLUE), 1)).toMatchObject({ n: 1, events: [{ to: [RED, BLUE] }] });
  expect(await counts(other, table)).toEqual([1, 1, 0, 0, 1]);
  await give(other, table, BLUE, GREEN);
  expect(await counts(host, table)).toEqual([1, 2, 1, 0, 2]);
});

test('the process that made a step knows by which numbers viewers know it, without the database', async () => {
  const table = await runningTable(db, host, { seats });
  await give(host, table, RED, BLUE);
  await give(host, table, BLUE, GREEN);
  const numbers = async (at: Host) => {
    const numberOf = await at.numbers(table.campaign, 1, 2);
    return EYES.map((viewer) => numberOf(viewerKey(viewer)));
  };
  expect(await numbers(hostOf(tally))).toEqual([null, 2, 1, null, 2]);
  await db.pool.query('DELETE FROM step_number WHERE campaign_id = $1', [table.campaign]);
  expect(await numbers(host)).toEqual([null, 2, 1, null, 2]);
});

test('a ruling that everybody reads concerns everybody, and opens no phase', async () => {
  const table = await runningTable(db, host, { seats });
  const ruled = {
    ruling: { type: 'set-sum', seat: RED, sum: 7 },
    reason: 'A die fell off.',
    nonce: nonce('d'),
    userId: table.owner,
  };
  expect(await host.rule(table.campaign, ruled)).toEqual({ ok: true, value: { n: 1 } });
  expect(await counts(host, table)).toEqual([1, 1, 1, 1, 1]);
  expect(await host.head(table.campaign)).toMatchObject({ opening: 0, openedAt: later(0).toISOString() });
});

test('a step that changes what a seat owes concerns that seat', async () => {
  const rich = hostOf({
    ...tally,
    awaiting: (state) => [
      ...tally.awaiting(state),
      ...((state.sums[RED] ?? 0) > 500
        ? [{ seat: GREEN, decision: 'envy', by: 'order' as const, otherwise: 'wait', due: null, topic: null }]
        : []),
    ],
  });
  const table = await runningTable(db, rich, { seats });
  const ruled = {
    ruling: { type: 'set-sum', seat: BLUE, sum: 600 },
    reason: 'Luck.',
    nonce: nonce('d'),
    userId: table.owner,
  };
  await rich.rule(table.campaign, ruled);
  await give(rich, table, BLUE, RED, 1);
  expect(await counts(rich, table)).toEqual([2, 2, 1, 1, 2]);
  await give(rich, table, BLUE, RED, 500);
  expect(await counts(rich, table)).toEqual([3, 3, 2, 1, 3]);
});

test('a tick of the clock that only one seat can notice is shown to that seat only', async () => {
  const interest = hostOf({
    ...tally,
    apply: (state, input, table) => {
      if (input.type !== 'clock') return tally.apply(state, input, table);
      const sums = { ...state.sums, [RED]: (state.sums[RED] ?? 0) + 1 };
      return { ok: true, value: { state: { ...state, sums, openedAt: input.at }, events: [] } };
    },
  });
  const table = await runningTable(db, interest, { seats, settings: { tick: 10 } });
  now = later(25);
  expect((await interest.runDue()).ran.map(({ n }) => n)).toEqual([1, 2]);
  expect(await counts(interest, table)).toEqual([2, 0, 0, 0, 2]);
  const dues = await Promise.all(EYES.map(async (viewer) => (await interest.head(table.campaign, viewer))?.nextDue));
  const [known, hidden] = [later(30).toISOString(), later(10).toISOString()];
  expect(dues).toEqual([known, hidden, hidden, hidden, known]);
});

test('an arrival moves the deadline for viewers whom it concerns, and the last seal for everybody', async () => {
  const hasty = hostOf({
    ...tally,
    nextDue: ({ openedAt, sums }) => after(openedAt, (sums[RED] ?? 0) > 100 ? 60 : 3600),
  });
  const table = await runningTable(db, hasty, { seats, isListed: true });
  const { campaign } = table;
  await hasty.rule(campaign, {
    ruling: { type: 'set-sum', seat: BLUE, sum: 200 },
    reason: 'Luck.',
    nonce: nonce('d'),
    userId: table.owner,
  });
  const dues = async () => {
    const heads = await Promise.all(EYES.map((viewer) => hasty.head(campaign, viewer)));
    const green = (await hasty.mine(table.users[GREEN] ?? '')).find(({ id }) => id === campaign);
    const owner = (await hasty.mine(table.owner)).find(({ id }) => id === campaign);
    const listed = (await hasty.publicCampaigns()).find(({ id }) => id === campaign);
    return [...heads.map((head) => head?.nextDue), green?.nextDue, owner?.nextDue, listed?.nextDue];
  };
  const [slow, fast] = [later(3600).toISOString(), later(60).toISOString()];
  expect(await dues()).toEqual(Array(8).fill(slow));
  await give(hasty, table, BLUE, RED, 150);
  expect(await dues()).toEqual([fast, fast, slow, slow, fast, slow, fast, slow]);
  now = later(30);
  for (const id of seats) await sealNumber(hasty, table, id, 0, 1);
  expect(await dues()).toEqual(Array(8).fill(now.toISOString()));
});

test('the log of the desk says from when to when a deadline was moved, as each viewer saw it', async () => {
  const hasty = hostOf({
    ...tally,
    nextDue: ({ openedAt, sums }) => after(openedAt, (sums[RED] ?? 0) > 100 ? 600 : 3600),
  });
  const table = await runningTable(db, hasty, { seats });
  const { campaign, owner } = table;
  const ruling = { type: 'set-sum', seat: BLUE, sum: 200 };
  await hasty.rule(campaign, { ruling, reason: 'Luck.', nonce: nonce('d'), userId: owner });
  await give(hasty, table, BLUE, RED, 150);
  const due = (await hasty.head(campaign, { kind: 'referee' }))?.nextDue ?? '';
  const moved = { opening: 0, due, minutes: 60, reason: { text: 'Time.', isKept: false } };
  expect(await hasty.moveDeadline(campaign, owner, moved)).toMatchObject({ ok: true });
  const read = await Promise.all(
    EYES.map(async (viewer) => {
      const [line] = await hasty.deskLog(campaign, viewer);
      return [line?.facts, (await hasty.head(campaign, viewer))?.nextDue];
    }),
  );
  const shown = (from: number) => {
    const to = later(from + 3600).toISOString();
    return [{ of: 'deadline', from: later(from).toISOString(), to }, to];
  };
  expect(read).toEqual([shown(600), shown(600), shown(3600), shown(3600), shown(600)]);
});

test('everybody learns that a campaign has stopped, whichever viewers the step concerns', async () => {
  const stuck = hostOf({
    ...tally,
    nextDue: ({ openedAt, sums }) => ((sums[RED] ?? 0) > 100 ? after(openedAt, 0) : []),
  });
  const table = await runningTable(db, stuck, { seats });
  const ruled = { ruling: { type: 'set-sum', seat: BLUE, sum: 200 }, reason: 'Luck.', nonce: nonce('d') } as const;
  await stuck.rule(table.campaign, { ...ruled, userId: table.owner });
  await sealNumber(stuck, table, GREEN, 0, 3);
  const heard: string[] = [];
  stuck.subscribe(({ what }) => heard.push(what));
  await give(stuck, table, BLUE, RED, 150);
  expect(heard).toEqual(['lobby']);
  expect(await stuck.head(table.campaign)).toMatchObject({ status: 'paused', n: 1, opening: 0 });
  expect(await stuck.sealed(table.campaign, GREEN)).toMatchObject({ opening: 0, sheet: { add: 3 } });
});

test('the viewers of a closing step are known without views', async () => {
  const asked: string[] = [];
  const watched = hostOf({
    ...tally,
    view: (state, viewer) => {
      asked.push(viewer.kind);
      return tally.view(state, viewer);
    },
  });
  const table = await runningTable(db, watched, { seats });
  await watched.closePhase(table.campaign, table.owner, 0, BECAUSE);
  expect(asked).toEqual([]);
  await give(watched, table, RED, BLUE);
  // Red gave and Blue reads it: only the two others are checked for a changed view.
  expect(asked).toEqual(['seat', 'seat', 'spectator', 'spectator']);
});

test('while the war lasts the hash of each step that closed a phase is public, afterwards of every step', async () => {
  const table = await runningTable(db, host, { seats, settings: { endAt: 3 } });
  const { campaign } = table;
  const stored = async () => {
    const rows = await db.prisma.step.findMany({
      where: { campaignId: campaign },
      orderBy: { n: 'asc' },
      select: { hash: true },
    });
    return rows.map(({ hash }) => hash);
  };
  await give(host, table, RED, BLUE);
  expect(await host.hashes(campaign)).toMatchObject([{ n: null, opening: 0, hash: (await stored())[0] }]);
  await host.closePhase(campaign, table.owner, 0, BECAUSE);
  // Red may have nothing left to give.
  await give(host, table, BLUE, RED);
  const [first, , third] = await stored();
  expect(await host.hashes(campaign)).toEqual([
    { n: null, opening: 0, at: later(0).toISOString(), hash: first },
    { n: null, opening: 1, at: later(0).toISOString(), hash: third },
  ]);
  await host.closePhase(campaign, table.owner, 1, BECAUSE);
  expect(await host.head(campaign)).toMatchObject({ status: 'finished', opening: 2 });
  const all = await host.hashes(campaign);
  expect(all.map(({ n, opening }) => [n, opening])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ]);
  expect(all.map(({ hash }) => hash)).toEqual(await stored());
  expect(await host.verify(campaign)).toEqual([]);
  expect(await host.hashes('00000000-0000-4000-8000-000000000000')).toEqual([]);
});
