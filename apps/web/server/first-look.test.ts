import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import type { Visitor } from './testing/visitor.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

let site: Site;
let people: People;
let campaign: string;
let slug: string;

beforeAll(async () => {
  site = await testSite();
  people = await peopleOf(site);
  campaign = await startedWar(people, { name: 'A War Looked At', settings: { askedPhases: 'all' } });
  ({ slug } = await people.referee.api.play.head.query({ campaign }));
}, 120_000);

afterAll(() => site.close());

const look = (at: string, by: Visitor) => site.firstLook(at, { cookie: by.cookie() });

test.each<[string, () => Visitor]>([
  ['a player', () => people.players.azure],
  ['another player', () => people.players.madder],
  ['the referee', () => people.referee],
  ['somebody without an account', () => people.passerBy],
])('the page for %s contains what the procedures would answer them', async (_title, who) => {
  const { api } = who();
  const first = await look(slug, who());
  expect(first).toEqual({
    lobby: await api.campaigns.lobby.query({ slug }),
    head: await api.play.head.query({ campaign }),
    steps: await api.play.steps.query({ campaign }),
    view: await api.play.view.query({ campaign }),
    orders: first?.head.you == null ? null : await api.orders.draft.query({ campaign }),
  });
});

test('the answers in the page can be serialized: they contain only plain objects', async () => {
  const first = await look(slug, people.referee);
  const kinds = new Set(prototypesIn(first));
  expect([...kinds].every((kind) => kind === Object.prototype || kind === Array.prototype)).toBe(true);
});

/** The prototypes of a value and of everything in it. */
function prototypesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [Object.getPrototypeOf(value), ...Object.values(value).flatMap(prototypesIn)];
}

test('the page of a private war contains nothing for users who may not view it', async () => {
  const closed = await startedWar(people, { name: 'A Closed War', settings: { askedPhases: 'all' }, isPublic: false });
  const at = (await people.referee.api.play.head.query({ campaign: closed })).slug;
  expect(await look(at, people.referee)).not.toBeNull();
  expect(await look(at, people.passerBy)).toBeNull();
  expect(await look('no-such-war', people.referee)).toBeNull();
});

test('the page of a campaign that has not begun contains no answers', async () => {
  const { api } = people.referee;
  const wanted = { name: 'Waiting', system: 'hex-campaign', setup: { preset: 'free' }, isPublic: true } as const;
  const made = await api.campaigns.create.mutate({ ...wanted, seats: [{ id: 'azure', name: 'azure' }] });
  expect(await look(made.ok ? made.value.slug : '', people.referee)).toBeNull();
});
