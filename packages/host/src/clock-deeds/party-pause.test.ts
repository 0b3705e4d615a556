import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Matter } from '../polls/types.ts';
import {
  BECAUSE,
  BLUE,
  GREEN,
  handClock,
  newUser,
  RED,
  runningTable,
  sealNumber,
  type Table,
  type Wanted,
} from '../testing.ts';

const START = new Date('2031-05-01T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const at = (ms: number): string => new Date(START.getTime() + ms).toISOString();
const refused = (code: string) => ({ ok: false, problem: { code } });
const RESUME: Matter = { what: 'resume' };

/** A war whose owner plays red, with two hours for each phase and no referee. */
async function ownersWar(wanted: Wanted = {}): Promise<Table & { readonly red: string }> {
  const table = await runningTable(db, host, { seconds: 7200, ...wanted });
  const red = table.users[RED] ?? '';
  await db.prisma.member.updateMany({ where: { campaignId: table.campaign, role: 'owner' }, data: { userId: red } });
  return { ...table, owner: red, red };
}

const vote = (table: Table, seat: typeof RED, matter: Matter) =>
  host.vote(table.campaign, seat, table.users[seat] ?? '', matter);

async function withReferee({ campaign }: Table): Promise<string> {
  const referee = await newUser(db);
  await db.prisma.member.create({ data: { campaignId: campaign, userId: referee, role: 'referee' } });
  return referee;
}

test('a pause by an owner who plays ends automatically, after the days in the terms, and the phase keeps its time', async () => {
  const { campaign, red } = await ownersWar();
  clock.now = new Date(START.getTime() + HOUR);
  expect(await host.pause(campaign, red, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.head(campaign)).toMatchObject({
    status: 'paused',
    pauseDays: 3,
    pauseEnds: at(HOUR + 3 * DAY),
    wasPaused: true,
  });
  clock.now = new Date(START.getTime() + HOUR + 3 * DAY - 1);
  await host.playSeats();
  expect(await host.head(campaign)).toMatchObject({ status: 'paused' });
  clock.now = new Date(START.getTime() + HOUR + 3 * DAY);
  await Promise.all([host.playSeats(), other.playSeats()]);
  expect(await host.head(campaign)).toMatchObject({
    status: 'running',
    pauseEnds: null,
    nextDue: at(3 * DAY + 2 * HOUR),
  });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'resume', by: null, voters: [], minutes: 3 * 24 * 60 },
    { deed: 'pause', minutes: null },
  ]);
  expect(await host.verify(campaign)).toEqual([]);
});

test('the terms say how many days such a pause may last, and may forbid it', async () => {
  const week = await ownersWar({ pauseDays: 7 });
  await host.pause(week.campaign, week.red, BECAUSE);
  expect(await host.head(week.campaign)).toMatchObject({ pauseEnds: at(7 * DAY) });
  const never = await ownersWar({ pauseDays: 0 });
  expect(await host.pause(never.campaign, never.red, BECAUSE)).toEqual(refused('no-pause'));
});

