import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { seedHash } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BLUE, GREEN, newUser, RED, runningTable, seatedTable, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date('2026-11-20T12:00:00.000Z');
const host = createHost({ db, clock: () => now, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const referee = { kind: 'referee' } as const;
const wanted = {
  name: 'The Long Würm',
  system: 'tally',
  setup: { preset: 'free' },
  seats: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  isPublic: false,
} as const;

test('a new campaign has an address made from its name, its seats, and a commitment to its seed', async () => {
  const owner = await newUser(db, 'owner');
  const listed = { ...wanted, isPublic: true, isListed: true };
  const made = await host.createCampaign(owner, listed);
  expect(made).toMatchObject({ ok: true, value: { slug: 'the-long-wurm' } });
  if (!made.ok) return;
  const lobby = await host.lobby(made.value.id, referee);
  expect(lobby).toMatchObject({ status: 'lobby', owner: { id: owner }, preset: 'free' });
  expect(lobby?.seats.map(({ seat, user, choices }) => [seat, user, choices])).toEqual([
    ['red', null, {}],
    ['blue', null, {}],
  ]);
  expect(lobby?.seedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(lobby?.missing.map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['seat-empty', 'seats.0'],
    ['seat-empty', 'seats.1'],
    ['choice-missing', 'seats.0.faction'],
    ['choice-missing', 'seats.1.faction'],
  ]);
  const second = await host.createCampaign(owner, listed);
  expect(second.ok && second.value.slug).toMatch(/^the-long-wurm-[0-9a-f]{4}$/);
  expect(await host.bySlug('the-long-wurm')).toEqual({ id: made.value.id });
});

test.each([
  ['members only', { isPublic: false }],
  ['members only, whatever else is wanted', { isPublic: false, isListed: true }],
  ['unlisted', { isPublic: true }],
])('the address of a campaign cannot be guessed, and takes no name, if it is %s', async (_what, visibility) => {
  const owner = await newUser(db, 'quiet');
  const name = `A Quiet War ${_what}`;
  const made = await host.createCampaign(owner, { ...wanted, ...visibility, name });
  expect(made.ok && made.value.slug).toMatch(/^a-quiet-war-[a-z-]+-[0-9a-f]{16}$/);
  const other = await host.createCampaign(owner, { ...wanted, name, isPublic: true, isListed: true });
  expect(other.ok && other.value.slug).toMatch(/^a-quiet-war-[a-z-]+$/);
});

test('only members find a private campaign at the address that it had before', async () => {
  const table = await seatedTable(db, host, { seats: [RED] });
  const { campaign, owner, users } = table;
  const formerSlug = `former-${campaign}`;
  await db.prisma.campaign.update({ where: { id: campaign }, data: { formerSlug } });
  for (const user of [owner, users[RED] ?? '']) expect(await host.bySlug(formerSlug, user)).toEqual({ id: campaign });
  for (const user of [null, await newUser(db)]) expect(await host.bySlug(formerSlug, user)).toBeNull();
  const other = await host.createCampaign(owner, { ...wanted, name: formerSlug, isPublic: true, isListed: true });
  expect(other.ok && other.value.slug, 'the name is free').toBe(formerSlug);
  expect(await host.bySlug(formerSlug, owner)).toEqual({ id: other.ok && other.value.id });
});

test('a host with a fixed identity gives its campaign that id, that seed and that end of its address', async () => {
  const identity = { id: '00000000-0000-4000-8000-0000000000e5', seed: 'e5'.repeat(32), tail: 'e5'.repeat(8) };
  const fixed = createHost({ db, rulesets: () => tally, identity: () => identity });
  const made = await fixed.createCampaign(await newUser(db, 'fixed'), wanted);
  expect(made).toMatchObject({ ok: true, value: { id: identity.id, slug: `the-long-wurm-${identity.tail}` } });
  expect((await fixed.lobby(identity.id, referee))?.seedHash).toBe(seedHash(identity.seed));
});

test('a seat cannot have the name of a built-in object property, and the refusal says which', async () => {
  const seats = [wanted.seats[0], { id: 'constructor', name: 'Constructor' }];
  expect(await host.createCampaign(await newUser(db, 'namer'), { ...wanted, seats })).toEqual({
    ok: false,
    problem: {
      code: 'rejected',
      rejections: [{ code: 'seat-reserved', rule: null, path: ['seats', 1, 'id'], facts: { name: 'Constructor' } }],
    },
  });
});

test('two seats cannot have one name, whatever its capitals, when a campaign is created or changed', async () => {
  const owner = await newUser(db, 'twins');
  const seats = [
    { id: 'red', name: 'The Horde' },
    { id: 'blue', name: 'the  horde' },
  ];
  const refused = {
    ok: false,
    problem: {
      code: 'rejected',
      rejections: [{ code: 'seat-name-twice', rule: null, path: ['seats', 1, 'name'], facts: { name: 'the  horde' } }],
    },
  };
  expect(await host.createCampaign(owner, { ...wanted, seats })).toEqual(refused);
  const made = await host.createCampaign(owner, wanted);
  expect(made.ok && (await host.rearrange(made.value.id, owner, { seats, board: null }))).toEqual(refused);
});

test.each([
  [
    'a setting that the rules do not know',
    { ...wanted, setup: { preset: 'free', settings: { weather: 'fair' } } },
    'settings',
  ],
  ['an unknown kind of clock', { ...wanted, setup: { preset: 'free', clock: { mode: 'sometimes' } } }, 'clock.mode'],
  ['two seats with one name', { ...wanted, seats: [wanted.seats[0], wanted.seats[0]] }, 'seats.1.id'],
  ['a seat id that is not a word', { ...wanted, seats: [{ id: 'Red 1', name: 'Red' }] }, 'seats.0.id'],
  [
    'an unknown faction',
    { ...wanted, seats: [{ id: 'red', name: 'Red', choices: { faction: 'x' } }] },
    'seats.0.faction',
  ],
])('%s is refused with the field that is wrong', async (_title, given, field) => {
  const answer = await host.createCampaign(await newUser(db), given);
  expect(answer).toMatchObject({ ok: false, problem: { code: 'not-understood' } });
  const [first] = answer.ok ? [] : (answer.problem.rejections ?? []);
  expect(first?.path.join('.')).toBe(field);
});

test('a seat has one player, and a player has one seat', async () => {
  const made = await host.createCampaign(await newUser(db), wanted);
  const id = made.ok ? made.value.id : '';
  const [ann, bob] = [await newUser(db, 'ann'), await newUser(db, 'bob')];
  const race = await Promise.all([host.takeSeat(id, 'red', ann), host.takeSeat(id, 'red', bob)]);
  expect(race.filter(({ ok }) => ok).length).toBe(1);
  expect(race.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'seat-taken' } });
  const sitter = race[0].ok ? ann : bob;
  expect(await host.takeSeat(id, 'pink', sitter)).toEqual({ ok: false, problem: { code: 'no-such-seat' } });
  expect(await host.takeSeat(id, 'blue', sitter)).toMatchObject({ ok: true });
  expect(await host.membership(id, sitter)).toEqual({
    viewer: { kind: 'seat', seat: 'blue' },
    roles: ['seat'],
    seat: 'blue',
    covered: [],
  });
  expect(await host.takeSeat(id, 'red', sitter === ann ? bob : ann), 'the seat they left is free').toMatchObject({
    ok: true,
  });
  expect(await host.leaveSeat(id, 'blue', sitter)).toMatchObject({ ok: true });
  expect(await host.membership(id, sitter)).toBeNull();
});

