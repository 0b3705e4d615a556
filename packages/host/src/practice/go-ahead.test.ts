import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost } from '../host.ts';
import { BECAUSE, loggedInput, newNonce, newUser } from '../testing.ts';

const START = new Date('2031-05-05T09:00:00.000Z');
/** Midnights of the campaign, whose zone is UTC. */
const [FIRST, SECOND, THIRD] = ['2031-05-06', '2031-05-07', '2031-05-08'].map((date) => `${date}T00:00:00.000Z`);
const HOUR = 3_600_000;

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const clock = { now: START };
const problems: unknown[] = [];
const opened = () =>
  createHost({
    db,
    clock: () => clock.now,
    rulesets: (system) => (system === 'node-campaign' ? nodeCampaign : hexCampaign),
    onError: (error) => void problems.push(error),
  });
const host = opened();
beforeEach(() => {
  clock.now = START;
  problems.splice(0);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const SEATS = ['azure', 'madder', 'ochre', 'verdigris'].map((id) => ({ id: seatId(id), name: id }));
const AZURE = seatId('azure');
const own: Viewer = { kind: 'seat', seat: AZURE };
const refused = (code: string) => ({ ok: false, problem: { code } });

async function begun(system: 'node-campaign' | 'hex-campaign' = 'node-campaign') {
  const user = await newUser(db);
  const made = await host.beginPractice(user, { name: 'Practice', system, seats: SEATS });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return { campaign: made.value.id, user };
}

type War = Awaited<ReturnType<typeof begun>>;

async function seen({ campaign }: War): Promise<View> {
  return nodeCampaign.schemas.view.parse((await host.viewOf(campaign, own))?.view);
}

const inputSchema = z.looseObject({ type: z.string(), at: z.string(), seat: z.string().optional() });
type Input = z.infer<typeof inputSchema>;

/** The inputs of the log, in order. */
async function inputsOf({ campaign }: War): Promise<readonly Input[]> {
  const steps = await db.prisma.step.findMany({ where: { campaignId: campaign }, select: { n: true } });
  const numbers = steps.map(({ n }) => n).toSorted((a, b) => a - b);
  return Promise.all(numbers.map(async (n) => inputSchema.parse(await loggedInput(db, campaign, n))));
}

/** What the computer would order in the player's place, until nothing is left. */
async function playsOwn(war: War): Promise<void> {
  for (;;) {
    const order = nodeCampaign.practice?.order(await seen(war)) ?? null;
    if (order === null) return;
    expect(await host.give(war.campaign, AZURE, { order, nonce: newNonce(), userId: war.user })).toMatchObject({
      ok: true,
    });
  }
}

/** The war on its first day, which began at its first midnight, 15 hours ahead of the clock. */
async function onItsFirstDay(): Promise<War> {
  const war = await begun();
  // The set-up asks one faction after the other.
  for (let steps = 0; steps < 3; steps++) {
    await host.playSeats();
    await playsOwn(war);
  }
  expect(await host.goAhead(war.campaign, war.user, FIRST ?? '')).toMatchObject({ ok: true });
  return war;
}

test('the only player goes to midnight: it comes at its own instant, after the orders of the computer', async () => {
  const war = await onItsFirstDay();
  expect((await seen(war)).clock).toMatchObject({ day: 1, since: FIRST });
  expect(await host.goAhead(war.campaign, war.user, SECOND ?? '')).toMatchObject({ ok: true });
  expect((await seen(war)).clock).toMatchObject({ day: 2, date: '2031-05-07', since: SECOND });
  const log = await inputsOf(war);
  const isMidnight = (at: string | undefined) => (input: Input) => input.type === 'clock' && input.at === at;
  const [first, second] = [FIRST, SECOND].map((at) => log.findIndex(isMidnight(at)));
  expect(log[second ?? -1]).toMatchObject({ of: ['midnight'] });
  const between = log.slice((first ?? -1) + 1, second);
  expect(new Set(between.map(({ type, at, seat }) => `${type} ${at} ${seat}`))).toEqual(
    new Set(['madder', 'ochre', 'verdigris'].map((seat) => `order ${FIRST} ${seat}`)),
  );
  expect(await host.verify(war.campaign)).toEqual([]);
  expect(problems).toEqual([]);
});

test('asked twice for the same midnight, by two taps at once or a lost answer, only one comes', async () => {
  const war = await onItsFirstDay();
  const [one, other] = await Promise.all(
    [host, opened()].map((some) => some.goAhead(war.campaign, war.user, SECOND ?? '')),
  );
  expect([one, other]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await host.goAhead(war.campaign, war.user, SECOND ?? '')).toMatchObject({ ok: true });
  expect((await seen(war)).clock.day).toBe(2);
  const lines = await host.deskLog(war.campaign, { kind: 'spectator' });
  expect(lines.map(({ deed, facts }) => [deed, facts])).toEqual([
    ['go-ahead', { of: 'deadline', from: FIRST, to: SECOND }],
    ['go-ahead', { of: 'deadline', from: START.toISOString(), to: FIRST }],
  ]);
});

test('the war is then ahead: an order counts at the last midnight, and the next comes once the clock has caught up', async () => {
  const war = await onItsFirstDay();
  await host.goAhead(war.campaign, war.user, SECOND ?? '');
  await playsOwn(war);
  expect((await inputsOf(war)).at(-1)).toMatchObject({ type: 'order', at: SECOND, seat: AZURE });
  clock.now = new Date(Date.parse(THIRD ?? '') - 1);
  await host.runDue();
  expect((await seen(war)).clock.day).toBe(2);
  clock.now = new Date(THIRD ?? '');
  await host.runDue();
  expect((await seen(war)).clock.day).toBe(3);
  expect(await host.verify(war.campaign)).toEqual([]);
});

test('a pause of a war that is ahead takes nothing from its time', async () => {
  const war = await onItsFirstDay();
  await host.goAhead(war.campaign, war.user, SECOND ?? '');
  expect(await host.pause(war.campaign, war.user, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.goAhead(war.campaign, war.user, THIRD ?? '')).toEqual(refused('paused'));
  clock.now = new Date(START.getTime() + HOUR);
  expect(await host.resume(war.campaign, war.user, BECAUSE)).toMatchObject({ ok: true });
  expect((await inputsOf(war)).at(-1)).toMatchObject({ type: 'resumed', at: SECOND, seconds: 0 });
  expect(await host.goAhead(war.campaign, war.user, THIRD ?? '')).toMatchObject({ ok: true });
  expect((await seen(war)).clock).toMatchObject({ day: 3, since: THIRD });
});

test('it is refused to others, with others, for more than a day, and where phases close by seals', async () => {
  const war = await onItsFirstDay();
  const stranger = await newUser(db);
  expect(await host.goAhead(war.campaign, stranger, SECOND ?? '')).toEqual(refused('not-yours'));
  expect(await host.goAhead(war.campaign, war.user, THIRD ?? '')).toEqual(refused('bad-time'));
  const hex = await begun('hex-campaign');
  expect(await host.goAhead(hex.campaign, hex.user, FIRST ?? '')).toEqual(refused('has-sheets'));
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: war.campaign, seat: 'madder' } },
    data: { userId: stranger, playsItself: false },
    select: { seat: true },
  });
  expect(await host.goAhead(war.campaign, war.user, SECOND ?? '')).toEqual(refused('not-alone'));
  expect((await seen(war)).clock.day).toBe(1);
});

