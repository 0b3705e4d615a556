import { followCampaign } from '@sealed-orders/realtime/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

const PASSWORD = 'a long password';
const stops: (() => unknown)[] = [];
/** A page whose connection is lost while it opens tries again only after 20 s. */
const PATIENCE = 120_000;

let site: Site;
/** Another process on the same database. This one answers sign-ins and sign-outs, whichever is called. */
let other: Site;

beforeAll(async () => {
  site = await testSite();
  other = await testSite({ beside: site });
}, 60_000);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

afterAll(async () => {
  await other.close();
  await site.close();
});

async function signedUp(username: string): Promise<Visitor> {
  const person = visitor(site.url);
  await person.api.account.signUp.mutate({ username, password: PASSWORD, displayName: username });
  return signedIn(username);
}

async function signedIn(username: string, password = PASSWORD): Promise<Visitor> {
  const person = visitor(site.url);
  expect(await person.signIn(username, password)).not.toContain('error');
  return person;
}

/** The user that a process sees in a request with this cookie. */
async function nameOf(cookie: string, { url }: Site = site): Promise<string | null> {
  const answer = await fetch(`${url}/api/trpc/account.me`, { headers: { cookie } });
  const { result } = await answer.json();
  return result.data?.username ?? null;
}

/** A campaign that only its owner may see. */
async function campaignOf({ api }: Visitor): Promise<string> {
  const seats = ['north', 'south', 'east', 'west'].map((id) => ({ id, name: id }));
  const wanted = { name: 'A Quiet War', system: 'hex-campaign', setup: { preset: 'four-players' }, seats } as const;
  const made = await api.campaigns.create.mutate({ ...wanted, isPublic: false });
  return made.ok ? made.value.id : '';
}

/** A user's open page; resolves once it follows the campaign. Collects one answer per connection. */
async function page(cookie: string, campaign: string, { url }: Site) {
  const answers: boolean[] = [];
  let waiting = (): void => undefined;
  const onAnswer = (mayFollow: boolean): void => {
    answers.push(mayFollow);
    waiting();
  };
  stops.push(followCampaign(campaign, () => undefined, { url, cookie, onAnswer }));
  const answered = (count: number): Promise<readonly boolean[]> =>
    new Promise((resolve) => {
      waiting = () => (answers.length >= count ? resolve(answers) : undefined);
      waiting();
    });
  expect(await answered(1)).toEqual([true]);
  return answered;
}

test('after signing out a copy of the cookie is useless, while other devices stay signed in', async () => {
  const here = await signedUp('red');
  const elsewhere = await signedIn('red');
  const copy = here.cookie();
  expect(await nameOf(copy, other)).toBe('red');

  const heard = other.sessionEnd();
  await here.signOut();
  // Processes notify each other after the answer.
  await heard;
  expect(await nameOf(copy, other)).toBeNull();
  expect(await nameOf(elsewhere.cookie(), other)).toBe('red');
});

test('a copy of the cookie is not renewed after signing out', async () => {
  const here = await signedUp('rose');
  const copy = here.cookie();
  await here.signOut();
  const renewed = await fetch(`${site.url}/api/auth/session`, { headers: { cookie: copy } });
  expect(await renewed.json()).toEqual({});
  for (const cookie of renewed.headers.getSetCookie()) expect(await nameOf(cookie.split(';')[0] ?? '')).toBeNull();
});

test('pages of a session that was signed out in another process are disconnected and not let in again', {
  timeout: PATIENCE,
}, async () => {
  const here = await signedUp('blue');
  const campaign = await campaignOf(here);
  const [copy, elsewhere] = [here.cookie(), await signedIn('blue')];
  const pages = await Promise.all([site, other].map((process) => page(copy, campaign, process)));
  const theirs = await page(elsewhere.cookie(), campaign, site);

  await here.signOut();
  for (const answered of pages) expect(await answered(2)).toEqual([true, false]);
  expect(await theirs(2)).toEqual([true, true]);
  for (const process of [site, other]) expect(await nameOf(copy, process)).toBeNull();
});

test('signing out everywhere ends all sessions in all processes, and nobody else’s', {
  timeout: PATIENCE,
}, async () => {
  const [here, stranger] = [await signedUp('green'), await signedUp('stranger')];
  const elsewhere = await signedIn('green');
  const campaign = await campaignOf(here);
  const answered = await page(elsewhere.cookie(), campaign, other);
  for (const process of [site, other]) expect(await nameOf(elsewhere.cookie(), process)).toBe('green');

  expect(await here.api.account.signOutEverywhere.mutate()).toEqual({ done: true });
  expect(await answered(2)).toEqual([true, false]);
  for (const process of [site, other])
    for (const person of [here, elsewhere]) expect(await nameOf(person.cookie(), process)).toBeNull();
  expect(await nameOf(stranger.cookie())).toBe('stranger');
  expect(await nameOf((await signedIn('green')).cookie())).toBe('green');
});

test('a changed password ends all sessions, and the new one opens another', async () => {
  const [here, elsewhere] = [await signedUp('amber'), await signedIn('amber')];
  const next = 'a longer password';
  expect(await here.api.account.changePassword.mutate({ old: 'another password', next })).toEqual({
    ok: false,
    problem: { code: 'wrong-password' },
  });
  expect(await nameOf(elsewhere.cookie())).toBe('amber');
  expect(await here.api.account.changePassword.mutate({ old: PASSWORD, next })).toMatchObject({ ok: true });
  for (const person of [here, elsewhere]) expect(await nameOf(person.cookie())).toBeNull();
  expect(await nameOf((await signedIn('amber', next)).cookie())).toBe('amber');
});

test('after many wrong passwords the right one is delayed too', async () => {
  const { api } = await signedUp('grey');
  const next = 'a longer password';
  const wrong = Array.from({ length: 10 }, () => api.account.changePassword.mutate({ old: 'another password', next }));
  expect((await Promise.all(wrong)).map((it) => (it.ok ? null : it.problem.code))).toEqual(
    Array(10).fill('wrong-password'),
  );
  expect(await api.account.changePassword.mutate({ old: PASSWORD, next })).toEqual({
    ok: false,
    problem: { code: 'throttled' },
  });
});