test('a player who moves to another seat takes their choices and their army along, unless it has its own', async () => {
  const made = await host.createCampaign(await newUser(db), wanted);
  const id = made.ok ? made.value.id : '';
  const ann = await newUser(db, 'ann');
  await host.takeSeat(id, 'red', ann);
  await host.choose(id, 'red', ann, { faction: 'even' });
  const choices = async () => (await host.lobby(id, referee))?.seats.map((seat) => seat.choices);
  await host.takeSeat(id, 'blue', ann);
  expect(await choices()).toEqual([{}, { faction: 'even' }]);
  await host.leaveSeat(id, 'blue', ann);
  await host.takeSeat(id, 'red', ann);
  await host.choose(id, 'red', ann, { faction: 'odd' });
  await host.takeSeat(id, 'blue', ann);
  expect(await choices()).toEqual([{ faction: 'odd' }, { faction: 'even' }]);
});

test('which viewer each user may look as', async () => {
  const table = await runningTable(db, host);
  const watched = await seatedTable(db, host, { isPublic: true });
  const stranger = await newUser(db, 'stranger');
  expect((await host.membership(table.campaign, table.owner))?.viewer).toEqual({ kind: 'referee' });
  expect((await host.membership(table.campaign, table.users.red ?? ''))?.viewer).toEqual({ kind: 'seat', seat: 'red' });
  expect(await host.membership(table.campaign, stranger)).toBeNull();
  expect(await host.membership(table.campaign, null)).toBeNull();
  expect((await host.membership(watched.campaign, stranger))?.viewer).toEqual({ kind: 'spectator' });
  expect((await host.membership(watched.campaign, null))?.viewer).toEqual({ kind: 'spectator' });
});

