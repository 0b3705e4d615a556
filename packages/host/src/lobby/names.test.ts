import { afterAll, expect, test } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, GREEN, newUser, RED, seatedTable, type Table } from '../testing.ts';
import type { UserId } from '../vocabulary/types.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const TAKEN = { ok: false, problem: { code: 'name-taken' } };
const DONE = { ok: true };
const nameOf = async (user: UserId) =>
  (await db.prisma.user.findUniqueOrThrow({ where: { id: user }, select: { displayName: true } })).displayName;

async function link({ campaign, owner }: Table, role: 'seat' | 'referee' | 'spectator', uses = 1): Promise<string> {
  const made = await host.invite(campaign, owner, { role, expiresAt: '2100-01-01T00:00:00.000Z', uses });
  return made.ok ? made.value.code : '';
}

/** Tables with a player called red, a free seat, and a way in. */
const WAYS: readonly (readonly [
  way: string,
  isRunning: boolean,
  comeIn: (table: Table, user: UserId) => Promise<unknown>,
])[] = [
  ['by a link to a seat', false, async (table, user) => host.join(await link(table, 'seat'), user)],
  ['by a link for referees', false, async (table, user) => host.join(await link(table, 'referee'), user)],
  ['by a link for spectators', true, async (table, user) => host.join(await link(table, 'spectator'), user)],
  ['by taking a free seat', false, ({ campaign }, user) => host.takeSeat(campaign, BLUE, user)],
  ['by taking over a seat', true, ({ campaign }, user) => host.takeSeat(campaign, GREEN, user)],
  ['by a link to a seat of a running war', true, async (table, user) => host.join(await link(table, 'seat'), user)],
  [
    'as a deputy',
    true,
    async ({ campaign, users }, user) => {
      const invited = await host.inviteDeputy(campaign, RED, users[RED] ?? '');
      return host.join(invited.ok ? invited.value.code : '', user);
    },
  ],
];

/** In a running war blue plays, and green's player has left. */
async function table(isRunning: boolean): Promise<Table> {
  const made = await seatedTable(
    db,
    host,
    isRunning ? { seats: [RED, BLUE, GREEN] } : { seats: [RED], freeSeats: [BLUE] },
  );
  if (!isRunning) return made;
  expect(await host.start(made.campaign, made.owner)).toMatchObject(DONE);
  expect(await host.leaveSeat(made.campaign, GREEN, made.users[GREEN] ?? '')).toMatchObject(DONE);
  return made;
}

test.each(WAYS)(
  'nobody joins a campaign %s under a name like that of somebody in it, until they change it',
  async (_way, isRunning, comeIn) => {
    const made = await table(isRunning);
    const user = await newUser(db, 'Rеd');
    expect(await comeIn(made, user)).toMatchObject(TAKEN);
    expect(await host.mine(user)).toEqual([]);
    expect(await host.rename(user, 'Redder')).toMatchObject(DONE);
    expect(await comeIn(made, user)).toMatchObject(DONE);
    expect(await host.rename(user, 'RED')).toEqual(TAKEN);
    expect(await nameOf(user)).toBe('Redder');
  },
);

test('a user asks for a seat, and gets it, only under a name that nobody has there', async () => {
  const made = await table(true);
  const { campaign, owner } = made;
  await db.prisma.campaign.update({ where: { id: campaign }, data: { public: true, strangers: 'ask' } });
  const [first, second] = [await newUser(db, 'red'), await newUser(db, 'Nora')];
  const wish = { seat: null, message: '' };
  expect(await host.seatAsking(campaign, first)).toEqual({ request: null, whyNot: 'name-taken' });
  expect(await host.askForSeat(campaign, first, wish)).toEqual(TAKEN);
  expect(await host.rename(first, 'N0ra')).toMatchObject(DONE);
  for (const user of [first, second]) expect(await host.askForSeat(campaign, user, wish)).toMatchObject(DONE);
  const ids = (await host.seatRequests(campaign)).map(({ id }) => id);
  expect(await host.answerSeatRequest(campaign, owner, ids[0] ?? '', { accepts: true, seat: null })).toMatchObject(
    DONE,
  );
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { openSince: new Date() } });
  expect(await host.answerSeatRequest(campaign, owner, ids[1] ?? '', { accepts: true, seat: null })).toEqual(TAKEN);
});

