import { afterAll, beforeEach, expect, test } from 'vitest';
import type { NewsItem } from '../telling/news-types.ts';
import { BECAUSE, BLUE, handClock, newUser, RED, runningTable, type Table } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
afterAll(close);
beforeEach(async () => {
  clock.now = START;
  await db.prisma.pushDevice.deleteMany();
  await db.prisma.ownHook.deleteMany();
  await db.prisma.hook.deleteMany();
  await db.prisma.news.deleteMany();
});

const device = (name: string) => ({ endpoint: `https://push.example.org/${name}`, p256dh: 'key', auth: 'auth', name });

/** A running game whose red player gets news on these devices. */
async function table(...names: readonly string[]): Promise<Table & { readonly red: string }> {
  const made = await runningTable(db, host, { seats: [RED, BLUE] });
  const red = made.users[RED] ?? '';
  for (const name of names) await host.news.addDevice(red, device(name));
  return { ...made, red };
}

const ping = (made: Table) => host.ping(made.campaign, made.owner, { opening: 0, seats: [RED], reason: BECAUSE });

async function pushed(kind: 'sent' | 'gone' = 'sent'): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  const send = async (item: NewsItem) => {
    items.push(item);
    return { kind };
  };
  while ((await host.news.deliver(['push'], send)) !== 'none');
  return items;
}

test('a user gets news on each device once, without an address, and no mail', async () => {
  const made = await table('phone', 'desk');
  await ping(made);
  const items = await pushed();
  expect(items.map(({ address, keys, kind }) => [address, keys, kind]).toSorted()).toEqual(
    ['desk', 'phone'].map((name) => [device(name).endpoint, { p256dh: 'key', auth: 'auth' }, 'ping']),
  );
  expect(await db.prisma.news.count({ where: { channel: 'mail' } })).toBe(0);
});

test('a user who does not want news gets none', async () => {
  const made = await table('phone');
  await host.news.choose(made.red, { kind: 'ping', channel: 'push', isWanted: false });
  await ping(made);
  expect(await pushed()).toEqual([]);
});

test('a device that is gone is forgotten, and others stay', async () => {
  const made = await table('phone');
  await ping(made);
  expect(await pushed('gone')).toHaveLength(1);
  expect(await host.news.devices(made.red, null)).toEqual([]);
  await host.news.addDevice(made.red, device('desk'));
  expect(await host.news.devices(made.red, device('desk').endpoint)).toMatchObject([{ name: 'desk', isHere: true }]);
  expect(await pushed()).toEqual([]);
});

test('pending news for a device that was removed, or signed out everywhere, is not sent', async () => {
  const made = await table('phone', 'desk');
  await ping(made);
  const phone = (await host.news.devices(made.red, device('phone').endpoint)).find(({ isHere }) => isHere);
  await host.news.removeDevice(made.users[BLUE] ?? '', phone?.id ?? '');
  expect(await host.news.devices(made.red, null)).toHaveLength(2);
  await host.news.removeDevice(made.red, phone?.id ?? '');
  await db.prisma.user.update({ where: { id: made.red }, data: { sessionGeneration: { increment: 1 } } });
  expect(await pushed()).toEqual([]);
  expect(await host.news.devices(made.red, null)).toEqual([]);
});

test('a browser shows the news of the last user who turned them on, and none of earlier users', async () => {
  const made = await table('shared');
  await ping(made);
  const next = await newUser(db);
  await host.news.addDevice(next, device('shared'));
  expect(await pushed()).toEqual([]);
  expect(await host.news.devices(made.red, null)).toEqual([]);
  expect(await host.news.devices(next, null)).toHaveLength(1);
});

test('an eleventh device replaces the oldest', async () => {
  const user = await newUser(db);
  for (let i = 0; i <= 10; i++) {
    clock.now = new Date(START.getTime() + i);
    await host.news.addDevice(user, device(`d${i}`));
  }
  const names = (await host.news.devices(user, null)).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 10 }, (_, i) => `d${10 - i}`));
});

test('all processes of a site have the same keys', async () => {
  const found = await Promise.all([host, other, host, other].map((one) => one.news.pushKeys()));
  expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(found[0]).toMatchObject({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    privateKey: expect.stringMatching(/^[\w-]{43}$/),
  });
});

/** A game whose red player has a device and a hook, and whose campaign has a hook. */
async function listened(): Promise<Table> {
  const made = await table('phone');
  const address = { form: 'signed', url: 'https://hooks.example.org/war' } as const;
  expect(await host.news.addOwnHook(made.red, address)).toMatchObject({ ok: true });
  expect(await host.hooks.add(made.campaign, made.owner, { ...address, kinds: ['phase'] })).toMatchObject({ ok: true });
  return made;
}

test.each(['push_device', 'own_hook', 'hook'])(
  'a step does not tell, nor wait for, a row of %s that is being deleted',
  async (name) => {
    const made = await listened();
    const deleting = await db.pool.connect();
    await deleting.query('BEGIN');
    expect((await deleting.query(`DELETE FROM ${name}`)).rowCount).toBe(1);
    expect(await host.closePhase(made.campaign, made.owner, 0, BECAUSE)).toMatchObject({ ok: true });
    await deleting.query('COMMIT');
    deleting.release();
    const told = await db.pool.query(
      `SELECT device_id IS NOT NULL AS device, own_hook_id IS NOT NULL AS own FROM news WHERE channel IN ('push', 'hook') AND kind = 'orders'
    UNION ALL SELECT false, false FROM hook_delivery`,
    );
    expect(told.rows).toHaveLength(2);
  },
);
