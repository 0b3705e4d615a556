import { afterAll, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, GREEN, handClock, newUser, RED, seatedTable, type Table } from '../testing.ts';
import type { UserId } from '../vocabulary/types.ts';

const START = new Date('2031-05-01T12:00:00.000Z');
const DAY = 24 * 3_600_000;
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const NAME = 'A game of tally';
const refused = (code: string) => ({ ok: false, problem: { code } });
const DONE = { ok: true };
const days = (n: number) => {
  clock.now = new Date(START.getTime() + n * DAY);
};

interface War extends Table {
  readonly red: UserId;
  readonly blue: UserId;
  /** Blue joined by it. */
  readonly link: string;
}

/** A lobby whose owner plays red; blue joined by a link of theirs. */
async function lobby(): Promise<War> {
  const table = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE] });
  const { campaign } = table;
  const red = table.users[RED] ?? '';
  await db.prisma.member.updateMany({ where: { campaignId: campaign, role: 'owner' }, data: { userId: red } });
  const blue = await newUser(db, 'blue');
  const link = await joined(table, red, blue, 'seat');
  return { ...table, owner: red, red, blue, link, users: { red, blue } };
}

async function war(): Promise<War> {
  const made = await lobby();
  expect(await host.start(made.campaign, made.owner)).toMatchObject(DONE);
  return made;
}

/** Joins by a link of the owner's; returns the link's id. */
async function joined(
  { campaign }: Pick<Table, 'campaign'>,
  owner: UserId,
  user: UserId,
  role: 'seat' | 'referee' | 'spectator',
) {
  const made = await host.invite(campaign, owner, {
    role,
    expiresAt: new Date(clock.now.getTime() + DAY).toISOString(),
    uses: 1,
  });
  const code = made.ok ? made.value.code : '';
  expect(await host.join(code, user)).toMatchObject(DONE);
  return (await host.invitations(campaign)).find((it) => it.code === code)?.id ?? '';
}

/** A referee whom the owner let in before the start, last seen now. */
async function refereed(): Promise<War & { readonly judge: UserId; readonly judgesLink: string }> {
  const made = await lobby();
  const judge = await newUser(db, 'judge');
  await db.prisma.user.update({ where: { id: judge }, data: { seenAt: START } });
  const judgesLink = await joined(made, made.owner, judge, 'referee');
  expect(await host.start(made.campaign, made.owner)).toMatchObject(DONE);
  return { ...made, judge, judgesLink };
}

const miss = ({ campaign }: War, misses: number) =>
  db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { misses } });
const end = ({ campaign, owner }: War) => host.endWar(campaign, owner, 'Enough.');
const remove = ({ campaign, owner }: War) => host.deleteCampaign(campaign, owner, NAME);
const evict = ({ campaign, owner }: War, invitation: string) =>
  host.revokeInvitation(campaign, owner, { invitation, evict: BECAUSE });
const powers = ({ campaign, owner }: War) => host.powers(campaign, owner);
const ALL = { end: null, delete: null, removePlayer: null, removeReferee: null };

/** Both players vote to end it. */
async function voted({ campaign, red, blue }: War): Promise<void> {
  await host.vote(campaign, RED, red, { what: 'finish' });
  expect(await host.vote(campaign, BLUE, blue, { what: 'finish' })).toEqual({ ok: true, value: { isDecided: true } });
}

test('an owner who plays cannot end or delete the war alone, and trying changes nothing', async () => {
  const made = await war();
  expect(await powers(made)).toEqual({
    end: 'players-end-it',
    delete: 'players-keep-it',
    removePlayer: 'player-stays',
    removeReferee: 'referee-stays',
  });
  expect(await end(made)).toEqual(refused('players-end-it'));
  expect(await remove(made)).toEqual(refused('players-keep-it'));
  expect(await host.head(made.campaign)).toMatchObject({ status: 'running', ending: null });
});

test('nor can one who has given up their seat, or who only plays as a deputy', async () => {
  const former = await war();
  expect(await host.leaveSeat(former.campaign, RED, former.red)).toMatchObject(DONE);
  expect(await end(former)).toEqual(refused('players-end-it'));
  expect(await remove(former)).toEqual(refused('players-keep-it'));
  const acting = await war();
  const { campaign, blue } = acting;
  const owner = await newUser(db, 'deputy');
  await db.prisma.member.updateMany({ where: { campaignId: campaign, role: 'owner' }, data: { userId: owner } });
  const invited = await host.inviteDeputy(campaign, BLUE, blue);
  await db.prisma.member.deleteMany({ where: { campaignId: campaign, userId: owner } });
  expect(await host.join(invited.ok ? invited.value.code : '', owner)).toMatchObject(DONE);
  await db.prisma.member.create({ data: { campaignId: campaign, userId: owner, role: 'owner' } });
  expect(await end({ ...acting, owner })).toEqual(refused('players-end-it'));
});