test('in a lobby too', async () => {
  const { campaign, owner } = await table(false);
  await db.prisma.campaign.update({ where: { id: campaign }, data: { public: true, strangers: 'ask' } });
  const user = await newUser(db, 'Anton');
  expect(await host.askForSeat(campaign, user, { seat: null, message: '' })).toMatchObject(DONE);
  expect(await host.rename(user, 'Owner')).toMatchObject(DONE);
  const [request] = await host.seatRequests(campaign);
  const accepted = await host.answerSeatRequest(campaign, owner, request?.id ?? '', { accepts: true, seat: null });
  expect(accepted).toEqual(TAKEN);
});

test('a name is compared with those of one’s own campaigns only, and may change its capitals', async () => {
  const [here, elsewhere] = [await table(false), await table(false)];
  const red = here.users[RED] ?? '';
  expect(await host.rename(red, 'OWNER')).toEqual(TAKEN);
  expect(await host.rename(red, 'Red')).toMatchObject(DONE);
  const stranger = await newUser(db);
  expect(await host.rename(stranger, 'red')).toMatchObject(DONE);
  expect(await host.takeSeat(elsewhere.campaign, BLUE, red)).toEqual(TAKEN);
});

test('nobody takes the name of a player who has left: the list of deeds has it', async () => {
  const made = await table(true);
  const user = await newUser(db, 'Green');
  expect(await host.takeSeat(made.campaign, GREEN, user)).toEqual(TAKEN);
  expect(await host.rename(made.users[RED] ?? '', 'green')).toEqual(TAKEN);
  expect(
    await host.takeSeat(made.campaign, GREEN, made.users[GREEN] ?? ''),
    'but the player may come back',
  ).toMatchObject(DONE);
});

/** How many people in the campaign are called so, whatever the capitals. */
async function called({ campaign }: Table, name: string): Promise<number> {
  const { rows } = await db.pool.query(
    `SELECT count(DISTINCT u.id)::int AS n FROM "user" u WHERE lower(u.display_name) = lower($2) AND u.id IN (
      SELECT user_id FROM seat WHERE campaign_id = $1 UNION SELECT user_id FROM member WHERE campaign_id = $1)`,
    [campaign, name],
  );
  return rows[0].n;
}

test('of two users with the same name who join at the same time, one is let in', async () => {
  const made = await table(false);
  const code = await link(made, 'spectator', 2);
  const users = [await newUser(db, 'Zoe'), await newUser(db, 'Zoe')];
  const lock = { text: 'SELECT FROM campaign WHERE id = $1 FOR UPDATE', values: [made.campaign] };
  const answers = await atOnce(
    db,
    lock,
    users.map((user) => () => host.join(code, user)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await called(made, 'Zoe')).toBe(1);
});

test.each([
  ['the new name', (member: UserId) => member],
  ['the newcomer', (_member: UserId, newcomer: UserId) => newcomer],
])('a user joins while a member takes their name: of the two, %s waits and one is refused', async (_who, waits) => {
  const made = await table(false);
  const code = await link(made, 'spectator');
  const [member, newcomer] = [made.users[RED] ?? '', await newUser(db, 'Zoe')];
  const lock = { text: 'SELECT FROM "user" WHERE id = $1 FOR UPDATE', values: [waits(member, newcomer)] };
  const answers = await atOnce<{ readonly ok: boolean }>(db, lock, [
    () => host.join(code, newcomer),
    () => host.rename(member, 'zoe'),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await called(made, 'Zoe')).toBe(1);
});
