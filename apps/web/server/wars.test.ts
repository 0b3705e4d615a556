import { BECAUSE, runningTable } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { peopleOf, startedWar } from './testing/war.ts';
import { wantedIn } from './wanted-wars.ts';

let site: Site;

beforeAll(async () => {
  site = await testSite();
  const people = await peopleOf(site);
  await startedWar(people, { name: 'A Closed War', settings: { askedPhases: 'all' }, isPublic: false });
  await startedWar(people, { name: 'A War to Read', settings: { askedPhases: 'all' } });
}, 120_000);

afterAll(() => site.close());

test('a page of the list shows public wars only, and a page past the end is not found', async () => {
  const list = await site.shared.wars({ group: null, page: 1 });
  expect(list?.wars.map(({ war }) => war.name)).toEqual(['A War to Read']);
  expect(list).toMatchObject({ pages: 1, counts: { played: 1, asleep: 0, over: 0 } });
  expect(await site.shared.wars({ group: null, page: 2 })).toBeNull();
  expect(await site.shared.wars({ group: 'over', page: 1 })).toMatchObject({ wars: [], pages: 1 });
  expect(await site.shared.wars({ group: 'over', page: 2 })).toBeNull();
});

test('a war is read again only when something in it has changed, in this process or in another', async () => {
  const { host, db } = site;
  const beside = await testSite({ beside: site });
  const { campaign, owner } = await runningTable(db, host, { isListed: true });
  const read = async (on: Site) => {
    const list = await on.shared.wars({ group: null, page: 1 });
    return { tag: list?.tag, war: list?.wars.find(({ war }) => war.id === campaign) };
  };
  const first = await read(site);
  await read(beside);
  expect((await read(site)).war).toBe(first.war);
  expect((await read(site)).tag).toBe(first.tag);

  expect(await host.closePhase(campaign, owner, 0, BECAUSE)).toMatchObject({ ok: true });
  const closed = await read(site);
  expect(closed.war?.closed).not.toBeNull();
  expect(closed.tag).not.toBe(first.tag);
  expect((await read(beside)).war).toEqual(closed.war);

  const round = closed.war?.closed?.line.round ?? 0;
  const wanted = { round, title: 'A quiet evening', lead: '' };
  expect(await host.gazette.setHeadline(campaign, owner, wanted)).toMatchObject({ ok: true });
  expect((await read(site)).war?.closed?.headline).toMatchObject({ title: 'A quiet evening' });

  await db.pool.query('UPDATE campaign SET listed = false WHERE id = $1', [campaign]);
  expect((await read(site)).war).toBeUndefined();
  await beside.close();
});

test.each([
  [{}, { group: null, page: 1 }],
  [{ page: '3' }, { group: null, page: 3 }],
  [
    { show: 'over', page: '10000' },
    { group: 'over', page: 10_000 },
  ],
  [{ page: '10001' }, null],
  [{ page: '0' }, null],
  [{ page: '-1' }, null],
  [{ page: '1.5' }, null],
  [{ page: ['1', '2'] }, null],
  [{ show: 'secret' }, null],
  [{ show: '' }, null],
])('the address says which page is wanted: %j', (query, wanted) => {
  expect(wantedIn(query)).toEqual(wanted);
});