test('one person plays a whole war to its end, and its log replays', async () => {
  const war = await onItsFirstDay();
  for (
    let day = Date.parse(SECOND ?? '');
    (await host.head(war.campaign, own))?.status === 'running';
    day += 24 * HOUR
  ) {
    await playsOwn(war);
    expect(await host.goAhead(war.campaign, war.user, new Date(day).toISOString())).toMatchObject({ ok: true });
  }
  const view = await seen(war);
  expect(view.ended).not.toBeNull();
  expect(view.clock.day).toBeLessThanOrEqual(28);
  expect(await host.goAhead(war.campaign, war.user, THIRD ?? '')).toEqual(refused('war-over'));
  expect(await host.verify(war.campaign)).toEqual([]);
  expect(problems).toEqual([]);
}, 240_000);

test('where the computer plays the other seats, people can be invited only to the one of a person', async () => {
  const { campaign, user } = await begun();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const invite = (role: 'seat' | 'spectator', seat: string | null) =>
    host.invite(campaign, user, { role, seat, expiresAt, uses: 1 });
  for (const seat of [null, 'madder']) expect(await invite('seat', seat)).toEqual(refused('no-seat-for-people'));
  expect(await invite('seat', AZURE)).toMatchObject({ ok: true });
  expect(await invite('seat', 'mauve')).toEqual(refused('no-such-seat'));
  expect(await invite('spectator', null)).toMatchObject({ ok: true });
});
