import { USUAL_PACE } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Matter } from '../polls/types.ts';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, GREEN, newUser, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);

const DAY = 86_400_000;
const three = { seats: [RED, BLUE, GREEN] } as const;
const FINISH: Matter = { what: 'finish' };

/** The player of a seat. */
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';

/** Three players, and an owner who plays: nobody is a referee. */
async function unrefereed(seconds: number | null = 7200): Promise<Table> {
  clock.now = START;
  const table = await runningTable(db, host, { ...three, seconds });
  await db.prisma.member.updateMany({
    where: { campaignId: table.campaign, role: 'owner' },
    data: { userId: of(table, RED) },
  });
  return table;
}

const vote = (table: Table, seat: typeof RED, matter: Matter) =>
  host.vote(table.campaign, seat, of(table, seat), matter);
const UNDECIDED = { ok: true, value: { isDecided: false } };
const DECIDED = { ok: true, value: { isDecided: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });

test('a majority of the seats can end the war by vote, which everybody sees and each voter can take back', async () => {
  const table = await runningTable(db, host, three);
  const { campaign } = table;
  const votes = async () => (await host.head(campaign))?.polls;
  expect(await host.vote(campaign, RED, of(table, RED), FINISH)).toEqual({ ok: true, value: { isDecided: false } });
  expect(await votes()).toEqual([{ matter: FINISH, votes: [RED] }]);
  await host.withdrawVote(campaign, RED, of(table, RED), FINISH);
  expect(await votes()).toEqual([]);
  await host.vote(campaign, BLUE, of(table, BLUE), FINISH);
  expect(await host.head(campaign)).toMatchObject({ status: 'running' });
  expect(await host.vote(campaign, GREEN, of(table, GREEN), FINISH)).toEqual({ ok: true, value: { isDecided: true } });
  expect(await host.head(campaign)).toMatchObject({
    status: 'finished',
    ending: { by: 'vote', votes: [BLUE, GREEN], held: [RED, BLUE, GREEN] },
    polls: [{ matter: FINISH, votes: [BLUE, GREEN] }],
  });
  const [line] = await host.deskLog(campaign, { kind: 'spectator' });
  expect(line).toMatchObject({ deed: 'finish', by: null, voters: [BLUE, GREEN] });
  expect(await host.verify(campaign)).toEqual([]);
});

test('the first vote on a matter is news for all other players and those in charge, once', async () => {
  const table = await runningTable(db, host, three);
  const { campaign, owner } = table;
  await db.pool.query(`UPDATE "user" SET email = id || '@example.org'`);
  const told = async () => {
    const { rows } = await db.pool.query<{ user: string }>(
      `SELECT user_id AS "user" FROM news WHERE campaign_id = $1 AND kind = 'vote' AND channel = 'mail'`,
      [campaign],
    );
    return rows.map(({ user }) => user).toSorted();
  };
  await host.vote(campaign, RED, of(table, RED), FINISH);
  const others = [of(table, BLUE), of(table, GREEN), owner].toSorted();
  expect(await told()).toEqual(others);
  await host.withdrawVote(campaign, RED, of(table, RED), FINISH);
  await host.vote(campaign, RED, of(table, RED), FINISH);
  expect(await told()).toEqual(others);
});

test('two votes at the same moment end the war once', async () => {
  const table = await runningTable(db, host, three);
  const answers = await Promise.all(
    [RED, BLUE, GREEN].map((seat) => host.vote(table.campaign, seat, of(table, seat), FINISH)),
  );
  expect(answers.filter((answer) => answer.ok && answer.value.isDecided)).toHaveLength(1);
  expect(await host.lastStep(table.campaign)).toMatchObject({ n: 1 });
});

test('a seat without a player neither votes nor counts, and a vote belongs to its player', async () => {
  const table = await runningTable(db, host, three);
  const { campaign } = table;
  await host.vote(campaign, RED, of(table, RED), FINISH);
  expect(await host.vote(campaign, BLUE, of(table, RED), FINISH)).toEqual({
    ok: false,
    problem: { code: 'not-yours' },
  });
  await db.pool.query(`UPDATE seat SET user_id = NULL WHERE campaign_id = $1 AND seat = 'red'`, [campaign]);
  expect(await host.head(campaign)).toMatchObject({ polls: [] });
  expect(await host.vote(campaign, BLUE, of(table, BLUE), FINISH)).toEqual({ ok: true, value: { isDecided: false } });
  expect(await host.vote(campaign, GREEN, of(table, GREEN), FINISH)).toMatchObject({ value: { isDecided: true } });
  expect(await host.head(campaign)).toMatchObject({ ending: { votes: [BLUE, GREEN], held: [BLUE, GREEN] } });
});

