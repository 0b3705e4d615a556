import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Delivery, NewsItem } from '../telling/news-types.ts';
import { BECAUSE, BLUE, handClock, newUser, RED, runningTable, type Table } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
const { news } = host;
afterAll(close);
beforeEach(async () => {
  clock.now = START;
  await db.prisma.ownHook.deleteMany();
  await db.prisma.news.deleteMany();
});

const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });
const SIGNED = { form: 'signed', url: 'https://hooks.example.org/of-red' } as const;
const DISCORD = { form: 'discord', url: 'https://discord.com/api/webhooks/1/key' } as const;

/** A running game whose red player has a signed hook. */
async function table(): Promise<Table & { readonly red: string; readonly hook: string }> {
  const made = await runningTable(db, host, { seats: [RED, BLUE] });
  const red = made.users[RED] ?? '';
  expect(await news.addOwnHook(red, SIGNED)).toMatchObject({
    ok: true,
    value: { secret: expect.stringMatching(/^whsec_/) },
  });
  return { ...made, red, hook: (await news.ownHooks(red))[0]?.id ?? '' };
}

const ping = (made: Table) => host.ping(made.campaign, made.owner, { opening: 0, seats: [RED], reason: BECAUSE });

/** Sends everything that is due to hooks. */
async function told(answer: Delivery = { kind: 'sent' }): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  const send = async (item: NewsItem) => {
    items.push(item);
    return answer;
  };
  while ((await news.deliver(['hook'], send)) !== 'none');
  return items;
}

const later = (hours: number): void => {
  clock.now = new Date(START.getTime() + hours * 3_600_000);
};

test('a hook receives the chosen news of its user once, and other hooks receive nothing', async () => {
  const made = await table();
  await ping(made);
  const [item, ...others] = await told();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    kind: 'ping',
    address: SIGNED.url,
    hook: { form: 'signed', secret: expect.stringMatching(/^whsec_/) },
  });
  expect(await told()).toEqual([]);
  expect(await news.ownHooks(made.red)).toMatchObject([{ offAt: null, last: { kind: 'ping', state: 'sent' } }]);
});

test('a hook does not receive what its user does not want', async () => {
  const made = await table();
  await news.choose(made.red, { kind: 'ping', channel: 'hook', isWanted: false });
  await ping(made);
  expect(await told()).toEqual([]);
});

test('the list of hooks contains no secret, and only their user gets it', async () => {
  const { red } = await table();
  expect(await news.ownHooks(red)).toMatchObject([{ form: 'signed', place: 'hooks.example.org/…-red' }]);
  expect(JSON.stringify(await news.ownHooks(red))).not.toMatch(/whsec|\/of/);
  expect(await news.ownHooks(await newUser(db))).toEqual([]);
});

test('another user cannot test, switch on or remove it', async () => {
  const { red, hook } = await table();
  const other = await newUser(db);
  for (const change of [news.testOwnHook, news.turnOwnHookOn, news.removeOwnHook])
    expect(await change(other, hook)).toEqual(refused('no-such-hook'));
  expect(await news.ownHooks(red)).toHaveLength(1);
  expect(await told()).toEqual([]);
});

test.each([
  ['signed', 'http://hooks.example.org/'],
  ['signed', 'https://127.0.0.1/'],
  ['signed', 'https://a:b@hooks.example.org/'],
  ['signed', 'https://hooks.example.org:22/'],
  ['discord', 'https://hooks.example.org/'],
] as const)('a %s hook at %s is refused', async (form, url) => {
  expect(await news.addOwnHook(await newUser(db), { form, url })).toEqual(refused('bad-hook-address'));
});

test('a user has three hooks at most, and tests them twenty times in an hour at most', async () => {
  const user = await newUser(db);
  for (const wanted of [SIGNED, DISCORD, SIGNED])
    expect(await news.addOwnHook(user, wanted)).toMatchObject({ ok: true });
  expect(await news.addOwnHook(user, DISCORD)).toEqual(refused('too-many-hooks'));
  const [hook] = await news.ownHooks(user);
  const test = () => news.testOwnHook(user, hook?.id ?? '');
  for (let n = 0; n < 20; n += 1) expect(await test()).toEqual(DONE);
  expect(await test()).toEqual(refused('too-many-tests'));
  expect(await told()).toHaveLength(20);
  later(1);
  expect(await test()).toEqual(DONE);
  expect(await told({ kind: 'failed', isFinal: false })).toMatchObject([{ kind: 'own-hook-test', campaign: null }]);
  later(9);
  expect(await told()).toEqual([]);
});

test('a failed delivery is tried again and arrives once', async () => {
  const made = await table();
  await ping(made);
  const [first] = await told({ kind: 'failed', isFinal: false });
  expect(await told()).toEqual([]);
  later(1);
  expect((await told()).map(({ id }) => id)).toEqual([first?.id]);
  later(9);
  expect(await told()).toEqual([]);
});

test.each([
  ['is gone', [{ kind: 'gone' }]],
  [
    'fails for eight hours',
    [
      { kind: 'failed', isFinal: false },
      { kind: 'failed', isFinal: false },
    ],
  ],
] as const)(
  'a hook that %s switches itself off and says so by mail; its user switches it on again',
  async (_why, answers) => {
    const made = await table();
    await db.prisma.user.update({
      where: { id: made.red },
      data: { email: `${made.red}@example.org` },
      select: { id: true },
    });
    await news.choose(made.red, { kind: 'ping', channel: 'mail', isWanted: false });
    await ping(made);
    for (const [i, answer] of answers.entries()) {
      later(8 * i);
      await told(answer);
    }
    expect(await news.ownHooks(made.red)).toMatchObject([{ offAt: clock.now.toISOString() }]);
    const letters: NewsItem[] = [];
    const send = async (item: NewsItem) => {
      letters.push(item);
      return { kind: 'sent' } as const;
    };
    while ((await news.deliver(['mail'], send)) !== 'none');
    expect(letters.map(({ kind, reader }) => [kind, reader.id])).toEqual([['own-hook-off', made.red]]);
    await host.pause(made.campaign, made.owner, BECAUSE);
    later(17);
    expect(await told()).toEqual([]);
    expect(await news.testOwnHook(made.red, made.hook)).toEqual(refused('hook-off'));
    expect(await news.turnOwnHookOn(made.red, made.hook)).toEqual(DONE);
    await host.resume(made.campaign, made.owner, BECAUSE);
    await news.testOwnHook(made.red, made.hook);
    expect((await told()).map(({ kind }) => kind)).toEqual(['own-hook-test']);
  },
);

test('a hook that is removed receives nothing more', async () => {
  const made = await table();
  await ping(made);
  expect(await news.removeOwnHook(made.red, made.hook)).toEqual(DONE);
  expect(await told()).toEqual([]);
});

test('a hook receives at most a hundred deliveries in an hour', async () => {
  const made = await table();
  const rows = Array.from({ length: 100 }, (_, n) => ({
    userId: made.red,
    channel: 'hook',
    key: `old:${n}`,
    kind: 'ping',
    campaignId: made.campaign,
    ownHookId: made.hook,
    createdAt: START,
    sendAt: START,
    doneAt: START,
    outcome: 'sent',
  }));
  await db.prisma.news.createMany({ data: rows });
  await ping(made);
  expect(await told()).toEqual([]);
  expect(await news.ownHooks(made.red)).toMatchObject([{ offAt: null }]);
});
