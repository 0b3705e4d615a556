import { changed, seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reason } from '../testing/asks.ts';
import { codeOf } from '../testing/code-of.ts';
import { type Api, type People, people } from '../testing/people.ts';

const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;

let world: People;
let owner: Api;
let azure: Api;
let open: string;
let shut: string;

beforeAll(async () => {
  world = await people();
  owner = await world.person('owner');
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.person(name)));
  [open, shut] = [await running(players, 'An Open War', true), await running(players, 'A Shut War', false)];
  azure = await world.known('azure');
}, 60_000);

afterAll(() => world.close());

/** A campaign of four players without armies, begun. */
async function running(
  players: readonly Api[],
  name: string,
  isPublic: boolean,
  { settings = {}, by = owner } = {},
): Promise<string> {
  const seats = Object.keys(FACTIONS).map((id) => ({ id, name: id }));
  const wanted = {
    name,
    system: 'hex-campaign',
    setup: { preset: 'four-players', settings: { askedPhases: 'movement', ...settings } },
    seats,
    isPublic,
  } as const;
  const made = await by.campaigns.create(wanted);
  const campaign = made.ok ? made.value.id : '';
  const expiresAt = '2100-01-01T00:00:00.000Z';
  for (const [i, [id, faction]] of Object.entries(FACTIONS).entries()) {
    const seat = seatId(id);
    const link = await by.campaigns.invite({ campaign, role: 'seat', seat, expiresAt, uses: 1 });
    await players[i]?.campaigns.join({ code: link.ok ? link.value.code : '' });
    await players[i]?.campaigns.choose({ campaign, seat, choices: { faction } });
  }
  expect(await by.campaigns.start({ campaign })).toMatchObject({ ok: true });
  return campaign;
}

test('a view says which viewer it is for', async () => {
  expect(await azure.play.view({ campaign: open })).toMatchObject({ viewer: 'seat', view: { own: { id: 'azure' } } });
  expect(await owner.play.view({ campaign: open })).toMatchObject({ viewer: 'referee' });
  expect(await world.nobody.play.view({ campaign: open })).toMatchObject({ viewer: 'spectator' });
});

test('a player may look at a public campaign as everybody sees it', async () => {
  const passing = await azure.play.view({ campaign: open, as: 'passer-by' });
  expect(passing).toEqual(await world.nobody.play.view({ campaign: open }));
  expect(passing).toMatchObject({ viewer: 'spectator', view: { own: null } });
});

test('a private campaign has no such view', async () => {
  expect(await azure.play.view({ campaign: shut })).toMatchObject({ viewer: 'seat' });
  expect(await codeOf(azure.play.view({ campaign: shut, as: 'passer-by' }))).toBe('UNAUTHORIZED');
});

test.each([
  ['a number before the first', { from: -1 }],
  ['a part of a number', { to: 1.5 }],
  ['a number that no log reaches', { from: 2 ** 31 }],
  ['no number', { from: Number.NaN }],
  ['a range that is empty', { from: 3, to: 3 }],
  ['a range backwards', { from: 3, to: 1 }],
  ['nothing before the first', { to: 0 }],
])('steps are asked for by numbers that make sense, not by %s', async (_title, range) => {
  expect(await codeOf(azure.play.steps({ campaign: open, ...range }))).toBe('BAD_REQUEST');
});

test('a referee may read the list of steps as any viewer counts it, and everyone may once the war is over', async () => {
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name)));
  const campaign = await running(players, 'A Short War', true);
  const lists = (api: Api) =>
    Promise.all(
      (['referee', 'spectator', 'seat:azure'] as const).map((as) =>
        codeOf(api.play.steps({ campaign, as, from: 0 }).then(({ viewer }) => viewer)),
      ),
    );
  expect(await lists(owner)).toEqual(['referee', 'spectator', 'seat:azure']);
  expect(await lists(azure)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await azure.play.steps({ campaign, from: 0 })).toMatchObject({ viewer: 'seat:azure', count: 1 });
  expect(await owner.ending.end({ campaign, reason: 'Enough.' })).toMatchObject({ ok: true });
  expect(await lists(azure)).toEqual(['referee', 'spectator', 'seat:azure']);
  expect(await azure.play.steps({ campaign, from: 0 })).toMatchObject({ viewer: 'seat:azure', count: 2 });
});

test('the referee learns whether the log replays, and no other viewer may ask', async () => {
  expect(await owner.play.verified({ campaign: open })).toEqual({ steps: 1, problems: [] });
  expect(await codeOf(azure.play.verified({ campaign: open }))).toBe('FORBIDDEN');
  expect(await codeOf(world.nobody.play.verified({ campaign: open }))).toBe('FORBIDDEN');
});