test('an owner who may still take a seat sees no more than a spectator', async () => {
  const table = await seatedTable(db, host);
  expect(await host.membership(table.campaign, table.owner)).toEqual({
    viewer: { kind: 'spectator' },
    roles: ['owner'],
    seat: null,
    covered: [],
  });
  expect(await host.start(table.campaign, table.owner)).toMatchObject({ ok: true });
  expect((await host.membership(table.campaign, table.owner))?.viewer).toEqual(referee);
});

test('a user let in by another process may look immediately', async () => {
  const table = await seatedTable(db, host);
  const other = createHost({ db, clock: () => now, rulesets: () => tally });
  const guest = await newUser(db, 'guest');
  expect(await other.membership(table.campaign, guest)).toBeNull();
  const expiresAt = '2026-11-21T12:00:00.000Z';
  const invited = await host.invite(table.campaign, table.owner, { role: 'spectator', expiresAt, uses: 1 });
  expect(await host.join(invited.ok ? invited.value.code : '', guest)).toMatchObject({ ok: true });
  expect((await other.membership(table.campaign, guest))?.viewer).toEqual({ kind: 'spectator' });
});

test('an owner who takes a seat sees what the seat sees', async () => {
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, wanted);
  const id = made.ok ? made.value.id : '';
  await host.takeSeat(id, 'red', owner);
  expect(await host.membership(id, owner)).toEqual({
    viewer: { kind: 'seat', seat: 'red' },
    roles: ['owner', 'seat'],
    seat: 'red',
    covered: [],
  });
});

test('only its seat and the referee read an army, and only its seat sets it', async () => {
  const table = await seatedTable(db, host);
  const rifles = { name: 'Rifles', slot: 'troops', moveClass: 'infantry', scout: false, models: 10, points: 120 };
  const army = [{ name: 'First', choices: {}, units: [rifles] }];
  expect(await host.setArmy(table.campaign, 'red', table.users.red ?? '', army)).toMatchObject({ ok: true });
  expect(await host.setArmy(table.campaign, 'red', table.users.blue ?? '', army)).toEqual({
    ok: false,
    problem: { code: 'not-yours' },
  });
  const worthLess = [{ name: 'First', choices: {}, units: [{ ...rifles, points: -1 }] }];
  expect(await host.setArmy(table.campaign, 'red', table.users.red ?? '', worthLess)).toMatchObject({
    ok: false,
    problem: { code: 'not-understood' },
  });
  const seen = async (viewer: Parameters<typeof host.lobby>[1]) => {
    const red = (await host.lobby(table.campaign, viewer))?.seats.find(({ seat }) => seat === 'red');
    return [red?.hasArmy, red?.army];
  };
  expect(await seen({ kind: 'seat', seat: RED })).toEqual([true, army]);
  expect(await seen(referee)).toEqual([true, army]);
  expect(await seen({ kind: 'seat', seat: BLUE })).toEqual([true, null]);
  expect(await seen({ kind: 'spectator' })).toEqual([true, null]);
});

