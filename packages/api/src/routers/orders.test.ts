import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reason } from '../testing/asks.ts';
import { codeOf } from '../testing/code-of.ts';
import { lobbyWithPlayers } from '../testing/lobby-fixture.ts';
import { type Api, type People, people } from '../testing/people.ts';

const NAMES = ['azure', 'madder', 'ochre', 'verdigris'];
const NONCE = 'a'.repeat(32);
const PHASE = 'movement-orders';

let world: People;
let owner: Api;
let azure: Api;
let campaign: string;

beforeAll(async () => {
  world = await people();
  owner = await world.person('owner');
  const players = await Promise.all(NAMES.map((name) => world.person(name)));
  azure = await world.known('azure');
  const war = await lobbyWithPlayers(owner, players, 'A War of Habits', true);
  campaign = war.campaign;
  await owner.campaigns.start({ campaign });
}, 60_000);

afterAll(() => world.close());

test('a player chooses once to have a phase sealed, and it is sealed from its next opening on', async () => {
  expect(await azure.orders.standingSeals({ campaign })).toEqual({ phases: [], isOffered: true });
  const set = await azure.orders.setStandingSeal({ campaign, phase: PHASE, nonce: NONCE });
  expect(set).toEqual({ ok: true, value: { phase: PHASE } });
  expect(await azure.orders.standingSeals({ campaign })).toEqual({ phases: [PHASE], isOffered: true });
  expect((await azure.play.head({ campaign })).sealedAt).toBeNull();
  await owner.campaigns.closePhase({ campaign, opening: 0, reason });
  const sealedFor = async (api: Api) =>
    (await api.play.head({ campaign })).seats.filter((one) => one.sealed).map(({ seat }) => seat);
  expect(await sealedFor(azure)).toEqual(['azure']);
  // The others see it later, as if its player had come by.
  for (const other of [owner, world.nobody]) expect(await sealedFor(other)).toEqual([]);
  const { sealed } = await azure.orders.draft({ campaign });
  expect(sealed).toMatchObject({ opening: 1, sheet: { phase: PHASE, orders: [] } });
});

test('standing orders can be withdrawn, once or twice', async () => {
  await azure.orders.setStandingSeal({ campaign, phase: PHASE, nonce: NONCE });
  expect(await azure.orders.withdrawStandingSeal({ campaign, phase: PHASE })).toEqual({ done: true });
  expect(await azure.orders.withdrawStandingSeal({ campaign, phase: PHASE })).toEqual({ done: true });
  expect(await azure.orders.standingSeals({ campaign })).toMatchObject({ phases: [] });
});

test('a phase in which nobody seals cannot be sealed', async () => {
  const answer = await azure.orders.setStandingSeal({ campaign, phase: 'battle', nonce: NONCE });
  expect(answer).toEqual({ ok: false, problem: { code: 'not-awaited' } });
});

test('only the player of a seat can read and change its standing orders', async () => {
  expect(await codeOf(owner.orders.standingSeals({ campaign }))).toBe('FORBIDDEN');
  expect(await codeOf(owner.orders.setStandingSeal({ campaign, phase: PHASE, nonce: NONCE }))).toBe('FORBIDDEN');
  expect(await codeOf(world.nobody.orders.withdrawStandingSeal({ campaign, phase: PHASE }))).toBe('UNAUTHORIZED');
});

test('whether drafts count is settled when the campaign is created, and everybody can read it', async () => {
  const seats = NAMES.map((id) => ({ id: seatId(id), name: id }));
  const plain = { name: 'A Plain War', system: 'hex-campaign', setup: { preset: 'four-players' }, seats } as const;
  const lobbyOf = async (draftsCount?: boolean) => {
    const made = await owner.campaigns.create({ ...plain, isPublic: true, draftsCount });
    return world.nobody.campaigns.lobby({ slug: made.ok ? made.value.slug : '' });
  };
  expect(await lobbyOf()).toMatchObject({ draftsCount: true });
  expect(await lobbyOf(false)).toMatchObject({ draftsCount: false });
  expect(await world.nobody.play.head({ campaign })).toMatchObject({ draftsCount: true });
});