test('two of three players extend the open phase by a day, once, and everybody can read who did', async () => {
  const table = await unrefereed();
  const { campaign } = table;
  const before = await host.head(campaign);
  expect(await vote(table, BLUE, { what: 'extend' })).toEqual(UNDECIDED);
  expect(await host.head(campaign)).toMatchObject({ nextDue: before?.nextDue, polls: [{ votes: [BLUE] }] });
  expect(await vote(table, GREEN, { what: 'extend' })).toEqual(DECIDED);
  const due = new Date(Date.parse(before?.nextDue ?? '') + DAY).toISOString();
  expect(await host.head(campaign)).toMatchObject({ nextDue: due, polls: [] });
  const [line] = await host.deskLog(campaign, { kind: 'spectator' });
  expect(line).toMatchObject({ deed: 'extend', minutes: 1440, by: null, reason: '', voters: [BLUE, GREEN] });
});

test('an extension by vote waits for the end of quiet hours; a referee’s keeps the chosen time', async () => {
  const until = new Date(START.getTime() + DAY + 5 * 3_600_000);
  const time = (at: Date): string => at.toISOString().slice(11, 16);
  const quiet = { from: time(START), until: time(until), zone: 'Etc/UTC' };
  const table = await unrefereed();
  const { campaign } = table;
  await db.prisma.campaign.update({ where: { id: campaign }, data: { pace: { ...USUAL_PACE, quiet } } });
  await vote(table, BLUE, { what: 'extend' });
  expect(await vote(table, GREEN, { what: 'extend' })).toEqual(DECIDED);
  expect(await host.head(campaign)).toMatchObject({ nextDue: until.toISOString() });
  const [line] = await host.deskLog(campaign, { kind: 'spectator' });
  expect(line).toMatchObject({ deed: 'extend', minutes: 1440 + 180 });
  const desk = await runningTable(db, host, { ...three, seconds: 7200 });
  await db.prisma.campaign.update({ where: { id: desk.campaign }, data: { pace: { ...USUAL_PACE, quiet } } });
  const due = (await host.head(desk.campaign))?.nextDue ?? '';
  const move = { opening: 0, due, minutes: 1440, reason: BECAUSE };
  expect(await host.moveDeadline(desk.campaign, desk.owner, move)).toMatchObject({ ok: true });
  const set = new Date(Date.parse(due) + DAY).toISOString();
  expect(await host.head(desk.campaign)).toMatchObject({ nextDue: set });
});

test('a vote to extend lapses when the phase closes', async () => {
  const table = await unrefereed();
  await vote(table, BLUE, { what: 'extend' });
  for (const seat of [RED, BLUE, GREEN]) await sealNumber(host, table, seat, 0, 1);
  await host.runDue();
  expect(await host.head(table.campaign)).toMatchObject({ opening: 1, polls: [] });
  expect(await vote(table, GREEN, { what: 'extend' })).toEqual(UNDECIDED);
});

test('players pause and resume a war by vote, and it keeps its remaining time', async () => {
  const table = await unrefereed();
  const { campaign } = table;
  expect(await vote(table, RED, { what: 'resume' })).toEqual(refused('not-paused'));
  await vote(table, RED, { what: 'pause' });
  expect(await vote(table, GREEN, { what: 'pause' })).toEqual(DECIDED);
  expect(await host.head(campaign)).toMatchObject({ status: 'paused', pausedBecause: 'desk', polls: [] });
  clock.now = new Date(START.getTime() + 3 * DAY);
  expect(await vote(table, RED, { what: 'pause' })).toEqual(refused('paused'));
  await vote(table, RED, { what: 'resume' });
  expect(await vote(table, BLUE, { what: 'resume' })).toEqual(DECIDED);
  const due = new Date(START.getTime() + 3 * DAY + 7_200_000).toISOString();
  expect(await host.head(campaign)).toMatchObject({ status: 'running', nextDue: due });
});

