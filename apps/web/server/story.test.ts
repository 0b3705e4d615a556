import { randomBytes } from 'node:crypto';
import { followCampaign, type News } from '@sealed-orders/realtime/client';
import { type MovementSheet, movementOptions, type View } from '@sealed-orders/rules/hex-campaign';
import { type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rosterFile } from './testing/roster-file.ts';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

const PASSWORD = 'a long password';
const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;
type Name = keyof typeof FACTIONS;
const NAMES: readonly Name[] = ['azure', 'madder', 'ochre', 'verdigris'];

let site: Site;
let players: Readonly<Record<Name, Visitor>>;
let spectator: Visitor;
let campaign: string;

const seatOf = (name: Name): SeatId => seatId(name);
const nonce = (): string => randomBytes(16).toString('hex');

beforeAll(async () => {
  site = await testSite();
  spectator = visitor(site.url);
  const visitors = await Promise.all(NAMES.map(async (name) => [name, await signedUp(`the-${name}`)] as const));
  players = Object.assign({}, ...visitors.map(([name, player]) => ({ [name]: player })));
  campaign = await begun();
}, 120_000);

afterAll(() => site.close());

async function signedUp(username: string): Promise<Visitor> {
  const person = visitor(site.url);
  const made = await person.api.account.signUp.mutate({ username, password: PASSWORD, displayName: username });
  expect(made.ok).toBe(true);
  expect(await person.signIn(username, PASSWORD)).not.toContain('error');
  return person;
}

/** A campaign of four players, each with one detachment of their own list, from its creation to its start. */
async function begun(): Promise<string> {
  const owner = players.azure;
  const created = await owner.api.campaigns.create.mutate({
    name: 'The War of the Test',
    system: 'hex-campaign',
    setup: { preset: 'four-players', settings: { askedPhases: 'movement' } },
    seats: NAMES.map((id) => ({ id, name: id })),
    isPublic: true,
    isListed: true,
  });
  if (!created.ok) throw new Error(JSON.stringify(created));
  const { id } = created.value;
  for (const name of NAMES) await seated(players[name], id, name);
  const started = await owner.api.campaigns.start.mutate({ campaign: id });
  if (!started.ok) throw new Error(JSON.stringify(started));
  return id;
}

async function seated({ api }: Visitor, id: string, name: Name): Promise<void> {
  const seat = seatOf(name);
  expect(await api.campaigns.takeSeat.mutate({ campaign: id, seat })).toMatchObject({ ok: true });
  const faction = FACTIONS[name];
  expect(await api.campaigns.choose.mutate({ campaign: id, seat, choices: { faction } })).toMatchObject({ ok: true });
  const uploaded = await api.rosters.upload.mutate(rosterFile(`Hidden${name}`, 6));
  if (!uploaded.ok) throw new Error(JSON.stringify(uploaded));
  const { id: roster, review } = uploaded.value;
  const detachments = [{ name: `Column${name}`, lists: [{ roster, review }] }];
  expect(await api.campaigns.setArmy.mutate({ campaign: id, detachments })).toMatchObject({ ok: true });
}

/** Every piece on guard, except the first that can march: it goes to the farthest hex in its reach. */
function sheetFor(view: View): MovementSheet {
  const marching = movementOptions(view).find((it) => it.choices.some((choice) => choice.reach.length > 0));
  const reach = marching?.choices.find((choice) => choice.type === 'path')?.reach ?? [];
  const path = [...reach].sort((a, b) => b.path.length - a.path.length)[0]?.path ?? [];
  return {
    phase: 'movement-orders',
    orders: Object.values(view.pieces).map(({ id }) =>
      id === marching?.piece && path.length > 0 ? { type: 'path', piece: id, path } : { type: 'guard', piece: id },
    ),
  };
}

/** The code of a refused call. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return null;
  } catch (error) {
    return error instanceof TRPCClientError ? error.data?.code : error;
  }
}

/** The open step as a visitor sees it. */
async function viewed(api: Visitor['api']) {
  const seen = await api.play.view.query({ campaign });
  if (seen.system !== 'hex-campaign') throw new Error('the war of the test is a hex campaign');
  return seen;
}

async function sealed(name: Name, secret = nonce()) {
  const { api } = players[name];
  const { opening, view } = await viewed(api);
  return api.orders.seal.mutate({ campaign, opening, sheet: sheetFor(view), nonce: secret });
}

test('the cookie identifies a signed-in user until they sign out', async () => {
  const person = await signedUp('somebody');
  expect(await person.api.account.me.query()).toMatchObject({ username: 'somebody' });
  await person.signOut();
  expect(await person.api.account.me.query()).toBeNull();
});

test('a wrong password leads to an error', async () => {
  expect(await visitor(site.url).signIn('the-azure', 'another password')).toContain('error=CredentialsSignin');
});

test('each player sees only their own view of the campaign', async () => {
  const own = await viewed(players.azure.api);
  expect(own.view.viewer).toEqual({ kind: 'seat', seat: 'azure' });
  expect((await viewed(spectator.api)).view.viewer).toEqual({ kind: 'spectator' });
  expect(await players.azure.api.play.head.query({ campaign })).toMatchObject({ viewer: 'seat', you: 'azure' });
  expect(await spectator.api.play.head.query({ campaign })).toMatchObject({ viewer: 'spectator', you: null });
});

