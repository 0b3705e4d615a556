import { BECAUSE } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTED } from './front-page.ts';
import { type Site, testSite } from './testing/site.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

let site: Site;
let people: People;
let campaign: string;

const isHexCampaign = (system: string): boolean => system === 'hex-campaign';

beforeAll(async () => {
  site = await testSite();
  people = await peopleOf(site);
  await startedWar(people, { name: 'A Closed War', settings: { askedPhases: 'all' }, isPublic: false });
  campaign = await startedWar(people, { name: 'A War to Watch', settings: { askedPhases: 'all' } });
}, 120_000);

afterAll(() => site.close());

test('the start page shows what anyone could request about a public war, and nothing about a private one', async () => {
  const { campaigns, war } = await site.frontPage(isHexCampaign);
  const { api } = people.passerBy;
  expect(campaigns).toEqual(await api.campaigns.public.query());
  expect(campaigns.map(({ name }) => name)).toEqual(['A War to Watch']);
  expect(war?.name).toBe('A War to Watch');
  expect(JSON.parse(JSON.stringify(war?.seen))).toEqual(await api.play.view.query({ campaign, as: 'passer-by' }));
});

test('without a game that can be shown, the public campaigns are only listed', async () => {
  const { campaigns, war } = await site.frontPage(() => false);
  expect(campaigns).toHaveLength(1);
  expect(war).toBeNull();
});

test('the list can be serialized: it contains only plain objects', async () => {
  const { campaigns } = await site.frontPage(isHexCampaign);
  expect(campaigns.map(Object.getPrototypeOf)).toEqual(campaigns.map(() => Object.prototype));
});

test('the war on the start page has its last closed round, or nothing before a round is closed', async () => {
  const { referee, passerBy } = people;
  expect((await site.frontPage(isHexCampaign)).war?.closed).toBeNull();
  for (const opening of [0, 1, 2]) {
    const closing = { campaign, opening, reason: BECAUSE };
    expect(await referee.api.campaigns.closePhase.mutate(closing)).toMatchObject({ ok: true });
    await site.host.runDue();
  }
  // The other war is first in the list, and has no closed round yet.
  await startedWar(people, { name: 'A New War', settings: { askedPhases: 'all' } });
  const { campaigns, war } = await site.frontPage(isHexCampaign);
  expect(campaigns.map(({ name }) => name)).toEqual(['A New War', 'A War to Watch']);
  expect(war?.name).toBe('A War to Watch');
  const told = await passerBy.api.gazette.round.query({ campaign, round: 1 });
  expect(JSON.parse(JSON.stringify(war?.closed))).toEqual(told);
  expect(war?.seats.map(({ name }) => name)).toEqual(['azure', 'madder', 'ochre', 'verdigris']);
});

test('only the first few campaigns are listed, and no sleeping ones', async () => {
  const { db, frontPage } = site;
  const { api } = people.passerBy;
  for (let made = 0; made < LISTED; made += 1) await startedWar(people, { name: `War ${made}`, settings: {} });
  const pauseReason = { code: 'asleep', details: [] };
  const [first] = await api.campaigns.public.query();
  await db.prisma.campaign.update({ where: { id: first?.id ?? '' }, data: { status: 'paused', pauseReason } });
  const awake = (await api.campaigns.public.query()).filter(({ pausedBecause }) => pausedBecause === null);
  const { campaigns } = await frontPage(isHexCampaign);
  expect(campaigns.map(({ name }) => name)).toEqual(awake.slice(0, LISTED).map(({ name }) => name));
  expect(awake.length).toBeGreaterThan(LISTED);
});
