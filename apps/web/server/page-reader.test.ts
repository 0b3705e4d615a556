import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import type { Visitor } from './testing/visitor.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

let site: Site;
let people: People;

beforeAll(async () => {
  site = await testSite();
  people = await peopleOf(site);
  await startedWar(people, { name: 'A War with a Desk', settings: { askedPhases: 'all' } });
}, 120_000);

afterAll(() => site.close());

const readerOf = (by: Visitor) => site.pageReader({ cookie: by.cookie() });

test('the menus know who is signed in, and who has a desk', async () => {
  expect(await readerOf(people.referee)).toEqual({ name: 'the-founder', hasDesk: true, news: 0 });
  expect(await readerOf(people.players.azure)).toEqual({ name: 'the-azure', hasDesk: false, news: 1 });
});

test('without a session the menus know nobody, whatever the cookie says', async () => {
  const nobody = { name: null, hasDesk: false, news: 0 };
  expect(await readerOf(people.passerBy)).toEqual(nobody);
  expect(await site.pageReader({})).toEqual(nobody);
  expect(await site.pageReader({ cookie: 'next-auth.session-token=made-up' })).toEqual(nobody);
});
