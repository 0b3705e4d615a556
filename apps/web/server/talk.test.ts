import { createHost } from '@sealed-orders/host';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPage, type Page } from './testing/page.ts';
import { type Site, testSite } from './testing/site.ts';
import type { Visitor } from './testing/visitor.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

let site: Site;
let people: People;
let campaign: string;
const pages: Page[] = [];

beforeAll(async () => {
  site = await testSite();
  people = await peopleOf(site);
  campaign = await startedWar(people, {
    name: 'A War of Letters',
    settings: { askedPhases: 'movement' },
    seats: 3,
  });
}, 120_000);

afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

afterAll(() => site.close());

async function page(person: Visitor): Promise<Page> {
  const opened = await openPage(site.url, campaign, person.cookie());
  pages.push(opened);
  return opened;
}

const CAUGHT_UP = { what: 'caught-up' };
const TALK = { what: 'talk' };

test('a message is announced to the two players, and to no other page', async () => {
  const { azure, madder, ochre } = people.players;
  const [a, m, o, r, outside] = await Promise.all([azure, madder, ochre, people.referee, people.passerBy].map(page));
  if (!a || !m || !o || !r || !outside) throw new Error('five pages');
  const sent = await azure.api.talk.send.mutate({ campaign, with: [MADDER], text: 'Peace?' });
  expect(sent).toEqual({ ok: true, value: { n: 1 } });
  await Promise.all([a, m].map((one) => one.until(({ length }) => length >= 2)));
  // The next announcement to all arrives after it, on every page.
  const sheet = { phase: 'movement-orders', orders: [] } as const;
  await ochre.api.orders.seal.mutate({ campaign, opening: 0, sheet, nonce: 'a'.repeat(32) });
  await Promise.all([a, m].map((one) => one.until(({ length }) => length >= 3)));
  await Promise.all([o, r, outside].map((one) => one.until(({ length }) => length >= 2)));
  for (const one of [a, m]) expect(one.heard).toEqual([CAUGHT_UP, TALK, { what: 'seals' }]);
  for (const one of [o, r, outside]) expect(one.heard).toEqual([CAUGHT_UP, { what: 'seals' }]);
});

test('messages from another process are announced here in the same way', async () => {
  const { azure, madder, ochre } = people.players;
  const [a, m, o] = await Promise.all([azure, madder, ochre].map(page));
  if (!a || !m || !o) throw new Error('three pages');
  const other = createHost({ db: site.db });
  const me = await madder.api.account.me.query();
  const written = await other.write(campaign, MADDER, { with: [AZURE], text: 'No.', userId: me?.userId ?? '' });
  expect(written).toMatchObject({ ok: true });
  await Promise.all([a, m].map((one) => one.until(({ length }) => length >= 2)));
  await ochre.api.orders.unseal.mutate({ campaign, opening: 0 });
  await o.until(({ length }) => length >= 2);
  expect(o.heard).toEqual([CAUGHT_UP, { what: 'seals' }]);
  expect([a.heard[1], m.heard[1]]).toEqual([TALK, TALK]);
});

test.each([
  ['empty', ' \n '],
  ['too long', 'x'.repeat(2001)],
])('a message that is %s is refused', async (_title, text) => {
  await expect(people.players.azure.api.talk.send.mutate({ campaign, with: [MADDER], text })).rejects.toThrow(
    'BAD_REQUEST',
  );
});