test('the referee rules, and closes a phase with a missing sheet; players cannot', async () => {
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name)));
  const campaign = await running(players, 'A Slow War', true);
  expect(await codeOf(azure.campaigns.closePhase({ campaign, opening: 0, reason }))).toBe('FORBIDDEN');
  expect(await owner.campaigns.closePhase({ campaign, opening: 7, reason })).toEqual({
    ok: false,
    problem: { code: 'closed' },
  });
  // HEX-QB-11: there is no battle to rule on.
  const ruling = { type: 'postpone-battle', battle: 'b1-1' } as const;
  const ruled = { campaign, ruling, reason: 'Nobody has a table.', nonce: 'e'.repeat(32) };
  expect(await owner.campaigns.rule(ruled)).toMatchObject({ ok: false, problem: { code: 'rejected' } });
  expect(await codeOf(azure.campaigns.rule(ruled))).toBe('FORBIDDEN');
  expect(await owner.campaigns.closePhase({ campaign, opening: 0, reason })).toEqual({ ok: true, value: { n: 1 } });
});

test('neighbouring steps come as the views of each, and only if all of them exist', async () => {
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name)));
  const campaign = await running(players, 'A War in Stretches', false);
  expect(await owner.campaigns.closePhase({ campaign, opening: 0, reason })).toMatchObject({ ok: true });
  const asked = { campaign, from: 0, to: 2 };
  const { first, changes } = await azure.play.stretch(asked);
  const [before, after] = [await azure.play.view({ campaign, n: 0 }), await azure.play.view({ campaign, n: 1 })];
  expect([first, changes.map((change) => changed(first, change))]).toEqual([before, [after]]);
  expect(await owner.play.stretch({ ...asked, as: 'seat:azure' })).toEqual({ first, changes });
  expect(await codeOf(azure.play.stretch({ ...asked, as: 'referee' }))).toBe('FORBIDDEN');
  expect(await codeOf(azure.play.stretch({ ...asked, to: 3 }))).toBe('NOT_FOUND');
  expect(await codeOf(azure.play.stretch({ ...asked, to: 51 }))).toBe('BAD_REQUEST');
});

test('an owner who plays is not a referee', async () => {
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name)));
  const campaign = await running(players, 'A War of One’s Own', true, { by: azure });
  expect(await azure.play.head({ campaign })).toMatchObject({ roles: ['owner', 'seat'], viewer: 'seat' });
  const ruling = { type: 'postpone-battle', battle: 'b1-1' } as const;
  const ruled = { campaign, ruling, reason: 'It does not suit me.', nonce: 'e'.repeat(32) };
  expect(await codeOf(azure.campaigns.rule(ruled))).toBe('FORBIDDEN');
  expect(await codeOf(azure.campaigns.closePhase({ campaign, opening: 0, reason }))).toBe('FORBIDDEN');
  expect(await codeOf(azure.play.verified({ campaign }))).toBe('FORBIDDEN');
});

test('the rules judge an order on arrival immediately, and only the player of a seat gives one', async () => {
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name)));
  const campaign = await running(players, 'A War of Offers', true, { settings: { askedPhases: 'all' } });
  const nothing = { bp: 0, from: null, captives: [] };
  const pact = { type: 'offer', secret: false, treaty: 'pact', gives: nothing, takes: nothing, promise: '' } as const;
  const given = { campaign, order: { ...pact, to: seatId('madder') }, nonce: 'c'.repeat(32) };
  // HEX-DIP-01: their lands do not touch yet.
  expect(await azure.orders.give(given)).toMatchObject({
    ok: false,
    problem: { code: 'rejected', rejections: [{ rule: 'HEX-DIP-01', path: ['order', 'to'] }] },
  });
  expect(await azure.play.steps({ campaign })).toMatchObject({ count: 1 });
  expect(await codeOf(owner.orders.give(given))).toBe('FORBIDDEN');
  expect(await codeOf(world.nobody.orders.give(given))).toBe('UNAUTHORIZED');
});

test('a player gives at most twenty orders on arrival a minute, and others can go on', async () => {
  const madder = await world.known('madder');
  const campaign = await running(
    await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name))),
    'A War of Reports',
    true,
  );
  const report = { values: { azure: 9, madder: 9 }, lost: { azure: 0, madder: 0 }, winner: null };
  const given = (api: Api, other: string, i: number) => {
    const order = { type: 'fun-battle', with: seatId(other), report } as const;
    return api.orders.give({ campaign, order, nonce: String(i).padStart(32, '0') });
  };
  const many = await Promise.all(Array.from({ length: 21 }, (_, i) => codeOf(given(azure, 'madder', i))));
  expect(many.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  expect(await azure.play.head({ campaign })).toMatchObject({ n: 20 });
  expect(await given(madder, 'azure', 0)).toEqual({ ok: true, value: { n: 21 } });
});

