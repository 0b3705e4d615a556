import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { sessionCookie } from '@sealed-orders/auth';
import { followCampaign, type News } from '@sealed-orders/realtime/client';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

const PASSWORD = 'a long password';
const stops: (() => unknown)[] = [];

let demoSite: Site;
let here: Site;

beforeAll(async () => {
  // The site created last handles sign-ins.
  demoSite = await testSite({ demo: true });
  here = await testSite();
}, 60_000);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

afterAll(async () => {
  await demoSite.close();
  await here.close();
});

async function signedUp(username: string): Promise<Visitor> {
  const person = visitor(here.url);
  await person.api.account.signUp.mutate({ username, password: PASSWORD, displayName: username });
  expect(await person.signIn(username, PASSWORD)).not.toContain('error');
  return person;
}

/** A campaign in its lobby that only its members may see. */
async function lobbyOf({ api }: Visitor): Promise<string> {
  const seats = ['north', 'south', 'east', 'west'].map((id) => ({ id, name: id }));
  const wanted = { name: 'A Quiet War', system: 'hex-campaign', setup: { preset: 'four-players' }, seats } as const;
  const made = await api.campaigns.create.mutate({ ...wanted, isPublic: false });
  return made.ok ? made.value.id : '';
}

interface Page {
  readonly heard: News[];
  /** Resolves with the next news. */
  next(): Promise<News>;
  /** Resolves when the server hangs up. */
  readonly cutOff: Promise<void>;
}

/** A user's page that follows a campaign; resolves once it does. */
async function page(person: Visitor, campaign: string): Promise<Page> {
  const heard: News[] = [];
  const waiting: ((news: News) => void)[] = [];
  const onNews = (news: News): void => {
    heard.push(news);
    waiting.shift()?.(news);
  };
  let cut = (): void => undefined;
  const cutOff = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await new Promise<void>((resolve) => {
    const onConnection = (isConnected: boolean): void => (isConnected ? undefined : cut());
    const options = { url: here.url, cookie: person.cookie(), onConnection, onAnswer: () => resolve() };
    stops.push(followCampaign(campaign, onNews, options));
  });
  return { heard, cutOff, next: () => new Promise((resolve) => waiting.push(resolve)) };
}

test('a player removed from a seat is notified, and receives nothing of the campaign afterwards', async () => {
  const [owner, player] = [await signedUp('the-founder'), await signedUp('the-player')];
  const campaign = await lobbyOf(owner);
  const [north, south] = [seatId('north'), seatId('south')];
  const invited = { role: 'seat', seat: south, expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
  const link = await owner.api.campaigns.invite.mutate({ campaign, ...invited });
  await player.api.campaigns.join.mutate({ code: link.ok ? link.value.code : '' });
  const [theirs, own] = [await page(player, campaign), await page(owner, campaign)];

  const [last, first] = [theirs.next(), own.next()];
  await owner.api.campaigns.leaveSeat.mutate({ campaign, seat: south });
  await Promise.all([last, first]);
  for (const change of ['takeSeat', 'leaveSeat'] as const) {
    const news = own.next();
    await owner.api.campaigns[change].mutate({ campaign, seat: north });
    await news;
  }
  expect(own.heard.map(({ what }) => what)).toEqual(['caught-up', 'lobby', 'lobby', 'lobby']);
  expect(theirs.heard.map(({ what }) => what)).toEqual(['caught-up', 'lobby']);
});

test('signing out closes the connection', async () => {
  const person = await signedUp('the-leaver');
  const { cutOff } = await page(person, await lobbyOf(person));
  await person.signOut();
  await cutOff;
  expect(await person.api.account.me.query()).toBeNull();
});

test.each([
  ['still good while the demo is on', true, 'azure'],
  ['good for nothing when the demo is off', false, undefined],
])('a session of a demo account is %s', async (_title, demo, username) => {
  const site = demo ? demoSite : here;
  const data = { username: 'azure', displayName: 'Ada' };
  const { id: userId } = await site.db.prisma.user.create({ data, select: { id: true } });
  const cookie = await sessionCookie({ userId, name: 'Ada' }, { secret: 'the secret of this test', secure: false });
  const answer = await fetch(`${site.url}/api/trpc/account.me`, { headers: { cookie } });
  const { result } = await answer.json();
  expect(result.data?.username).toBe(username);
});

test('an answer tells the time of the database, on a machine whose clock is slow', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 300_000 });
  const answer = await fetch(`${here.url}/api/trpc/account.me`);
  const { rows } = await here.db.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  vi.useRealTimers();
  const told = Date.parse(answer.headers.get('server-time') ?? '');
  expect(Math.abs(told - (rows[0]?.at.getTime() ?? 0))).toBeLessThan(60_000);
});

