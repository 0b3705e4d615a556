import { randomBytes } from 'node:crypto';
import { createHost } from '@sealed-orders/host';
import { BECAUSE } from '@sealed-orders/host/testing';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPage, type Page } from './testing/page.ts';
import { type Site, testSite } from './testing/site.ts';
import type { Visitor } from './testing/visitor.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

const moment = (second: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + second * 1000);
let now = moment(0);
let site: Site;
let people: People;
const pages: Page[] = [];

beforeAll(async () => {
  site = await testSite({ clock: () => now });
  people = await peopleOf(site);
}, 120_000);

afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

afterAll(() => site.close());

/** A public war of four without armies, begun at second 0. */
function war(): Promise<string> {
  now = moment(0);
  return startedWar(people, { name: 'A War of Whispers', settings: { askedPhases: 'movement' } });
}

const nonce = (): string => randomBytes(16).toString('hex');
const sheet = { phase: 'movement-orders', orders: [] } as const;

async function page(campaign: string, person: Visitor): Promise<Page> {
  const opened = await openPage(site.url, campaign, person.cookie());
  pages.push(opened);
  return opened;
}

/** Whether this many messages have arrived in total. */
const heardOf =
  (count: number) =>
  ({ length }: Page['heard']): boolean =>
    length >= count;

/** HEX-QB-12: only the two may know this until the other says the same. */
async function whispered(campaign: string): Promise<number> {
  const report = { values: { azure: 900, madder: 900 }, lost: { azure: 0, madder: 100 }, winner: AZURE };
  const order = { type: 'fun-battle', with: MADDER, report } as const;
  const given = await people.players.azure.api.orders.give.mutate({ campaign, order, nonce: nonce() });
  if (!given.ok) throw new Error(JSON.stringify(given.problem));
  return given.value.n;
}

const closed = (campaign: string, opening: number) =>
  people.referee.api.campaigns.closePhase.mutate({ campaign, opening, reason: BECAUSE });

/** Everything shown of a campaign's log and clock. Ids and hashes differ between any two campaigns. */
async function told(campaign: string, { api }: Visitor) {
  const { id: _id, slug: _slug, seedHash: _hash, seats, ...head } = await api.play.head.query({ campaign });
  const { view: _view, events: _events, ...seen } = await api.play.view.query({ campaign });
  const hashes = await api.play.hashes.query({ campaign });
  const listed = await api.campaigns.public.query();
  const line = listed.find((it) => it.id === campaign);
  return {
    head: { ...head, seats: seats.map((seat) => ({ ...seat, commitment: seat.commitment === null ? null : 'some' })) },
    steps: await api.play.steps.query({ campaign }),
    seen,
    hashes: hashes.map((published) => ({ ...published, hash: 'some' })),
    line: line && { ...line, id: 'some', slug: 'some' },
  };
}

test('dealings between two players are not listed, counted, dated or announced to anyone else', async () => {
  const campaign = await war();
  const [ochre, outside, madder] = await Promise.all(
    [people.players.ochre, people.passerBy, people.players.madder].map((person) => page(campaign, person)),
  );
  if (!ochre || !outside || !madder) throw new Error('three pages');
  const others = [people.players.ochre, people.players.verdigris, people.passerBy];
  const before = await Promise.all(others.map((person) => told(campaign, person)));

  now = moment(60);
  expect(await whispered(campaign), 'the number by which Azure knows it').toBe(1);
  expect(await Promise.all(others.map((person) => told(campaign, person)))).toEqual(before);
  expect(await told(campaign, people.players.madder)).toMatchObject({
    head: { n: 1, opening: 0, openedAt: moment(0).toISOString() },
    seen: { n: 1, at: moment(60).toISOString() },
    steps: { count: 2, steps: [{ n: 0 }, { n: 1, at: moment(60).toISOString() }] },
  });

  now = moment(120);
  expect(await closed(campaign, 0)).toEqual({ ok: true, value: { n: 2 } });
  await Promise.all([ochre.until(heardOf(2)), outside.until(heardOf(2)), madder.until(heardOf(3))]);
  const [caughtUp, first, second] = [{ what: 'caught-up' }, { what: 'step', n: 1 }, { what: 'step', n: 2 }];
  expect([ochre.heard, outside.heard]).toEqual([
    [caughtUp, first],
    [caughtUp, first],
  ]);
  expect(madder.heard).toEqual([caughtUp, first, second]);
  expect((await people.players.ochre.api.play.steps.query({ campaign })).steps.map(({ n, at }) => [n, at])).toEqual([
    [0, moment(0).toISOString()],
    [1, moment(120).toISOString()],
  ]);
  expect(await people.referee.api.play.steps.query({ campaign })).toMatchObject({ count: 3 });
  expect(await people.referee.api.play.verified.query({ campaign })).toEqual({ steps: 3, problems: [] });
  expect(site.failures).toEqual([]);
});