test('a player takes and leaves a seat at most twenty times a minute', async () => {
  const players = await Promise.all(Object.keys(FACTIONS).map((name) => world.known(name)));
  const campaign = await running(players, 'A Restless War', true);
  const seat = seatId('azure');
  const codes: unknown[] = [];
  for (let i = 0; i < 11; i++) {
    codes.push(await codeOf(azure.campaigns.leaveSeat({ campaign, seat })));
    codes.push(await codeOf(azure.campaigns.takeSeat({ campaign, seat })));
  }
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
});

test('when the war is over, everybody may have the log replayed', async () => {
  const { prisma } = world.opened.db;
  await prisma.campaign.update({ where: { id: open }, data: { status: 'finished' }, select: { id: true } });
  expect(await world.nobody.play.verified({ campaign: open })).toEqual({ steps: 1, problems: [] });
  await prisma.campaign.update({ where: { id: open }, data: { status: 'running' }, select: { id: true } });
});

test('others do not learn whether a seat is writing orders', async () => {
  const madder = seatId('madder');
  const sheet = { phase: 'movement-orders', orders: [] } as const;
  expect(await azure.orders.save({ campaign: open, opening: 0, sheet })).toMatchObject({ ok: true });
  const drafting = async (api: Api) => (await api.play.head({ campaign: open })).seats.map(({ hasDraft }) => hasDraft);
  expect(await drafting(azure)).toEqual([true, false, false, false]);
  expect(await drafting(owner)).toEqual([true, false, false, false]);
  const { you, seats } = await (await world.known('madder')).play.head({ campaign: open });
  expect(you).toBe(madder);
  expect(seats.map(({ hasDraft }) => hasDraft)).toEqual([false, false, false, false]);
  expect(await drafting(world.nobody)).toEqual([false, false, false, false]);
});

test('a paused campaign is resumed by its owner, and by no player', async () => {
  expect(await owner.campaigns.resume({ campaign: shut, reason })).toEqual({
    ok: false,
    problem: { code: 'not-paused' },
  });
  const { prisma } = world.opened.db;
  await prisma.campaign.update({ where: { id: shut }, data: { status: 'paused' }, select: { id: true } });
  expect(await codeOf(azure.campaigns.resume({ campaign: shut, reason }))).toBe('FORBIDDEN');
  expect(await owner.campaigns.resume({ campaign: shut, reason })).toEqual({ ok: true, value: { done: true } });
  expect(await azure.play.head({ campaign: shut })).toMatchObject({ status: 'running' });
});

test('a referee who sees as another viewer reads the write-ups and times of that viewer, and has nothing to write', async () => {
  const { prisma } = world.opened.db;
  const at = new Date('2026-01-02T12:00:00.000Z');
  const ofAzure = { campaignId: open, topic: 'b1-1', seat: 'azure', title: 'Ours', text: 'We won.', round: 1 };
  await prisma.writeUp.create({ data: { ...ofAzure, begunAt: at, savedAt: at }, select: { seat: true } });
  const eyes = { campaign: open, topic: 'b1-1' };
  const read = async (as?: 'seat:azure' | 'seat:madder' | 'spectator') => {
    const { writeUps, mayWrite } = await owner.writeUps.ofTopic(as === undefined ? eyes : { ...eyes, as });
    const { writeUps: listed, toWrite } = await owner.writeUps.list(
      as === undefined ? { campaign: open } : { campaign: open, as },
    );
    return { titles: writeUps.map(({ title }) => title), listed: listed.length, mayWrite, toWrite };
  };
  const nothing = { mayWrite: false, toWrite: [] };
  expect(await read()).toEqual({ titles: ['Ours'], listed: 1, ...nothing });
  expect(await read('seat:azure')).toEqual({ titles: ['Ours'], listed: 1, ...nothing });
  expect(await read('seat:madder')).toEqual({ titles: [], listed: 0, ...nothing });
  expect(await read('spectator')).toEqual({ titles: [], listed: 0, ...nothing });
  const asAzure = { campaign: open, as: 'seat:azure' } as const;
  expect(await owner.meetings.list(asAzure)).toEqual([]);
  for (const asked of [
    azure.meetings.list(asAzure),
    azure.writeUps.list(asAzure),
    azure.writeUps.ofTopic({ ...eyes, as: 'referee' }),
  ])
    expect(await codeOf(asked)).toBe('FORBIDDEN');
});