test('once the war has begun only a seat and the referee learn whether that seat brought an army', async () => {
  const table = await seatedTable(db, host);
  const rifles = { name: 'Rifles', slot: 'troops', moveClass: 'infantry', scout: false, models: 10, points: 120 };
  const army = [{ name: 'First', choices: {}, units: [rifles] }];
  expect(await host.setArmy(table.campaign, 'red', table.users.red ?? '', army)).toMatchObject({ ok: true });
  expect(await host.start(table.campaign, table.owner)).toMatchObject({ ok: true });
  const told = async (viewer: Parameters<typeof host.lobby>[1]) => {
    const shown = await host.lobby(table.campaign, viewer);
    return ['red', 'blue'].map((name) => shown?.seats.find(({ seat }) => seat === name)?.hasArmy);
  };
  expect(await told({ kind: 'seat', seat: RED })).toEqual([true, null]);
  expect(await told({ kind: 'seat', seat: BLUE })).toEqual([null, false]);
  expect(await told({ kind: 'spectator' })).toEqual([null, null]);
  expect(await told(referee)).toEqual([true, false]);
});

test('a choice is one that the rules know', async () => {
  const table = await seatedTable(db, host);
  const red = table.users.red ?? '';
  expect(await host.choose(table.campaign, 'red', red, { faction: 'odd' })).toMatchObject({ ok: true });
  for (const unknown of [{ faction: 'purple' }, { colour: 'odd' }, { id: 'blue' }, { stones: 'none' }])
    expect(await host.choose(table.campaign, 'red', red, unknown)).toMatchObject({
      problem: { code: 'not-understood' },
    });
  expect(await host.choose(table.campaign, 'blue', red, { faction: 'odd' })).toMatchObject({
    problem: { code: 'not-yours' },
  });
  expect((await host.lobby(table.campaign, referee))?.seats[0]?.choices).toEqual({ faction: 'odd' });
});

test('a campaign begins when its owner starts it, every seat is taken and the rules accept the setup', async () => {
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, wanted);
  const id = made.ok ? made.value.id : '';
  const refused = await host.start(id, owner);
  expect(refused).toMatchObject({ ok: false, problem: { code: 'rejected' } });
  for (const seat of ['red', 'blue']) {
    const user = await newUser(db, seat);
    await host.takeSeat(id, seat, user);
    await host.choose(id, seat, user, { faction: 'even' });
  }
  expect(await host.start(id, await newUser(db))).toEqual({ ok: false, problem: { code: 'not-referee' } });
  expect(await host.start(id, owner)).toEqual({ ok: true, value: { n: 0 } });
  expect(await host.start(id, owner)).toEqual({ ok: false, problem: { code: 'not-in-lobby' } });
  expect(await host.head(id)).toMatchObject({ status: 'running', n: 0, openedAt: '2026-11-20T12:00:00.000Z' });
  expect(await host.takeSeat(id, 'red', owner)).toEqual({ ok: false, problem: { code: 'is-referee' } });
});