test('an owner who never played can do all of it, and a user who is not the owner nothing', async () => {
  const made = await war();
  const { campaign, blue, link } = made;
  const owner = await newUser(db, 'host');
  await db.prisma.member.updateMany({ where: { campaignId: campaign, role: 'owner' }, data: { userId: owner } });
  expect(await host.powers(campaign, owner)).toEqual(ALL);
  expect(await host.powers(campaign, blue)).toMatchObject({ end: 'not-owner', removeReferee: 'not-owner' });
  expect(await evict({ ...made, owner }, link)).toMatchObject(DONE);
  expect(await end({ ...made, owner })).toMatchObject(DONE);
  expect(await remove({ ...made, owner })).toMatchObject(DONE);
});

test('before the start an owner who plays can remove everyone, and delete the campaign', async () => {
  const made = await lobby();
  const judge = await newUser(db, 'judge');
  await joined(made, made.owner, judge, 'referee');
  expect(await powers(made)).toEqual(ALL);
  expect(await host.removeMember(made.campaign, made.owner, { user: judge, reason: BECAUSE })).toMatchObject(DONE);
  expect(await evict(made, made.link)).toMatchObject(DONE);
  expect(await host.membership(made.campaign, made.blue)).toBeNull();
  expect(await remove(made)).toMatchObject(DONE);
});

test('an owner whom nobody played against can end and delete the war: the other seats are empty or run by the computer', async () => {
  const { owner, campaign, users } = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE, GREEN] });
  for (const seat of [BLUE, GREEN]) expect(await host.letPlay(campaign, seat, owner, true)).toMatchObject(DONE);
  await host.start(campaign, owner);
  const red = users[RED] ?? '';
  await db.prisma.member.updateMany({ where: { campaignId: campaign, role: 'owner' }, data: { userId: red } });
  expect(await host.powers(campaign, red)).toEqual(ALL);
  expect(await host.endWar(campaign, red, 'Enough.')).toMatchObject(DONE);
  expect(await host.deleteCampaign(campaign, red, NAME)).toMatchObject(DONE);
});

test('when the others have left, an owner who plays can end the war, but must keep it for them', async () => {
  const left = await war();
  expect(await host.leaveSeat(left.campaign, BLUE, left.blue)).toMatchObject(DONE);
  expect(await powers(left)).toEqual({ ...ALL, delete: 'kept-for-players' });
  expect(await remove(left)).toEqual(refused('kept-for-players'));
  expect(await end(left)).toMatchObject(DONE);
  expect(await remove(left)).toEqual(refused('kept-for-players'));
  days(30);
  expect(await remove(left)).toMatchObject(DONE);
});

test('a war that has been paused for 30 days can be ended and deleted by an owner who plays; a day earlier it cannot', async () => {
  const made = await war();
  const { campaign } = made;
  for (const [seat, user] of [
    [RED, made.red],
    [BLUE, made.blue],
  ] as const)
    await host.vote(campaign, seat, user, { what: 'pause' });
  expect(await host.head(campaign)).toMatchObject({ status: 'paused', pauseEnds: null });
  days(29);
  expect(await end(made)).toEqual(refused('players-end-it'));
  days(30);
  expect(await powers(made)).toMatchObject({ end: null, delete: null, removePlayer: 'player-stays' });
  expect(await end(made)).toMatchObject(DONE);
});

test('their own pause does not count towards that', async () => {
  const made = await war();
  expect(await host.pause(made.campaign, made.owner, BECAUSE)).toMatchObject(DONE);
  days(30);
  expect(await end(made)).toEqual(refused('players-end-it'));
});

test('a finished war is kept for 30 days from an owner who played', async () => {
  const made = await war();
  await voted(made);
  expect(await remove(made)).toEqual(refused('kept-for-players'));
  days(29);
  expect(await remove(made)).toEqual(refused('kept-for-players'));
  expect(await powers(made)).toMatchObject({ end: null, removePlayer: 'player-stays' });
  days(30);
  expect(await remove(made)).toMatchObject(DONE);
});

test('an owner who plays can remove a player only after two missed phases', async () => {
  const made = await war();
  await miss(made, 1);
  expect(await evict(made, made.link)).toEqual(refused('player-stays'));
  expect(await host.invitations(made.campaign)).toMatchObject([{ state: 'used-up' }]);
  expect(await host.membership(made.campaign, made.blue)).not.toBeNull();
  await miss(made, 2);
  expect(await evict(made, made.link)).toMatchObject(DONE);
  expect(await host.membership(made.campaign, made.blue)).toBeNull();
});

test('an owner who plays can remove a referee only after 14 days without a visit, and spectators at any time', async () => {
  const made = await refereed();
  const { campaign, owner, judge, judgesLink } = made;
  const dismiss = () => host.removeMember(campaign, owner, { user: judge, reason: BECAUSE });
  days(13);
  expect(await dismiss()).toEqual(refused('referee-stays'));
  expect(await evict(made, judgesLink)).toEqual(refused('referee-stays'));
  expect(await host.membership(campaign, judge)).toMatchObject({ viewer: { kind: 'referee' } });
  days(14);
  expect(await dismiss()).toMatchObject(DONE);
  const watcher = await newUser(db, 'watcher');
  const link = await joined(made, owner, watcher, 'spectator');
  expect(await evict(made, link)).toMatchObject(DONE);
  expect(await host.membership(campaign, watcher)).toBeNull();
});