test('a vote that no phase ends lapses after two weeks', async () => {
  const table = await unrefereed(null);
  await vote(table, BLUE, FINISH);
  clock.now = new Date(START.getTime() + 14 * DAY - 1);
  expect(await host.head(table.campaign)).toMatchObject({ polls: [{ matter: FINISH, votes: [BLUE] }] });
  clock.now = new Date(START.getTime() + 14 * DAY);
  expect(await host.head(table.campaign)).toMatchObject({ polls: [] });
  expect(await vote(table, GREEN, FINISH)).toEqual(UNDECIDED);
});

test.each<Matter>([{ what: 'extend' }, { what: 'pause' }, { what: 'resume' }, { what: 'open-seat', seat: GREEN }])(
  'players cannot vote on a referee’s deeds where there is a referee: %o',
  async (matter) => {
    clock.now = START;
    const table = await runningTable(db, host, { ...three, seconds: 7200 });
    expect(await vote(table, RED, matter)).toEqual(refused('has-referee'));
    expect(await host.head(table.campaign)).toMatchObject({ polls: [] });
  },
);

test('votes from before a referee joined do not count beside the referee', async () => {
  const table = await unrefereed();
  await vote(table, BLUE, { what: 'pause' });
  await vote(table, BLUE, FINISH);
  const referee = await newUser(db, 'referee');
  await db.prisma.member.create({ data: { campaignId: table.campaign, userId: referee, role: 'referee' } });
  expect(await host.head(table.campaign)).toMatchObject({ polls: [{ matter: FINISH, votes: [BLUE] }] });
});

test('without a deadline there is nothing to extend', async () => {
  expect(await vote(await unrefereed(null), RED, { what: 'extend' })).toEqual(refused('no-deadline'));
});

test('a seat is opened by vote once its player has missed two phases, and the player has no vote', async () => {
  const table = await unrefereed();
  const { campaign } = table;
  const matter: Matter = { what: 'open-seat', seat: GREEN };
  expect(await vote(table, RED, matter)).toEqual(refused('not-absent'));
  for (const opening of [0, 1]) {
    for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, opening, 1);
    clock.now = new Date(clock.now.getTime() + 7_200_000);
    await host.runDue(clock.now);
  }
  expect(await host.head(campaign)).toMatchObject({
    seats: [{ misses: 0 }, { misses: 0 }, { misses: 2, isOpen: false }],
  });
  expect(await vote(table, GREEN, matter)).toEqual(refused('not-absent'));
  expect(await vote(table, RED, matter)).toEqual(UNDECIDED);
  expect(await vote(table, BLUE, matter)).toEqual(DECIDED);
  expect(await host.head(campaign)).toMatchObject({ seats: [{}, {}, { isOpen: true, userName: 'green' }] });
  expect(await vote(table, RED, matter)).toEqual(refused('not-absent'));
  const [line] = await host.deskLog(campaign, { kind: 'spectator' });
  expect(line).toMatchObject({ deed: 'open-seat', by: null, seats: [GREEN], voters: [RED, BLUE] });
});

test('of two players the active one opens the seat of the other', async () => {
  clock.now = START;
  const table = await runningTable(db, host, { seconds: 7200 });
  await db.prisma.member.updateMany({ where: { campaignId: table.campaign }, data: { userId: of(table, RED) } });
  for (const opening of [0, 1]) {
    await sealNumber(host, table, RED, opening, 1);
    clock.now = new Date(clock.now.getTime() + 7_200_000);
    await host.runDue(clock.now);
  }
  expect(await vote(table, RED, { what: 'open-seat', seat: BLUE })).toEqual(DECIDED);
});

test('a vote for the seat of another user, or in a lobby, does not count', async () => {
  const table = await unrefereed();
  const foreign = await host.vote(table.campaign, RED, of(table, BLUE), { what: 'pause' });
  expect(foreign).toEqual(refused('not-yours'));
  expect(await host.pause(table.campaign, of(table, BLUE), BECAUSE)).toEqual(refused('not-referee'));
  expect(await host.head(table.campaign)).toMatchObject({ status: 'running', polls: [] });
});
