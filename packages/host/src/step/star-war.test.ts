import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@sealed-orders/db';
import { present, type SeatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import type { CampaignIdentity } from '../shell/identity.ts';
import { handClock } from '../testing/hand-clock.ts';
import { loggedInput, loggedTimes } from '../testing/logged.ts';
import { BECAUSE, BLUE, newUser, RED } from '../testing.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/** A Thursday. */
const START = '2031-05-01T12:00:00Z';

/** The identity of the next campaign; two sites with the same one have the same dice. */
let identity: CampaignIdentity;

/** A database with a host whose clock a test moves by hand. */
async function siteOf() {
  const { db, clock, close } = await handClock(new Date(START));
  return { db, clock, close, host: createHost({ db, clock: () => clock.now, identity: () => identity }) };
}
type Site = Awaited<ReturnType<typeof siteOf>>;

const [here, elsewhere] = [await siteOf(), await siteOf()];
afterAll(() => Promise.all([here.close(), elsewhere.close()]));
beforeEach(async () => {
  identity = newIdentity();
  await here.db.pool.query(`UPDATE campaign SET status = 'finished'`);
});

function newIdentity(): CampaignIdentity {
  const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
  return { id: randomUUID(), seed: hex(32), tail: hex(8) };
}

interface War extends Pick<Site, 'db' | 'clock' | 'host'> {
  readonly campaign: CampaignId;
  readonly owner: UserId;
  readonly users: Readonly<Record<string, UserId>>;
}

/** A war of chaos and orks in its set-up, which the rules will have chosen for both an hour later. */
async function begun(site: Site, settings: object = {}, start = START): Promise<War> {
  const { db, clock, host } = site;
  clock.now = new Date(start);
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, {
    name: 'A war without turns',
    system: 'node-campaign',
    setup: { preset: 'free', settings: { anyMix: true, setupHours: 1, ...settings } },
    seats: [
      { id: RED, name: 'red', choices: { faction: 'chaos' } },
      { id: BLUE, name: 'blue', choices: { faction: 'orks' } },
    ],
    isPublic: false,
    isListed: false,
    pace: USUAL_PACE,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const { id: campaign } = made.value;
  const users = { [RED]: await newUser(db, 'red'), [BLUE]: await newUser(db, 'blue') };
  for (const seat of [RED, BLUE]) {
    expect(await host.takeSeat(campaign, seat, users[seat] ?? '')).toMatchObject({ ok: true });
  }
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  return { db, clock, host, campaign, owner, users };
}

/** The clock jumps to this time, and whatever is due then is done. */
async function until({ clock, host }: Pick<War, 'clock' | 'host'>, time: string): Promise<void> {
  clock.now = new Date(time);
  await host.playSeats();
  await host.runDue();
}

async function viewOf({ host, campaign }: Pick<War, 'host' | 'campaign'>): Promise<View> {
  return nodeCampaign.schemas.view.parse((await host.viewOf(campaign, { kind: 'referee' }))?.view);
}

const keyed = (key: number): string => key.toString(16).padStart(32, '0');

async function gives({ host, campaign, users }: War, seat: SeatId, order: object, key: number): Promise<void> {
  const given = { order, nonce: keyed(key), userId: users[seat] ?? '' };
  expect(await host.give(campaign, seat, given)).toMatchObject({ ok: true });
}

const series = (command: object, when: object = { kind: 'now' }) => ({ type: 'commands', commands: [command], when });
const later = (date: string, time: string) => series({ type: 'expand', node: 'O1' }, { kind: 'on', date, time });

/** When the time for the first roster of chaos is over. */
async function rosterTime(war: Pick<War, 'host' | 'campaign'>): Promise<string | undefined> {
  const { forces, timers } = await viewOf(war);
  const own = present(
    Object.values(forces).find(({ owner }) => owner === RED),
    'a battleforce of red',
  );
  return timers[`roster:${own.id}`];
}

const SET_UP = '2031-05-01T13:00:00.000Z set-up:';

test('after three days of downtime each midnight and each order for its time comes once, in order, at its instant', async () => {
  const war = await begun(here);
  await until(war, '2031-05-02T12:00:00Z');
  await gives(war, RED, later('2031-05-04', '18:30'), 1);
  await gives(war, BLUE, later('2031-05-03', '06:00'), 2);
  await until(war, '2031-05-05T12:00:00Z');
  expect(await loggedTimes(war.db, war.campaign)).toEqual([
    SET_UP,
    '2031-05-02T00:00:00.000Z midnight:friday',
    '2031-05-03T00:00:00.000Z midnight',
    '2031-05-03T06:00:00.000Z post:blue-1',
    '2031-05-04T00:00:00.000Z midnight',
    '2031-05-04T18:30:00.000Z post:red-1',
    '2031-05-05T00:00:00.000Z midnight',
  ]);
  expect((await viewOf(war)).clock).toMatchObject({ day: 4, date: '2031-05-05' });
  expect(await war.host.verify(war.campaign)).toEqual([]);
});

test.each([
  [
    'spring, and a time that does not exist is an hour later',
    '2031-03-28T12:00:00Z',
    '2031-03-30',
    ['2031-03-28T23:00', '2031-03-29T23:00', '2031-03-30T01:30', '2031-03-30T22:00'],
  ],
  [
    'autumn, and a time that comes twice counts the first time',
    '2031-10-24T12:00:00Z',
    '2031-10-26',
    ['2031-10-24T22:00', '2031-10-25T22:00', '2031-10-26T00:30', '2031-10-26T23:00'],
  ],
])('midnight comes at midnight in %s', async (_when, start, sunday, times) => {
  const war = await begun(here, { timeZone: 'Europe/Berlin' }, start);
  await until(war, `${times[0]}:00Z`);
  await gives(war, RED, later(sunday, '02:30'), 1);
  await until(war, `${times[3]}:00Z`);
  const [, ...logged] = await loggedTimes(war.db, war.campaign);
  const names = ['midnight:saturday', 'midnight', 'post:red-1', 'midnight'];
  expect(logged).toEqual(times.map((time, i) => `${time}:00.000Z ${names[i]}`));
  expect((await viewOf(war)).clock.day).toBe(3);
  expect(await war.host.verify(war.campaign)).toEqual([]);
});

/** Chaos attacks orks at noon of the first day, and both have orders for other days. */
async function fought(war: War): Promise<void> {
  const { host, campaign, owner } = war;
  await until(war, '2031-05-02T12:00:00Z');
  const { forces } = await viewOf(war);
  const [attacker, holder] = [RED, BLUE].map((seat) =>
    present(
      Object.values(forces).find((force) => force.owner === seat && !force.isHulk),
      `a battleforce of ${seat}`,
    ),
  );
  const edits = [
    { type: 'set-control', node: 'O3', seat: BLUE },
    { type: 'set-control', node: 'O12', seat: RED },
    { type: 'move-force', force: holder?.id, to: 'O3' },
    { type: 'move-force', force: attacker?.id, to: 'O12' },
  ];
  const ruling = { type: 'corrections', edits };
  expect(await host.rule(campaign, { ruling, reason: 'So be it.', nonce: keyed(1), userId: owner })).toMatchObject({
    ok: true,
  });
  await gives(war, RED, series({ type: 'move', force: attacker?.id, to: 'O3' }), 2);
  await gives(war, RED, later('2031-05-09', '18:30'), 3);
  await gives(war, BLUE, series({ type: 'reinforce', node: 'O4' }, { kind: 'affordable', mayPass: false }), 4);
  expect(Object.keys((await viewOf(war)).battles)).toHaveLength(1);
}

const logOf = (db: Db, campaign: CampaignId) =>
  db.prisma.step.findMany({
    where: { campaignId: campaign },
    select: { n: true, kind: true, at: true, hash: true },
    orderBy: { n: 'asc' },
  });

test('a dry run shows the referee by side what comes until the next day, and changes nothing', async () => {
  const war = await begun(here);
  const { db, host, campaign, owner, users } = war;
  await fought(war);
  await gives(war, RED, later('2031-05-02', '18:30'), 5);
  const [head, before, log] = [await host.head(campaign), await viewOf(war), await logOf(db, campaign)];
  const wanted = { opening: head?.opening ?? 0, as: { kind: 'referee' } } as const;
  const shown = await host.dryRun(campaign, owner, wanted);
  expect(await logOf(db, campaign)).toEqual(log);
  expect(await host.dryRun(campaign, users[RED] ?? '', wanted)).toMatchObject({ problem: { code: 'not-referee' } });
  await until(war, '2031-05-03T00:00:00Z');
  const then = await host.viewOf(campaign, wanted.as);
  const scores = then?.standings.map(({ seat, score }) => ({ seat, after: score }));
  expect(shown).toMatchObject({
    ok: true,
    value: {
      seen: { ...then, at: '2031-05-03T00:00:00.000Z', events: expect.arrayContaining([...(then?.events ?? [])]) },
    },
  });
  expect(shown).toMatchObject({ value: { sides: scores } });
  const changes = nodeCampaign.changes(before, await viewOf(war));
  expect(shown.ok && shown.value.sides.flatMap((side) => side.changes)).toEqual(expect.arrayContaining([...changes]));
  expect(await host.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  const opening = (await host.head(campaign))?.opening ?? 0;
  expect(await host.dryRun(campaign, owner, { ...wanted, opening })).toMatchObject({ problem: { code: 'paused' } });
  expect(await host.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
});

test('whether the clock jumps or walks, through a battle, its die and the sleep of a war, the log is the same', async () => {
  // Rosters can still be entered for a day after the war has fallen asleep, and the battle waits longer.
  const settings = { rosterDays: 17, battleDeadlineDays: 18 };
  const [end, last] = ['2031-05-20T09:00:00Z', '2031-05-26T12:00:00Z'];
  const walks = fc.array(fc.integer({ min: 1, max: 4 * 24 * 60 }), { maxLength: 14 });
  const played = async (site: Site, minutes: readonly number[]) => {
    const war = await begun(site, settings);
    await fought(war);
    for (const wait of minutes) {
      const time = Math.min(Date.parse(end), war.clock.now.getTime() + wait * 60_000);
      await until(war, new Date(time).toISOString());
    }
    await until(war, end);
    expect(await war.host.head(war.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'asleep' });
    expect(await war.host.resume(war.campaign, war.owner, BECAUSE)).toMatchObject({ ok: true });
    await until(war, last);
    const past = await war.host.pastTopics(war.campaign, { kind: 'spectator' }, { most: 10 });
    expect(past?.topics).toMatchObject([{ ending: 'random' }]);
    const log = await logOf(war.db, war.campaign);
    await war.host.endWar(war.campaign, war.owner, 'Enough.');
    return log;
  };
  await fc.assert(
    fc.asyncProperty(walks, async (minutes) => {
      identity = newIdentity();
      expect(await played(here, minutes)).toEqual(await played(elsewhere, []));
    }),
    { numRuns: 3 },
  );
});

test('a war that nobody touches sleeps after two weeks: its midnights do not count, and what ran has as much time left', async () => {
  const war = await begun(here, { rosterDays: 20 });
  await until(war, '2031-05-18T09:00:00Z');
  expect(await war.host.head(war.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'asleep' });
  expect((await viewOf(war)).clock).toMatchObject({ day: 14, date: '2031-05-15' });
  expect(await rosterTime(war)).toBe('2031-05-21T13:00:00.000Z');
  await until(war, '2031-05-20T09:00:00Z');
  expect(await war.host.resume(war.campaign, war.owner, BECAUSE)).toMatchObject({ ok: true });
  // Five days and nine hours after the last midnight.
  expect(await rosterTime(war)).toBe('2031-05-26T22:00:00.000Z');
  await until(war, '2031-05-22T12:00:00Z');
  expect((await loggedTimes(war.db, war.campaign)).slice(-4)).toEqual([
    '2031-05-15T00:00:00.000Z midnight',
    '2031-05-20T09:00:00.000Z overdue',
    '2031-05-21T00:00:00.000Z midnight:wednesday',
    '2031-05-22T00:00:00.000Z midnight',
  ]);
  expect((await viewOf(war)).clock).toMatchObject({ day: 16, date: '2031-05-22' });
  expect(await war.host.verify(war.campaign)).toEqual([]);
});

/** The player of a seat goes on holiday. */
const away = ({ host, campaign, users }: War, seat: SeatId, firstDay: string, lastDay: string) =>
  host.announceHoliday(campaign, seat, users[seat] ?? '', { firstDay, lastDay, zone: 'UTC' });

test('while all players are on holiday no midnight comes, and what ran has as much time left; one who stays keeps the war going', async () => {
  const war = await begun(here);
  await away(war, RED, '2031-05-03', '2031-05-07');
  await away(war, BLUE, '2031-05-05', '2031-05-09');
  for (const day of [2, 3, 4, 5, 6, 7]) await until(war, `2031-05-0${day}T00:00:00Z`);
  expect(await war.host.head(war.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'holiday' });
  expect((await viewOf(war)).clock).toMatchObject({ day: 3, date: '2031-05-04' });
  await until(war, '2031-05-08T00:00:00Z');
  expect(await war.host.head(war.campaign)).toMatchObject({ status: 'running' });
  expect(await loggedInput(war.db, war.campaign, 5)).toEqual({
    type: 'resumed',
    at: '2031-05-08T00:00:00.000Z',
    seconds: 3 * 24 * 3600,
  });
  expect(await rosterTime(war)).toBe('2031-05-11T13:00:00.000Z');
  await until(war, '2031-05-09T12:00:00Z');
  expect((await loggedTimes(war.db, war.campaign)).at(-1)).toBe('2031-05-09T00:00:00.000Z midnight:friday');
  expect((await viewOf(war)).clock).toMatchObject({ day: 4, date: '2031-05-09' });
  expect(await war.host.verify(war.campaign)).toEqual([]);
});

/** The same campaign as its host knows it under another id. */
const copied = (war: War, campaign: CampaignId): War => ({ ...war, campaign, users: {} });

test('a copy of a war goes on from its day: what was due since then comes at once, and what ran has as much time left', async () => {
  const war = await begun(here);
  const { host, clock, db, owner } = war;
  await until(war, '2031-05-02T12:00:00Z');
  await gives(war, RED, later('2031-05-03', '18:30'), 1);
  await until(war, '2031-05-05T12:00:00Z');
  identity = newIdentity();
  const made = await host.branch(war.campaign, owner, { opening: 2, name: 'Another course', reason: BECAUSE });
  const copy = copied(war, made.ok ? made.value.id : expect.fail(made.problem.code));
  expect(await host.head(copy.campaign)).toMatchObject({ status: 'paused', summary: { round: 2, phase: 'war' } });
  expect((await viewOf(copy)).posts).toHaveLength(1);
  await until(war, '2031-05-07T09:00:00Z');
  expect(await host.resume(copy.campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  await until(war, '2031-05-08T12:00:00Z');
  expect(await loggedTimes(db, copy.campaign)).toEqual([
    '2031-05-07T09:00:00.000Z post:red-1 overdue',
    '2031-05-08T00:00:00.000Z midnight:thursday',
  ]);
  expect((await viewOf(copy)).clock).toMatchObject({ day: 3, date: '2031-05-08' });
  expect([await rosterTime(war), await rosterTime(copy)]).toEqual([
    '2031-05-08T13:00:00.000Z',
    '2031-05-12T22:00:00.000Z',
  ]);
  expect((await viewOf(war)).clock).toMatchObject({ day: 7, date: '2031-05-08' });
  const expiresAt = new Date(clock.now.getTime() + 3_600_000).toISOString();
  const link = await host.invite(copy.campaign, owner, { role: 'seat', seat: RED, expiresAt, uses: 1 });
  const users = { [RED]: await newUser(db, 'newcomer') };
  expect(link.ok && (await host.join(link.value.code, users[RED] ?? ''))).toMatchObject({ ok: true });
  await gives({ ...copy, users }, RED, { type: 'present', isPresent: true }, 2);
  expect(await Promise.all([war, copy].map(async (one) => (await viewOf(one)).present))).toEqual([[], [RED]]);
  for (const one of [war, copy]) expect(await host.verify(one.campaign)).toEqual([]);
});

test('the gazette tells a war by the weeks that its nodes score in, from Monday to Sunday', async () => {
  const war = await begun(here, { timeZone: 'Europe/Berlin' });
  await until(war, '2031-05-05T12:00:00Z');
  expect(await here.host.gazette.rounds(war.campaign)).toMatchObject([
    { round: 0, lastRound: 0, isClosed: true },
    { round: 1, lastRound: 3, isClosed: true },
    { round: 2, lastRound: 4, isClosed: false },
  ]);
});