test('requests for another seat are refused', async () => {
  const stranger = await signedUp('stranger');
  const { opening, view } = await viewed(players.azure.api);
  const orders = { campaign, opening, sheet: sheetFor(view), nonce: nonce() };
  expect(await refusal(stranger.api.orders.seal.mutate(orders))).toBe('FORBIDDEN');
  expect(await refusal(stranger.api.orders.draft.query({ campaign }))).toBe('FORBIDDEN');
  expect(await refusal(spectator.api.orders.seal.mutate(orders))).toBe('UNAUTHORIZED');
  expect(await refusal(stranger.api.campaigns.start.mutate({ campaign }))).toBe('FORBIDDEN');
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect(await refusal(stranger.api.play.head.query({ campaign: nowhere }))).toBe('NOT_FOUND');
  expect(await refusal(spectator.api.play.head.query({ campaign: nowhere }))).toBe('UNAUTHORIZED');
  const [list] = await players.azure.api.rosters.list.query();
  expect(await refusal(stranger.api.rosters.get.query({ roster: list?.id ?? '' }))).toBe('NOT_FOUND');
});

test("a sheet for another seat's pieces is refused with the reason, and so is an invalid sheet", async () => {
  const other = await viewed(players.madder.api);
  const sheet = sheetFor(other.view);
  const orders = { campaign, opening: other.opening, nonce: nonce() };
  expect(await players.azure.api.orders.seal.mutate({ ...orders, sheet })).toMatchObject({
    ok: false,
    problem: { code: 'rejected' },
  });
  const wrong = { ...sheet, orders: [{ type: 'guard', piece: 7 }] };
  const call = fetch(`${site.url}/api/trpc/orders.seal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: players.azure.cookie() },
    body: JSON.stringify({ ...orders, sheet: wrong }),
  });
  expect(await (await call).text()).toContain('not-understood');
});

test('a draft is saved, a sealed sheet can be taken back', async () => {
  const { api } = players.ochre;
  const { opening, view } = await viewed(api);
  expect(await api.orders.save.mutate({ campaign, opening, sheet: sheetFor(view) })).toMatchObject({ ok: true });
  expect(await api.orders.draft.query({ campaign })).toMatchObject({ draft: { opening }, sealed: null });
  expect(await sealed('ochre')).toMatchObject({ ok: true });
  expect(await api.orders.draft.query({ campaign })).toMatchObject({ sealed: { opening } });
  expect(await api.orders.unseal.mutate({ campaign, opening })).toMatchObject({ ok: true });
  expect(await api.orders.draft.query({ campaign })).toMatchObject({ sealed: null });
});

test("once all have sealed, followers are notified, and nobody ever received another's orders", async () => {
  const told = new Promise<News>((resolve) => {
    const stop = followCampaign(
      campaign,
      (news) => {
        if (news.what !== 'step') return;
        stop();
        resolve(news);
      },
      { url: site.url },
    );
  });
  const secrets = new Map<Name, readonly string[]>();
  for (const name of NAMES) {
    const secret = nonce();
    const { opening, view } = await viewed(players[name].api);
    const sheet = sheetFor(view);
    const marching = sheet.orders.find((order) => order.type === 'path');
    const path = JSON.stringify(marching?.type === 'path' ? marching.path : []);
    expect(path).not.toBe('[]');
    secrets.set(name, [secret, path, `Hidden${name}`, `Column${name}`]);
    const answer = await players[name].api.orders.seal.mutate({ campaign, opening, sheet, nonce: secret });
    expect(answer).toMatchObject({ ok: true, value: { everyone: name === 'verdigris' } });
  }
  for (const name of NAMES) await players[name].api.play.head.query({ campaign });
  const { ran } = await site.host.runDue();
  expect(ran).toMatchObject([{ campaignId: campaign, n: 1 }]);
  expect(await told).toEqual({ what: 'step', n: 1 });

  for (const name of NAMES) await looked(players[name]);
  await looked(spectator);
  for (const [name, own] of secrets) {
    const others = [...NAMES.filter((it) => it !== name).map((it) => players[it]), spectator];
    // The nonce is never sent back; everything else was sent to its owner and to nobody else.
    expect(own.map((secret) => hasReceived(players[name], secret))).toEqual([false, true, true, true]);
    expect(own.filter((secret) => others.some((it) => hasReceived(it, secret)))).toEqual([]);
  }
  expect(site.failures).toEqual([]);
});

const hasReceived = ({ received }: Visitor, text: string): boolean => received.some((body) => body.includes(text));

/** Requests everything that a page requests. */
async function looked({ api }: Visitor): Promise<void> {
  const { n } = await api.play.head.query({ campaign });
  await api.play.steps.query({ campaign });
  for (let past = 0; past <= n; past++) await api.play.view.query({ campaign, n: past });
  await api.campaigns.lobby.query({ slug: 'the-war-of-the-test' });
  await api.campaigns.public.query();
}

test('a review of a list that is too long for an address is answered', async () => {
  const { api } = await signedUp('the-collector');
  const kept = await api.rosters.upload.mutate(rosterFile('Endless', 90));
  if (!kept.ok) throw new Error(JSON.stringify(kept));
  const { id: roster, review } = kept.value;
  const planned = { name: 'Endless', lists: [{ roster, review }] };
  expect(encodeURIComponent(JSON.stringify(planned)).length).toBeGreaterThan(16_384);
  expect(await api.rosters.detachment.mutate(planned)).toMatchObject({ ok: true, value: { points: 9000 } });
});

test('a request that is too long is not read', async () => {
  const call = (path: string, size: number, by = players.azure) =>
    fetch(`${site.url}/api/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: by.cookie() },
      body: JSON.stringify({ fileName: 'long.ros', base64: 'A'.repeat(size) }),
    });
  expect((await call('orders.seal', 600_000)).status).toBe(413);
  expect((await call('rosters.upload', 8_000_000)).status).toBe(413);
  expect((await call('rosters.upload', 600_000, spectator)).status).toBe(413);
  const answer = await call('rosters.upload', 7_200_000);
  expect(await answer.text()).toContain('too-large');
});