test('it cannot be repeated in the same phase, however it ended, but it can in the next one', async () => {
  const table = await ownersWar();
  const { campaign, red } = table;
  await host.pause(campaign, red, BECAUSE);
  expect(await host.resume(campaign, red, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.pause(campaign, red, BECAUSE)).toEqual(refused('pause-used'));
  const referee = await db.prisma.member.create({
    data: { campaignId: campaign, userId: table.users[BLUE] ?? '', role: 'referee' },
  });
  expect(await host.pause(campaign, referee.userId, BECAUSE)).toEqual(refused('pause-used'));
  await sealNumber(host, table, RED, 0, 1);
  await sealNumber(host, table, BLUE, 0, 1);
  await host.runDue();
  expect(await host.head(campaign)).toMatchObject({ opening: 1, wasPaused: false });
  expect(await host.pause(campaign, red, BECAUSE)).toMatchObject({ ok: true });
});

test('with two players the other one can end it; with three, the other two together', async () => {
  const two = await ownersWar();
  await host.pause(two.campaign, two.red, BECAUSE);
  expect(await vote(two, BLUE, RESUME)).toMatchObject({ value: { isDecided: true } });
  expect(await host.head(two.campaign)).toMatchObject({ status: 'running', nextDue: at(2 * HOUR) });
  const three = await ownersWar({ seats: [RED, BLUE, GREEN] });
  await host.pause(three.campaign, three.red, BECAUSE);
  expect(await vote(three, BLUE, RESUME)).toMatchObject({ value: { isDecided: false } });
  expect(await vote(three, GREEN, RESUME)).toMatchObject({ value: { isDecided: true } });
});

test('a vote to resume does not count for a later pause', async () => {
  const table = await ownersWar({ seats: [RED, BLUE, GREEN] });
  const { campaign, red } = table;
  await host.pause(campaign, red, BECAUSE);
  await vote(table, BLUE, RESUME);
  await host.resume(campaign, red, BECAUSE);
  for (const seat of [RED, BLUE, GREEN]) await sealNumber(host, table, seat, 0, 1);
  await host.runDue();
  await host.pause(campaign, red, BECAUSE);
  expect(await host.head(campaign)).toMatchObject({ polls: [] });
  expect(await vote(table, GREEN, RESUME)).toMatchObject({ value: { isDecided: false } });
});

test('where there is a referee, the players can still vote to end such a pause, and the referee can end it', async () => {
  const table = await ownersWar({ seats: [RED, BLUE, GREEN] });
  const referee = await withReferee(table);
  const { campaign, red } = table;
  expect(await vote(table, BLUE, { what: 'pause' })).toEqual(refused('has-referee'));
  await host.pause(campaign, red, BECAUSE);
  await vote(table, BLUE, RESUME);
  expect(await host.head(campaign)).toMatchObject({ polls: [{ matter: RESUME, votes: [BLUE] }] });
  expect(await host.resume(campaign, referee, BECAUSE)).toMatchObject({ ok: true });
});

test('an owner who plays cannot end a pause of the referee or of the players', async () => {
  const refereed = await ownersWar();
  const referee = await withReferee(refereed);
  await host.pause(refereed.campaign, referee, BECAUSE);
  expect(await host.head(refereed.campaign)).toMatchObject({ pauseEnds: null });
  expect(await host.resume(refereed.campaign, refereed.red, BECAUSE)).toEqual(refused('not-your-pause'));
  expect(await vote(refereed, BLUE, RESUME)).toEqual(refused('has-referee'));
  const voted = await ownersWar({ seats: [RED, BLUE, GREEN] });
  await vote(voted, BLUE, { what: 'pause' });
  await vote(voted, GREEN, { what: 'pause' });
  expect(await host.resume(voted.campaign, voted.red, BECAUSE)).toEqual(refused('not-your-pause'));
});

test('a pause that two players agreed on ends when one of them wants it to', async () => {
  const table = await ownersWar();
  await vote(table, RED, { what: 'pause' });
  expect(await vote(table, BLUE, { what: 'pause' })).toMatchObject({ value: { isDecided: true } });
  expect(await vote(table, BLUE, RESUME)).toMatchObject({ value: { isDecided: true } });
});

test('an owner who plays against nobody, and one who does not play, pause as long and as often as they like', async () => {
  const alone = await ownersWar();
  await db.prisma.seat.updateMany({ where: { campaignId: alone.campaign, seat: BLUE }, data: { userId: null } });
  const refereed = await runningTable(db, host, { seconds: 7200 });
  for (const { campaign, owner } of [alone, refereed])
    for (const _ of [1, 2]) {
      expect(await host.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
      expect(await host.head(campaign)).toMatchObject({ pauseEnds: null });
      expect(await host.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
    }
});