test('an invitation seats one guest for each use, until it expires', async () => {
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, wanted);
  const id = made.ok ? made.value.id : '';
  const expiresAt = '2026-11-21T12:00:00.000Z';
  const invited = await host.invite(id, owner, { role: 'seat', expiresAt, uses: 1 });
  const code = invited.ok ? invited.value.code : '';
  expect(await host.invitation(code)).toMatchObject({ campaign: { id }, role: 'seat', seat: null, isOpen: true });
  const [ann, bob] = [await newUser(db, 'ann'), await newUser(db, 'bob')];
  const joined = await Promise.all([host.join(code, ann), host.join(code, bob)]);
  expect(joined.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(joined.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'invitation-used-up' } });
  const guest = joined[0].ok ? ann : bob;
  expect(await host.join(code, guest)).toMatchObject({ ok: true, value: { role: 'seat', seat: 'red' } });

  const late = await host.invite(id, owner, { role: 'seat', expiresAt, uses: 5 });
  now = new Date('2026-11-21T12:00:00.000Z');
  expect(await host.join(late.ok ? late.value.code : '', await newUser(db))).toEqual({
    ok: false,
    problem: { code: 'invitation-expired' },
  });
  now = new Date('2026-11-20T12:00:00.000Z');
  expect(await host.join('nonsense', ann)).toEqual({ ok: false, problem: { code: 'invitation-unknown' } });
  expect(await host.invite(id, ann, { role: 'referee', expiresAt, uses: 1 })).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
});

test('an invitation may name the seat, or make a referee, who then cannot play', async () => {
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, wanted);
  const id = made.ok ? made.value.id : '';
  const expiresAt = '2026-11-21T12:00:00.000Z';
  const blue = await host.invite(id, owner, { role: 'seat', seat: 'blue', expiresAt, uses: 2 });
  const ann = await newUser(db, 'ann');
  expect(await host.join(blue.ok ? blue.value.code : '', ann)).toMatchObject({ ok: true, value: { seat: 'blue' } });
  expect(await host.join(blue.ok ? blue.value.code : '', await newUser(db))).toEqual({
    ok: false,
    problem: { code: 'seat-taken' },
  });
  const judge = await host.invite(id, owner, { role: 'referee', expiresAt, uses: 2 });
  const code = judge.ok ? judge.value.code : '';
  expect(await host.join(code, ann)).toEqual({ ok: false, problem: { code: 'already-seated' } });
  const bob = await newUser(db, 'bob');
  expect(await host.join(code, bob)).toMatchObject({ ok: true, value: { role: 'referee', seat: null } });
  expect((await host.membership(id, bob))?.viewer).toEqual(referee);
  expect(await host.takeSeat(id, 'red', bob)).toEqual({ ok: false, problem: { code: 'is-referee' } });
});

test('the lists say whose turn it is', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN], isListed: true });
  const red = table.users.red ?? '';
  expect(await host.mine(red)).toMatchObject([
    { id: table.campaign, seat: 'red', roles: ['seat'], seats: 3, seated: 3, sealed: 0, asked: 3, owes: 'sheet' },
  ]);
  const orders = async (user: string) => (await host.mine(user)).map((line) => line.orders);
  expect(await orders(red)).toEqual(['none']);
  await host.saveDraft(table.campaign, RED, 0, { add: 99 });
  expect(await orders(red)).toEqual(['draft']);
  await host.saveDraft(table.campaign, RED, 0, { add: 1 });
  expect(await orders(red)).toEqual(['complete']);
  expect(await orders(table.users.blue ?? '')).toEqual(['none']);
  await host.seal(table.campaign, RED, { opening: 0, sheet: { add: 1 }, nonce: '0'.repeat(32), userId: red });
  expect(await host.mine(red)).toMatchObject([{ sealed: 1, owes: null, orders: 'sealed' }]);
  expect(await host.mine(table.owner)).toMatchObject([{ roles: ['owner'], seat: null, owes: null, orders: null }]);
  expect((await host.publicCampaigns()).map(({ id }) => id)).toContain(table.campaign);
});

test('only its owner sees a roster', async () => {
  const [ann, bob] = [await newUser(db, 'ann'), await newUser(db, 'bob')];
  const saved = await host.saveRoster(ann, { name: 'Firsts', fileName: 'a.ros', roster: { forces: [] } });
  const id = saved.ok ? saved.value.id : '';
  expect(await host.rosters(ann)).toMatchObject([{ id, name: 'Firsts' }]);
  expect(await host.roster(ann, id)).toMatchObject({ roster: { forces: [] } });
  expect(await host.roster(bob, id)).toBeNull();
});
