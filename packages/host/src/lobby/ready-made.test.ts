import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { newUser } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const host = createHost({ db, rulesets: () => hexCampaign });
const AZURE = { kind: 'seat', seat: seatId('azure') } as const;
let owner: string;
let campaign: string;

beforeAll(async () => {
  owner = await newUser(db);
  const made = await host.createCampaign(owner, {
    name: 'A war',
    system: 'hex-campaign',
    setup: { preset: 'first-war', settings: { startBp: 3000 } },
    seats: ['azure', 'madder'].map((id) => ({ id, name: id })),
    isPublic: false,
  });
  if (!made.ok) throw new Error(made.problem.code);
  campaign = made.value.id;
  expect(await host.takeSeat(campaign, 'azure', owner)).toMatchObject({ ok: true });
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const army = async () => (await host.lobby(campaign, AZURE))?.seats.find(({ seat }) => seat === AZURE.seat)?.army;
const choose = (faction: string) => host.choose(campaign, 'azure', owner, { faction });

test('a seat gets a ready-made army once it has a race, and not before', async () => {
  expect(await host.setReadyMade(campaign, 'azure', owner, 'line')).toMatchObject({
    problem: { code: 'no-such-army' },
  });
  expect(await choose('ork')).toMatchObject({ ok: true });
  expect(await host.setReadyMade(campaign, 'azure', owner, 'navy')).toMatchObject({
    problem: { code: 'no-such-army' },
  });
  expect(await host.setReadyMade(campaign, 'madder', owner, 'line')).toMatchObject({ problem: { code: 'not-yours' } });
  expect(await host.setReadyMade(campaign, 'azure', owner, 'line')).toMatchObject({ ok: true });
  expect(await army()).toHaveLength(3);
});

test('another race brings its own army of the same kind, and does not replace an army of lists', async () => {
  await choose('ork');
  await host.setReadyMade(campaign, 'azure', owner, 'mobile');
  const orks = await army();
  await choose('sob');
  const sisters = await army();
  expect(sisters).toHaveLength(3);
  expect(sisters).not.toEqual(orks);
  const own = [{ ...(orks?.[0] ?? expect.fail('no army')), name: 'My own' }];
  expect(await host.setArmy(campaign, 'azure', owner, own)).toMatchObject({ ok: true });
  await choose('ig');
  expect(await army()).toEqual(own);
});

test('only its player and the owner of the campaign see what breaks the terms in an army', async () => {
  await choose('ork');
  await host.setReadyMade(campaign, 'azure', owner, 'line');
  const faults = async (viewer: Viewer, isOwner = false) =>
    (await host.lobby(campaign, viewer, { isOwner }))?.seats.map(({ armyFaults, army: shown }) => [armyFaults, shown]);
  const [first] = (await army()) ?? [];
  const small = { ...(first ?? expect.fail('no army')), units: first?.units.slice(0, 1) ?? [] };
  expect(await faults(AZURE)).toMatchObject([
    [[], expect.anything()],
    [null, null],
  ]);
  expect(await host.setArmy(campaign, 'azure', owner, [small])).toMatchObject({ ok: true });
  const found = expect.arrayContaining([expect.objectContaining({ code: 'small', force: 0 })]);
  expect(await faults(AZURE)).toEqual([
    [found, [small]],
    [null, null],
  ]);
  expect(await faults({ kind: 'spectator' }, true)).toEqual([
    [found, null],
    [[], null],
  ]);
  for (const viewer of [{ kind: 'seat', seat: seatId('madder') }, { kind: 'spectator' }] as const)
    expect((await faults(viewer))?.[0]).toEqual([null, null]);
});

test('a seat run by the computer brings a ready-made army when the war starts', async () => {
  await choose('ork');
  expect(await host.letPlay(campaign, 'madder', owner, true)).toMatchObject({ ok: true });
  expect(await host.choose(campaign, 'madder', owner, { faction: 'ch' })).toMatchObject({ ok: true });
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  const referee = await host.viewOf(campaign, { kind: 'referee' });
  const { pieces } = hexCampaign.schemas.view.parse(referee?.view);
  const theirs = Object.values(pieces).filter(({ seat, kind }) => seat === 'madder' && kind === 'detachment');
  expect(theirs).toHaveLength(3);
});

test('HEX-START-18: the lobby says what the start would be refused for', async () => {
  const made = await host.createCampaign(owner, {
    name: 'A war of gods',
    system: 'hex-campaign',
    setup: { preset: 'first-war', start: 'guided' },
    seats: ['azure', 'madder'].map((id) => ({ id, name: id })),
    isPublic: false,
  });
  if (!made.ok) throw new Error(made.problem.code);
  const { id } = made.value;
  for (const seat of ['azure', 'madder']) await host.letPlay(id, seat, owner, true);
  await host.choose(id, 'azure', owner, { faction: 'ork' });
  await host.choose(id, 'madder', owner, { faction: 'ch' });
  const missing = async () => (await host.lobby(id, AZURE))?.missing;
  expect(await missing()).toMatchObject([{ code: 'choice-missing', path: ['seats', 1, 'god'] }]);
  expect(await host.start(id, owner)).toMatchObject({ problem: { rejections: await missing() } });
  await host.choose(id, 'madder', owner, { faction: 'ch', god: 'khorne' });
  expect(await missing()).toEqual([]);
});
