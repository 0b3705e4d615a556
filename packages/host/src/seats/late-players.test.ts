import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BECAUSE, loggedInput, newUser, nonce } from '../testing.ts';

const START = new Date('2031-05-01T12:00:00Z');
const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const clock = { now: START };
const host = createHost({ db, clock: () => clock.now });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];
const FACTIONS = { red: 'chaos', blue: 'orks' } as const;

/** A running war of red and blue, in which green’s seat is empty and has no faction. */
async function war(): Promise<{ campaign: string; owner: string; red: string }> {
  clock.now = START;
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, {
    name: 'A war with room',
    system: 'node-campaign',
    setup: { preset: 'free', settings: { anyMix: true } },
    seats: [
      { id: 'red', name: 'red', choices: { faction: FACTIONS.red } },
      { id: 'blue', name: 'blue', choices: { faction: FACTIONS.blue } },
      { id: 'green', name: 'green', choices: {} },
    ],
    isPublic: true,
    isListed: false,
    draftsCount: false,
    pace: USUAL_PACE,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const { id: campaign } = made.value;
  const red = await newUser(db, 'red');
  for (const [seat, user] of [
    [RED, red],
    [BLUE, await newUser(db, 'blue')],
  ] as const) {
    expect(await host.takeSeat(campaign, seat, user)).toMatchObject({ ok: true });
  }
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  return { campaign, owner, red };
}

/** The seats that the rules take for empty. */
async function emptyIn(campaign: string): Promise<readonly string[]> {
  const seen = await host.viewOf(campaign, { kind: 'referee' });
  const { seats, players } = nodeCampaign.schemas.view.parse(seen?.view);
  return seats.filter((seat) => players[seat]?.isEmpty);
}

test('a war does not begin as long as nobody has a seat', async () => {
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, {
    name: 'An empty war',
    system: 'node-campaign',
    setup: { preset: 'free', settings: { anyMix: true } },
    seats: [
      { id: 'red', name: 'red', choices: { faction: 'chaos' } },
      { id: 'blue', name: 'blue', choices: {} },
    ],
    isPublic: true,
    isListed: false,
    pace: USUAL_PACE,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const rejections = [{ code: 'no-player', rule: null, path: ['seats'], facts: {} }];
  expect((await host.lobby(made.value.id, { kind: 'referee' }))?.missing).toEqual(rejections);
  expect(await host.start(made.value.id, owner)).toEqual({ ok: false, problem: { code: 'rejected', rejections } });
  expect(await host.takeSeat(made.value.id, RED, await newUser(db, 'first'))).toMatchObject({ ok: true });
  expect(await host.start(made.value.id, owner)).toMatchObject({ ok: true });
});

test('the set-up does not wait for a seat with a faction and without a player', async () => {
  const { campaign, red } = await war();
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { userId: null } });
  const order = { type: 'place', nodes: ['D1'] };
  expect(await host.give(campaign, RED, { order, nonce: nonce('a'), userId: red })).toMatchObject({ ok: true });
  const { setUp } = nodeCampaign.schemas.view.parse((await host.viewOf(campaign, { kind: 'referee' }))?.view);
  expect(setUp).toMatchObject({ step: null, owed: [] });
});

test('a war may begin with an empty seat, whose player comes later', async () => {
  const { campaign } = await war();
  expect(await emptyIn(campaign)).toEqual([GREEN]);
  clock.now = new Date(START.getTime() + 60_000);
  expect(await host.takeSeat(campaign, GREEN, await newUser(db, 'late'))).toMatchObject({ ok: true });
  expect(await emptyIn(campaign)).toEqual([]);
  const taken = (await host.head(campaign))?.seats.find(({ seat }) => seat === GREEN);
  expect(taken, 'nobody hands the seat over').toMatchObject({ userName: 'late', wasOthers: false });
  expect(await loggedInput(db, campaign, 1)).toEqual({ type: 'seats', at: clock.now.toISOString(), empty: [] });
  expect(await host.verify(campaign)).toEqual([]);
});

test('the rules hear at once that a player has left', async () => {
  const { campaign, red } = await war();
  expect(await host.leaveSeat(campaign, RED, red)).toMatchObject({ ok: true });
  expect(await emptyIn(campaign)).toEqual([RED, GREEN]);
});

test('what the rules have not heard yet they hear before the next order', async () => {
  const { campaign, red } = await war();
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { userId: null } });
  const order = { type: 'place', nodes: ['D1'] };
  expect(await host.give(campaign, RED, { order, nonce: nonce('a'), userId: red })).toMatchObject({ ok: true });
  expect(await emptyIn(campaign)).toEqual([BLUE, GREEN]);
  expect(await loggedInput(db, campaign, 1)).toMatchObject({ type: 'seats', empty: [BLUE, GREEN] });
});

test('a paused war hears of it when it goes on', async () => {
  const { campaign, owner, red } = await war();
  expect(await host.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.takeSeat(campaign, GREEN, await newUser(db, 'late'))).toMatchObject({ ok: true });
  expect(await emptyIn(campaign), 'nothing happens while it is paused').toEqual([GREEN]);
  expect(await host.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  const order = { type: 'place', nodes: ['D1'] };
  expect(await host.give(campaign, RED, { order, nonce: nonce('a'), userId: red })).toMatchObject({ ok: true });
  expect(await emptyIn(campaign)).toEqual([]);
});
