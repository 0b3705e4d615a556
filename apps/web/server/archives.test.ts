import { gunzipSync } from 'node:zlib';
import { seatId } from '@sealed-orders/rules/kernel';
import { archiveSchema, plainSha256, promisedIn, replayed, stepsIn } from '@sealed-orders/rules/log';
import { tally } from '@sealed-orders/rules/tally';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksOf } from '../src/features/verify/checks.ts';
import { archiveIn, type Examined, examine } from '../src/features/verify/examine.ts';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

let site: Site;
let owner: Visitor;
let red: Visitor;
let blue: Visitor;
const passerBy = (): Visitor => visitor(site.url);

beforeAll(async () => {
  site = await testSite();
  [owner, red, blue] = await Promise.all([signedUp('the-founder'), signedUp('the-red'), signedUp('the-blue')]);
}, 60_000);
afterAll(() => site.close());

async function signedUp(username: string): Promise<Visitor> {
  const person = visitor(site.url);
  const password = 'a long password';
  await person.api.account.signUp.mutate({ username, password, displayName: username });
  expect(await person.signIn(username, password)).not.toContain('error');
  return person;
}

/** A game of Tally between the two, in which red secretly gave blue something and both sealed a number. */
async function war(isPublic: boolean): Promise<string> {
  const seats = ['red', 'blue'].map((id) => ({ id, name: id, choices: { faction: 'even' } }));
  const wanted = { name: 'A Game', system: 'tally', setup: { preset: 'free' }, seats, isPublic } as const;
  const made = await owner.api.campaigns.create.mutate(wanted);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const campaign = made.value.id;
  const link = { campaign, role: 'seat', seat: null, expiresAt: '2100-01-01T00:00:00.000Z', uses: 2 } as const;
  const invited = await owner.api.campaigns.invite.mutate(link);
  for (const who of [red, blue]) await who.api.campaigns.join.mutate({ code: invited.ok ? invited.value.code : '' });
  expect(await owner.api.campaigns.start.mutate({ campaign })).toMatchObject({ ok: true });
  const order = { to: seatId('blue'), gift: 1 } as const;
  expect(await red.api.orders.give.mutate({ campaign, order, nonce: 'c'.repeat(32) })).toMatchObject({ ok: true });
  for (const [i, who] of [red, blue].entries())
    await who.api.orders.seal.mutate({ campaign, opening: 0, sheet: { add: i }, nonce: String(i).repeat(32) });
  await site.host.runDue();
  return campaign;
}

const get = (who: Visitor, campaign: string) =>
  fetch(`${site.url}/archives/${campaign}`, { headers: { cookie: who.cookie() } });

/** Every request that is allowed only after the end, as a list of the results. */
async function asked({ api }: Visitor, campaign: string): Promise<readonly unknown[]> {
  const asks = [
    api.ending.story.query({ campaign }),
    api.play.steps.query({ campaign, as: 'referee' }),
    api.play.view.query({ campaign, n: 1, as: 'referee' }),
    api.play.view.query({ campaign, n: 1, as: 'seat:red' }),
  ];
  const done = await Promise.allSettled(asks);
  return done.map((one) => (one.status === 'fulfilled' ? 'told' : one.reason.data?.code));
}

test('nobody gets a byte of it before the end', async () => {
  const campaign = await war(true);
  for (const who of [owner, red, blue, passerBy()]) {
    const response = await get(who, campaign);
    expect([response.status, await response.text()]).toEqual([404, '404\n']);
    // A referee may see a running campaign as anyone.
    expect(await asked(who, campaign)).toEqual(['FORBIDDEN', ...Array(3).fill(who === owner ? 'told' : 'FORBIDDEN')]);
  }
});

test('after the end everyone who may view the campaign gets the whole archive, and it replays', async () => {
  const campaign = await war(true);
  expect(await owner.api.ending.end.mutate({ campaign, reason: 'Enough.' })).toMatchObject({ ok: true });
  for (const who of [owner, red, passerBy()])
    expect(await asked(who, campaign)).toEqual(['told', 'told', 'told', 'told']);
  const response = await get(passerBy(), campaign);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="a-game.*\.json\.gz"$/);
  const archive = archiveSchema.parse(JSON.parse(gunzipSync(await response.arrayBuffer()).toString()));
  expect(archive.seats.map(({ player }) => player)).toEqual(['the-red', 'the-blue']);
  expect(archive.steps).toHaveLength(4);
  const problems = [];
  for await (const found of replayed(tally, promisedIn(archive, plainSha256), stepsIn(archive)))
    problems.push(...found);
  expect(problems).toEqual([]);
});

test('a private campaign stays private', async () => {
  const campaign = await war(false);
  expect(await owner.api.ending.end.mutate({ campaign, reason: 'Enough.' })).toMatchObject({ ok: true });
  expect((await get(passerBy(), campaign)).status).toBe(404);
  expect(await asked(passerBy(), campaign)).toEqual(Array(4).fill('UNAUTHORIZED'));
  expect((await get(blue, campaign)).status).toBe(200);
});

test("each side's view is replayed as that side saw the war, and nothing more", async () => {
  const campaign = await war(true);
  await owner.api.ending.end.mutate({ campaign, reason: 'Enough.' });
  const { api } = passerBy();
  const at = async (n: number, as: 'referee' | 'spectator' | 'seat:red' | 'seat:blue') => {
    const seen = await api.play.view.query({ campaign, n, as });
    return [seen.viewer, seen.events.length];
  };
  // The gift was step 1: the two were notified, spectators were not.
  expect(await at(1, 'referee')).toEqual(['referee', 1]);
  expect(await at(1, 'seat:blue')).toEqual(['seat', 1]);
  expect(await at(1, 'spectator')).toEqual(['spectator', 0]);
  expect(await at(2, 'referee')).toEqual(['referee', 2]);
  expect(await at(2, 'seat:red')).toEqual(['seat', 1]);
});

test('the verification page reads the file, finds no fault and notices a published hash that differs', async () => {
  const campaign = await war(true);
  await owner.api.ending.end.mutate({ campaign, reason: 'Enough.' });
  const archive = await archiveIn(await (await get(passerBy(), campaign)).blob());
  if (archive === null) throw new Error('not an archive');
  const found = async (published: ReadonlyMap<number, string>) => {
    const steps: Examined[] = [];
    for await (const step of examine(archive, published)) steps.push(step);
    return checksOf(steps).map(({ name, done, findings }) => [name, done, findings]);
  };
  const hashes = await passerBy().api.play.hashes.query({ campaign });
  const published = new Map(hashes.map(({ n, hash }) => [n ?? -1, hash]));
  expect(await found(published)).toEqual([
    ['seed', 1, []],
    ['chain', 4, []],
    ['sheets', 2, []],
    ['dice', 5, []],
    ['rules', 4, []],
  ]);
  expect((await found(new Map([...published, [2, '0'.repeat(64)]])))[1]).toEqual([
    'chain',
    4,
    [{ n: 2, code: 'published' }],
  ]);
});

test.each(['no JSON', '{"format":"a-letter"}'])('a file that is not an archive is refused: %s', async (text) => {
  expect(await archiveIn(new Blob([text]))).toBeNull();
});
