import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonce, reason, sheet, type War } from '../testing/asks.ts';
import { codeOf } from '../testing/code-of.ts';
import { lobbyWithPlayers, SEATS } from '../testing/lobby-fixture.ts';
import { type Api, type People, people } from '../testing/people.ts';

let world: People;
let owner: Api;
let azure: Api;
let madder: Api;
let spectator: Api;
let war: War;
/** Its owner plays in it. */
let played: War;

beforeAll(async () => {
  world = await people();
  [owner, spectator] = await Promise.all([world.person('owner'), world.person('spectator')]);
  const players = await Promise.all(SEATS.map((name) => world.person(name)));
  [azure, madder] = await Promise.all([world.known('azure'), world.known('madder')]);
  war = await lobbyWithPlayers(owner, players, 'An Open War', true);
  played = await lobbyWithPlayers(azure, players, 'A War of Azure', true);
  expect(await owner.campaigns.start({ campaign: war.campaign })).toMatchObject({ ok: true });
  expect(await azure.campaigns.start({ campaign: played.campaign })).toMatchObject({ ok: true });
}, 60_000);

afterAll(() => world.close());

test('a referee sees what a seat or a spectator sees, and nothing else', async () => {
  const { campaign } = war;
  for (const [as, api] of [['seat:azure', azure] as const, ['spectator', spectator] as const]) {
    const seen = await owner.play.view({ campaign, as });
    expect(seen).toEqual(await api.play.view({ campaign }));
    expect(seen).not.toEqual(await owner.play.view({ campaign }));
  }
});

test('a referee sees the seats and the log of the desk as a seat or a spectator sees them, without any role', async () => {
  const { campaign } = war;
  await azure.orders.save({ campaign, opening: 0, sheet });
  for (const [as, api] of [['seat:madder', madder] as const, ['spectator', spectator] as const]) {
    const { viewer, seats, roles, you } = await owner.play.head({ campaign, as });
    const own = await api.play.head({ campaign });
    expect({ viewer, seats, roles, you }).toEqual({ viewer: own.viewer, seats: own.seats, roles: [], you: null });
    expect(seats).not.toEqual((await owner.play.head({ campaign })).seats);
    expect(await owner.desk.log({ campaign, as })).toEqual(await api.desk.log({ campaign }));
  }
});

test('players, spectators and an owner who plays cannot see as others', async () => {
  const asks = [
    () => madder.play.head({ campaign: war.campaign, as: 'seat:azure' }),
    () => spectator.play.head({ campaign: war.campaign, as: 'referee' }),
    () => madder.desk.log({ campaign: war.campaign, as: 'referee' }),
    () => azure.desk.log({ campaign: played.campaign, as: 'seat:madder' }),
    () => madder.play.view({ campaign: war.campaign, as: 'seat:azure' }),
    () => madder.play.view({ campaign: war.campaign, as: 'seat:madder' }),
    () => spectator.play.view({ campaign: war.campaign, as: 'referee' }),
    () => world.nobody.play.view({ campaign: war.campaign, as: 'seat:azure' }),
    () => azure.play.view({ campaign: played.campaign, as: 'seat:madder' }),
    () => azure.play.view({ campaign: played.campaign, as: 'referee' }),
  ];
  for (const ask of asks) expect(await codeOf(ask())).toBe('FORBIDDEN');
});

test('a referee who takes a seat sees no more than the seat', async () => {
  const { campaign } = played;
  const { prisma } = world.opened.db;
  const { id } = await prisma.user.findUniqueOrThrow({ where: { username: 'madder' }, select: { id: true } });
  await prisma.member.create({ data: { campaignId: campaign, userId: id, role: 'referee' } });
  expect(await codeOf(madder.play.view({ campaign, as: 'seat:azure' }))).toBe('FORBIDDEN');
  expect(await codeOf(madder.desk.ping({ campaign, opening: 0, seats: null, reason }))).toBe('FORBIDDEN');
});

test('the board shows a referee who has sealed and when players were here; a ping reaches the player', async () => {
  const { campaign } = war;
  expect(await azure.orders.seal({ campaign, opening: 0, sheet, nonce })).toMatchObject({ ok: true });
  const seats = [seatId('azure'), seatId('madder')];
  const pinged = await owner.desk.ping({ campaign, opening: 0, seats, reason });
  expect(pinged).toEqual({ ok: true, value: { seats: ['madder'] } });
  expect(await madder.play.head({ campaign })).toMatchObject({ ping: { by: 'owner', reason: 'None.' } });
  expect((await madder.campaigns.mine()).find(({ id }) => id === campaign)).toMatchObject({ isPinged: true });
  const [line] = await owner.desk.board();
  expect(line).toMatchObject({ isReferee: true, seats: [{ sealed: true }, { owes: 'sheet' }, {}, {}] });
  expect(line?.seats[1]).toMatchObject({ seenAt: expect.any(String), pingedAt: expect.any(String) });
});

test('an owner who plays has a board that says only which of the others have sealed', async () => {
  const { campaign } = played;
  const draft = await madder.orders.save({ campaign, opening: 0, sheet });
  expect(draft).toMatchObject({ ok: true });
  const line = (await azure.desk.board()).find(({ id }) => id === campaign);
  expect(line).toMatchObject({ isReferee: false, topics: null });
  expect(line?.seats[1]).toMatchObject({ hasDraft: false, isComplete: false, seenAt: null, owes: 'sheet' });
});

test('only users with a board learn that there is one', async () => {
  expect(await owner.desk.count()).toBe(1);
  expect(await spectator.desk.count()).toBe(0);
  expect(await world.nobody.desk.count()).toBe(0);
});
