import { BECAUSE } from '@sealed-orders/host/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPage, type Page } from './testing/page.ts';
import { type Site, testSite } from './testing/site.ts';
import type { Visitor } from './testing/visitor.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

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
  return startedWar(people, { name: 'A War of Drafts', settings: { askedPhases: 'all' } });
}

/** What is shown of a campaign's seats, log and clock. Ids, hashes and dice differ between any two campaigns. */
async function told(campaign: string, { api }: Visitor) {
  const { id: _id, slug: _slug, seedHash: _hash, ...head } = await api.play.head.query({ campaign });
  const { view: _view, events, ...seen } = await api.play.view.query({ campaign });
  const hashes = await api.play.hashes.query({ campaign });
  return {
    head,
    seen,
    steps: await api.play.steps.query({ campaign }),
    hashes: hashes.map((published) => ({ ...published, hash: 'some' })),
    missing: JSON.stringify(events).includes('orders-missing'),
  };
}

/** Everything that others see of Azure's phase: while it is open, once it is closed, and on an open page. */
async function leftBy(isDrafted: boolean) {
  const campaign = await war();
  const page = await openPage(site.url, campaign, people.players.ochre.cookie());
  pages.push(page);
  now = moment(60);
  const sheet = { phase: 'build', lines: [] };
  if (isDrafted)
    expect(await people.players.azure.api.orders.save.mutate({ campaign, opening: 0, sheet })).toMatchObject({
      ok: true,
    });
  const others = [people.players.madder, people.players.ochre, people.passerBy];
  const open = await Promise.all(others.map((person) => told(campaign, person)));
  now = moment(120);
  expect(await people.referee.api.campaigns.closePhase.mutate({ campaign, opening: 0, reason: BECAUSE })).toMatchObject(
    { ok: true },
  );
  await page.until(({ length }) => length >= 2);
  const closed = await Promise.all(others.map((person) => told(campaign, person)));
  const own = await told(campaign, people.players.azure);
  return { own, others: { open, closed, heard: page.heard } };
}

test('a draft that counted and no draft at all look the same to everyone else', async () => {
  const drafted = await leftBy(true);
  const nothing = await leftBy(false);
  expect(drafted.others).toEqual(nothing.others);
  // The player does see the difference.
  expect([drafted.own.missing, nothing.own.missing]).toEqual([false, true]);
});