test('a correction for one player is not listed, counted, dated or announced to anyone else', async () => {
  const campaign = await war();
  const { azure, ochre } = people.players;
  const [own, other, outside] = await Promise.all([azure, ochre, people.passerBy].map((one) => page(campaign, one)));
  if (!own || !other || !outside) throw new Error('three pages');
  const others = [ochre, people.players.madder, people.passerBy];
  const before = await Promise.all(others.map((person) => told(campaign, person)));
  now = moment(60);
  const ruling = { type: 'set-debt', seat: AZURE, debt: 30 };
  const corrected = { campaign, ruling, reason: 'It was paid twice.', nonce: nonce() };
  expect(await people.referee.api.campaigns.rule.mutate(corrected)).toEqual({ ok: true, value: { n: 1 } });
  await own.until(heardOf(2));
  expect(await Promise.all(others.map((person) => told(campaign, person)))).toEqual(before);
  expect(await azure.api.play.view.query({ campaign })).toMatchObject({
    n: 1,
    opening: 0,
    view: { own: { record: { debt: 30 } } },
    events: [{ type: 'debt-corrected', rule: 'HEX-TURN-13', to: [AZURE], reason: 'It was paid twice.' }],
  });
  for (const person of [azure, ochre])
    expect(await person.api.campaigns.rule.mutate(corrected).catch(({ data }) => data.code)).toBe('FORBIDDEN');

  now = moment(120);
  expect(await closed(campaign, 0)).toMatchObject({ ok: true });
  await Promise.all([own.until(heardOf(3)), other.until(heardOf(2)), outside.until(heardOf(2))]);
  expect([other.heard, outside.heard]).toEqual(Array(2).fill([{ what: 'caught-up' }, { what: 'step', n: 1 }]));
  expect(await people.referee.api.play.verified.query({ campaign })).toEqual({ steps: 3, problems: [] });
});

test('wars that differ only in dealings between two look the same to a third player and a visitor', async () => {
  const worlds = [];
  for (const isWhispering of [true, false]) {
    const campaign = await war();
    const watching = [people.players.ochre, people.passerBy];
    const open = await Promise.all(watching.map((person) => page(campaign, person)));
    const seenThrough: unknown[] = [];
    const look = async () => {
      for (const person of watching) seenThrough.push(await told(campaign, person));
    };
    await look();
    now = moment(60);
    if (isWhispering) await whispered(campaign);
    await look();
    now = moment(90);
    const sealed = { campaign, opening: 0, sheet, nonce: nonce() };
    expect(await people.players.ochre.api.orders.seal.mutate(sealed)).toMatchObject({ ok: true });
    await look();
    now = moment(120);
    expect(await closed(campaign, 0)).toMatchObject({ ok: true });
    await Promise.all(open.map((one) => one.until(heardOf(3))));
    await look();
    worlds.push({ seenThrough, heard: open.map(({ heard }) => heard) });
  }
  expect(worlds[0]).toEqual(worlds[1]);
});

test('a player who drafts and seals does not notice dealings between others, nor do those others', async () => {
  const campaign = await war();
  const [ochre, azure] = [people.players.ochre.api, people.players.azure.api];
  expect(await ochre.orders.save.mutate({ campaign, opening: 0, sheet })).toMatchObject({ ok: true });
  expect(await azure.orders.seal.mutate({ campaign, opening: 0, sheet, nonce: nonce() })).toMatchObject({ ok: true });
  const sealed = await azure.orders.draft.query({ campaign });
  await whispered(campaign);
  expect(await ochre.orders.draft.query({ campaign })).toMatchObject({ draft: { opening: 0, sheet } });
  expect(await ochre.orders.save.mutate({ campaign, opening: 0, sheet })).toMatchObject({ ok: true });
  expect(await ochre.orders.seal.mutate({ campaign, opening: 0, sheet, nonce: nonce() })).toMatchObject({ ok: true });
  expect(await ochre.orders.unseal.mutate({ campaign, opening: 0 })).toEqual({ ok: true, value: { opening: 0 } });
  expect(await azure.orders.draft.query({ campaign })).toEqual(sealed);
  expect(await closed(campaign, 0)).toMatchObject({ ok: true });
  expect(await ochre.orders.seal.mutate({ campaign, opening: 0, sheet, nonce: nonce() })).toEqual({
    ok: false,
    problem: { code: 'closed' },
  });
});

test('a change in another process is announced once, only to viewers whom it concerns', async () => {
  const campaign = await war();
  const [ochre, madder] = [await page(campaign, people.players.ochre), await page(campaign, people.players.madder)];
  const [one, two] = [1, 2].map(() => createHost({ db: site.db, clock: () => now }));
  if (!one || !two) throw new Error('two other processes');
  const owner = await site.db.prisma.campaign.findUniqueOrThrow({
    where: { id: campaign },
    select: { createdBy: true },
  });
  const report = { values: { azure: 9, madder: 9 }, lost: { azure: 0, madder: 0 }, winner: null };
  const user = await site.db.prisma.seat.findFirstOrThrow({
    where: { campaignId: campaign, seat: AZURE },
    select: { userId: true },
  });
  const order = { type: 'fun-battle', with: MADDER, report };
  const giving = () => ({ order, nonce: nonce(), userId: user.userId ?? '' });
  const told = (n: number) => [{ what: 'step' as const, campaign, n }];

  expect(await one.give(campaign, AZURE, giving())).toMatchObject({ ok: true });
  await one.notify(told(1));
  await two.notify(told(1));
  expect(await one.give(campaign, AZURE, giving())).toMatchObject({ ok: true });
  expect(await one.closePhase(campaign, owner.createdBy, 0, BECAUSE)).toEqual({ ok: true, value: { n: 3 } });
  // One message for the second and the third step.
  await two.notify(told(3));
  await one.notify(told(3));
  await two.notify([{ what: 'seals', campaign, n: 1 }]);
  await Promise.all([ochre.until(heardOf(3)), madder.until(heardOf(4))]);
  expect(ochre.heard).toEqual([{ what: 'caught-up' }, { what: 'step', n: 1 }, { what: 'seals' }]);
  expect(madder.heard).toEqual([
    { what: 'caught-up' },
    { what: 'step', n: 1 },
    { what: 'step', n: 3 },
    { what: 'seals' },
  ]);
});
