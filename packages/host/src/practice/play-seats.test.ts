import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { type SeatId, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { tally } from '@sealed-orders/rules/tally';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { newNonce, newUser, nonce } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const problems: unknown[] = [];
const opened = () =>
  createHost({
    db,
    rulesets: (system) => (system === 'tally' ? tally : hexCampaign),
    onError: (error) => void problems.push(error),
  });
const host = opened();
beforeEach(() => void problems.splice(0));
afterAll(async () => {
  await db.close();
  await database.drop();
});

const SEATS = ['azure', 'madder', 'ochre'].map((id) => ({ id: seatId(id), name: id }));
const [AZURE, MADDER, OCHRE] = SEATS.map(({ id }) => id);
const own: Viewer = { kind: 'seat', seat: seatId('azure') };

async function practiceWar(system: 'hex-campaign' | 'tally', user: string) {
  const begun = await host.beginPractice(user, { name: 'Practice', system, seats: SEATS });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  return begun.value.id;
}

const sealedSeats = async (campaign: string): Promise<readonly SeatId[] | undefined> =>
  (await host.head(campaign, own))?.seats.filter(({ sealed }) => sealed).map(({ seat }) => seat);

/** Does everything that seats run by the computer owe, and the steps that follow. */
async function settled(): Promise<void> {
  while ((await host.playSeats()) > 0 || (await host.runDue()).ran.length > 0);
}

/** Seals with standing orders for the user, like an inactive player. */
async function sealNothing(campaign: string, userId: string): Promise<void> {
  const seen = await host.viewOf(campaign, own);
  if (seen === null) throw new Error('nothing to see');
  const ruleset = seen.system === 'tally' ? tally : hexCampaign;
  const view = ruleset.schemas.view.parse(seen.view);
  const sheet =
    seen.system === 'tally' ? { add: 0 } : hexCampaign.sheets.standing(hexCampaign.schemas.view.parse(view));
  const sealed = await host.seal(campaign, seatId('azure'), {
    opening: seen.opening,
    sheet,
    nonce: nonce('a'),
    userId,
  });
  expect(sealed).toMatchObject({ ok: true });
}

/** Makes the user's decisions on arrival, as the rules would. */
async function answer(campaign: string, userId: string) {
  const seen = await host.viewOf(campaign, own);
  const order = hexCampaign.practice?.order(hexCampaign.schemas.view.parse(seen?.view)) ?? null;
  expect(order).not.toBeNull();
  return host.give(campaign, seatId('azure'), { order, nonce: newNonce(), userId });
}

test('a practice war begins with one user; the other seats seal automatically, and need nobody else', async () => {
  const user = await newUser(db, 'somebody');
  const campaign = await practiceWar('tally', user);
  expect(await host.head(campaign, own)).toMatchObject({
    status: 'running',
    nextDue: null,
    isPublic: false,
    seats: [
      { seat: AZURE, userName: 'somebody', playsItself: false },
      { seat: MADDER, userName: null, playsItself: true },
      { seat: OCHRE, userName: null, playsItself: true },
    ],
  });
  expect(await host.playSeats()).toBe(2);
  expect(await sealedSeats(campaign)).toEqual([MADDER, OCHRE]);
  expect(await host.playSeats()).toBe(0);
  await sealNothing(campaign, user);
  expect((await host.runDue()).ran).toHaveLength(1);
  expect(await host.head(campaign, own)).toMatchObject({ opening: 1 });
  expect(problems).toEqual([]);
});

test('a process that has just started finds what seats still owe, and two do it only once', async () => {
  const user = await newUser(db);
  const campaign = await practiceWar('tally', user);
  const [one, other] = [opened(), opened()];
  await Promise.all([one.playSeats(), other.playSeats()]);
  const rows = await db.prisma.sealed.findMany({
    where: { campaignId: campaign },
    select: { seat: true, byUser: true },
  });
  expect(rows).toHaveLength(2);
  expect(rows.every(({ byUser }) => byUser === null)).toBe(true);
  expect(await host.playSeats()).toBe(0);
});

test('seats run by the computer rest while no player owes orders', async () => {
  const user = await newUser(db);
  const campaign = await practiceWar('tally', user);
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: campaign, seat: 'azure' } },
    data: { userId: null },
    select: { seat: true },
  });
  expect(await host.playSeats()).toBe(0);
  expect(await sealedSeats(campaign)).toEqual([]);
});

test('nobody can take a seat run by the computer, nor write to it', async () => {
  const [owner, guest] = [await newUser(db), await newUser(db)];
  const made = await host.createCampaign(owner, {
    name: 'A club',
    system: 'tally',
    setup: { preset: 'free', clock: { mode: 'none' } },
    seats: SEATS.map((seat) => ({ ...seat, choices: { faction: 'even' } })),
    isPublic: true,
  });
  if (!made.ok) throw new Error(made.problem.code);
  const { id } = made.value;
  expect(await host.letPlay(id, 'madder', guest, true)).toMatchObject({ problem: { code: 'not-owner' } });
  expect(await host.letPlay(id, 'madder', owner, true)).toMatchObject({ ok: true });
  expect(await host.takeSeat(id, 'madder', guest)).toMatchObject({ problem: { code: 'seat-taken' } });
  expect(await host.takeSeat(id, 'azure', owner)).toMatchObject({ ok: true });
  expect(await host.letPlay(id, 'azure', owner, true)).toMatchObject({ problem: { code: 'seat-taken' } });
  expect(await host.takeSeat(id, 'ochre', guest)).toMatchObject({ ok: true });
  expect(await host.start(id, owner)).toMatchObject({ ok: true });
  const writing = { with: [seatId('madder')], text: 'Peace?', userId: owner };
  expect(await host.write(id, seatId('azure'), writing)).toMatchObject({ problem: { code: 'no-such-seat' } });
  const talk = await host.conversations(id, seatId('azure'));
  expect(talk?.conversations.map((one) => one.with)).toEqual([[OCHRE]]);
});

test('a practice war of the hex campaign goes on for six turns with a user who only decides what a battle asks, and its log replays', async () => {
  const user = await newUser(db);
  const campaign = await practiceWar('hex-campaign', user);
  const now = async () => {
    const head = await host.head(campaign, own);
    const isOn = head?.status === 'running' && (head.summary?.round ?? 0) <= 6;
    return isOn ? { bots: head.seats.filter(({ playsItself }) => playsItself) } : null;
  };
  for (let phases = 0; phases < 100; phases++) {
    await settled();
    const war = await now();
    if (war === null) break;
    if (war.bots.every(({ sealed }) => sealed)) {
      await sealNothing(campaign, user);
    } else {
      // The user waits only for their own decisions in a battle.
      expect(war.bots.some(({ awaited }) => awaited)).toBe(false);
      expect(await answer(campaign, user)).toMatchObject({ ok: true });
    }
  }
  expect(await now()).toBeNull();
  expect(await host.verify(campaign)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);