test('a session of a deleted account belongs to nobody', async () => {
  const gone = { userId: randomUUID(), name: 'Somebody' };
  const cookie = await sessionCookie(gone, { secret: 'the secret of this test', secure: false });
  const answer = await fetch(`${here.url}/api/trpc/campaigns.mine`, { headers: { cookie } });
  expect(answer.status).toBe(401);
});

test('one request can view only a few steps', async () => {
  const owner = await signedUp('the-reader');
  const campaign = await lobbyOf(owner);
  const inputs = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n, { campaign, n }]));
  const paths = Array.from({ length: 9 }, () => 'play.view').join(',');
  const query = new URLSearchParams({ batch: '1', input: JSON.stringify(inputs) });
  const answer = await fetch(`${here.url}/api/trpc/${paths}?${query}`, { headers: { cookie: owner.cookie() } });
  const answers: readonly { error: { data: { code: string } } }[] = await answer.json();
  const codes = answers.map(({ error }) => error.data.code);
  expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'NOT_FOUND'));
  expect(codes[8]).toBe('TOO_MANY_REQUESTS');
});

test('while a slow list is read, other requests are answered', async () => {
  const [sender, other] = [await signedUp('the-sender'), await signedUp('the-other')];
  const selections = Array.from({ length: 2_900 }, (_, i) => {
    const categories = Array.from({ length: 15 }, (_, c) => `<category id="c${i}-${c}" name="Any" primary="false"/>`);
    return `<selection id="u${i}" name="Platoon" number="1" type="unit"><categories>${categories.join('')}</categories></selection>`;
  });
  const xml = `<roster id="r" name="Long" battleScribeVersion="2.03" gameSystemName="Test"><forces><force id="f"
    name="Force" catalogueName="Test"><selections>${selections.join('')}</selections></force></forces></roster>`;
  const file = { fileName: 'long.ros', base64: Buffer.from(xml).toString('base64') };
  const reading = sender.api.rosters.upload.mutate(file);
  await here.reading.begun;
  for (let i = 0; i < 10; i++) expect(await other.api.account.me.query()).toMatchObject({ username: 'the-other' });
  expect(here.reading.isOver()).toBe(false);
  expect(await reading).toMatchObject({ ok: true });
});

test("a user's uploads are read one after the other, and other users' uploads meanwhile", async () => {
  const [sender, other] = [await signedUp('the-hasty'), await signedUp('the-patient')];
  await sender.api.account.me.query();
  const slow = JSON.stringify({ fileName: 'slow.ros', base64: 'AAAA' });
  const headers = { cookie: sender.cookie(), 'content-type': 'application/json', 'content-length': slow.length };
  const first = request(`${here.url}/api/trpc/rosters.upload`, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
  });
  first.flushHeaders();
  await once(first, 'continue');

  const answered: string[] = [];
  const file = { fileName: 'no list', base64: '' };
  const second = sender.api.rosters.upload.mutate(file).then(() => answered.push('second'));
  await other.api.rosters.upload.mutate(file).then(() => answered.push('other'));
  const answer = once(first, 'response').then(() => answered.push('first'));
  first.end(slow);
  await Promise.all([answer, second]);
  expect(answered).toEqual(['other', 'first', 'second']);
});

test('a page on another site whose name was pointed here gets no socket', async () => {
  const statusFor = async (host: string): Promise<unknown> => {
    const asking = request(`${here.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        host,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    });
    asking.end();
    const [response] = await Promise.race([once(asking, 'response'), once(asking, 'upgrade')]);
    asking.destroy();
    return response.statusCode;
  };
  expect(await statusFor('elsewhere.example')).toBe(421);
  expect(await statusFor(new URL(here.url).host)).toBe(101);
});
