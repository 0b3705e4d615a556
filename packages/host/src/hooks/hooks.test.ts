import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { hookAddress } from '../telling/hook-address.ts';
import { HOOK_KINDS, type HookAnswer, type HookItem, MOST_HOOKS, type NewHook } from '../telling/hook-types.ts';
import { MOST_TOLD } from '../telling/tell-hooks.ts';
import { BECAUSE, BLUE, handClock, newUser, nonce, RED, runningTable, type Table, tally } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const HOUR = 60 * 60_000;
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
const SIGNED: NewHook = { form: 'signed', url: 'https://hooks.example.org/war', kinds: [...HOOK_KINDS] };
afterAll(close);
beforeEach(async () => {
  clock.now = START;
  await db.prisma.hook.deleteMany();
  await db.prisma.news.deleteMany();
});

/** A running game with a hook that its owner set. */
async function hooked(hook = SIGNED): Promise<Table> {
  const made = await runningTable(db, host, { seconds: 48 * 3600, seats: [RED, BLUE] });
  expect(await host.hooks.add(made.campaign, made.owner, hook)).toMatchObject({ ok: true });
  return made;
}

const OK: HookAnswer = { kind: 'sent', status: 204 };
const FAILED: HookAnswer = { kind: 'failed', status: 500, isGone: false, pause: 0 };

/** Sends everything that is due, with this answer. */
async function sent(answer: HookAnswer = OK, on = host): Promise<HookItem[]> {
  const items: HookItem[] = [];
  const send = async (item: HookItem) => {
    items.push(item);
    return answer;
  };
  while ((await on.hooks.deliver(send)) !== 'none');
  return items;
}

const closed = (made: Table, opening: number) => host.closePhase(made.campaign, made.owner, opening, BECAUSE);
const hookOf = async ({ campaign }: Table) => {
  const [hook] = await host.hooks.list(campaign);
  if (hook === undefined) throw new Error('no hook');
  return hook;
};

test('hooks receive phases, pauses and the end, once, and as spectators see them', async () => {
  const made = await hooked();
  await closed(made, 0);
  const [item, ...more] = await sent();
  expect(more).toEqual([]);
  expect(item).toMatchObject({
    form: 'signed',
    url: SIGNED.url,
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    kind: 'phase',
    at: START.toISOString(),
    campaign: { slug: made.slug, name: 'A game of tally', status: 'running', round: 2, phase: 'adding' },
  });
  await host.pause(made.campaign, made.owner, BECAUSE);
  expect((await sent()).map(({ kind }) => kind)).toEqual(['paused']);
  await host.resume(made.campaign, made.owner, BECAUSE);
  expect((await sent()).map(({ kind }) => kind)).toEqual(['resumed']);
  await host.endWar(made.campaign, made.owner, 'Enough.');
  expect((await sent()).map(({ kind }) => kind)).toEqual(['ended']);
  expect((await hookOf(made)).deliveries.map(({ kind, state, status }) => [kind, state, status])).toContainEqual([
    'ended',
    'sent',
    204,
  ]);
});

test('a hook that was told a deadline is told the new one, and no other hook is', async () => {
  const made = await hooked();
  await host.hooks.add(made.campaign, made.owner, {
    ...SIGNED,
    url: 'https://hooks.example.org/end',
    kinds: ['ended'],
  });
  await closed(made, 0);
  await sent();
  const due = (await host.head(made.campaign))?.nextDue ?? '';
  const to = new Date(Date.parse(due) + HOUR).toISOString();
  await host.moveDeadline(made.campaign, made.owner, { opening: 1, due, to, reason: BECAUSE });
  expect(await sent()).toMatchObject([{ kind: 'moved', url: SIGNED.url, campaign: { nextDue: to } }]);
});

test('an order on arrival, a seal and a message send nothing: they are not for everybody', async () => {
  const made = await hooked();
  await host.give(made.campaign, RED, {
    order: { to: BLUE, gift: 1 },
    nonce: nonce('c'),
    userId: made.users[RED] ?? '',
  });
  await host.write(made.campaign, RED, { with: [BLUE], text: 'Peace?', userId: made.users[RED] ?? '' });
  const { seq } = await db.prisma.campaign.findUniqueOrThrow({ where: { id: made.campaign } });
  expect(seq).toBe(1);
  expect(await db.prisma.hookDelivery.count()).toBe(0);
});

test('outdated items are not sent, and a hook receives only what was chosen', async () => {
  const made = await hooked({ ...SIGNED, kinds: ['phase', 'paused'] });
  await closed(made, 0);
  await closed(made, 1);
  await host.pause(made.campaign, made.owner, BECAUSE);
  await host.resume(made.campaign, made.owner, BECAUSE);
  expect((await sent()).map(({ kind }) => kind)).toEqual(['phase']);
});

test('two processes never send the same, even at the same moment', async () => {
  for (let i = 0; i < 5; i++) await closed(await hooked(), 0);
  const ids = (await Promise.all([host, other, host, other].map((one) => sent(OK, one)))).flat().map(({ id }) => id);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

test('while a hook does not answer, others get their messages, and it gets no second one', async () => {
  const slow = await hooked();
  await closed(slow, 0);
  expect(await host.hooks.test(slow.campaign, slow.owner, (await hookOf(slow)).id)).toMatchObject({ ok: true });
  const quick = await hooked({ ...SIGNED, url: 'https://hooks.example.org/quick' });
  await closed(quick, 0);
  const reached: string[] = [];
  let answer = (_: HookAnswer): void => undefined;
  const asked = new Promise<HookAnswer>((resolve) => {
    answer = resolve;
  });
  const send = async ({ url }: HookItem) => {
    reached.push(url);
    return url === SIGNED.url ? asked : OK;
  };
  const first = host.hooks.deliver(send);
  await expect.poll(() => reached).toEqual([SIGNED.url]);
  expect(await host.hooks.deliver(send)).toBe('done');
  expect(await host.hooks.deliver(send)).toBe('none');
  expect(reached).toEqual([SIGNED.url, 'https://hooks.example.org/quick']);
  answer(OK);
  expect(await first).toBe('done');
  expect(await host.hooks.deliver(send)).toBe('done');
});

test('while a hook does not answer, steps, seals elsewhere and changes to the hook do not wait for it', async () => {
  const made = await hooked();
  const elsewhere = await runningTable(db, host, { seconds: 48 * 3600, seats: [RED, BLUE] });
  await closed(made, 0);
  const { id } = await hookOf(made);
  const delivered = host.hooks.deliver(async () => {
    await closed(made, 1);
    const sealing = { opening: 0, sheet: { add: 1 }, nonce: nonce('a'), userId: elsewhere.users[RED] ?? '' };
    expect(await host.seal(elsewhere.campaign, RED, sealing)).toMatchObject({ ok: true });
    expect(await host.hooks.remove(made.campaign, made.owner, id)).toMatchObject({ ok: true });
    return FAILED;
  });
  expect(await delivered).toBe('failed');
  expect(await host.hooks.list(made.campaign)).toEqual([]);
});

test('a message that a killed process had begun to send is sent by another a minute later', async () => {
  await closed(await hooked(), 0);
  const killed = new Error('killed');
  await expect(host.hooks.deliver(() => Promise.reject(killed))).rejects.toBe(killed);
  expect(await sent(OK, other)).toEqual([]);
  clock.now = new Date(START.getTime() + 60_000);
  expect(await sent(OK, other)).toHaveLength(1);
});

test('a late answer does not undo what another process has done since', async () => {
  const made = await hooked();
  await closed(made, 0);
  await host.hooks.deliver(async () => {
    clock.now = new Date(START.getTime() + 60_000);
    expect(await sent(OK, other)).toHaveLength(1);
    return FAILED;
  });
  expect((await hookOf(made)).deliveries).toMatchObject([{ state: 'sent', tries: 1, status: 204 }]);
});

test('a failed delivery is tried again with the same id, later and later, or when the other side asks', async () => {
  const made = await hooked();
  await closed(made, 0);
  const [first] = await sent(FAILED);
  expect(await sent()).toEqual([]);
  clock.now = new Date(START.getTime() + 60_000);
  const [second] = await sent({ ...FAILED, pause: 10 * 60_000 });
  expect(second?.id).toBe(first?.id);
  clock.now = new Date(clock.now.getTime() + 10 * 60_000 - 1);
  expect(await sent()).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 1);
  expect((await sent()).map(({ id }) => id)).toEqual([first?.id]);
  expect((await hookOf(made)).deliveries).toMatchObject([{ state: 'sent', tries: 3, status: 204 }]);
});

test('a hook that fails for eight hours is switched off, and the user who set it is notified', async () => {
  const made = await hooked();
  await db.prisma.user.update({ where: { id: made.owner }, data: { email: 'owner@example.org' } });
  await closed(made, 0);
  await sent(FAILED);
  clock.now = new Date(START.getTime() + 8 * HOUR - 1);
  await sent(FAILED);
  expect((await hookOf(made)).off).toBeNull();
  clock.now = new Date(clock.now.getTime() + 8 * HOUR);
  await sent(FAILED);
  expect((await hookOf(made)).off).toEqual({ at: clock.now.toISOString(), because: 'failing' });
  const told: unknown[] = [];
  while (
    (await host.news.deliver(['mail'], async ({ kind, reader }) => {
      told.push([kind, reader.id]);
      return { kind: 'sent' };
    })) !== 'none'
  );
  expect(told).toEqual([['hook-off', made.owner]]);
  await closed(made, 1);
  expect(await sent()).toEqual([]);
  expect(await host.hooks.test(made.campaign, made.owner, (await hookOf(made)).id)).toMatchObject({
    problem: { code: 'hook-off' },
  });
});

test('one successful delivery resets the count of hours', async () => {
  const made = await hooked();
  await closed(made, 0);
  await sent(FAILED);
  clock.now = new Date(START.getTime() + 7 * HOUR);
  await sent(OK);
  await closed(made, 1);
  await sent(FAILED);
  clock.now = new Date(START.getTime() + 9 * HOUR);
  await sent(FAILED);
  expect((await hookOf(made)).off).toBeNull();
});

test('a hook that is gone is switched off immediately; a test never switches one off', async () => {
  const made = await hooked();
  const { id } = await hookOf(made);
  expect(await host.hooks.test(made.campaign, made.owner, id)).toMatchObject({ ok: true });
  await sent({ ...FAILED, status: 410, isGone: true });
  expect(await hookOf(made)).toMatchObject({
    off: null,
    deliveries: [{ kind: 'test', state: 'given-up', status: 410 }],
  });
  await closed(made, 0);
  await sent({ ...FAILED, status: 410, isGone: true });
  expect(await hookOf(made)).toMatchObject({ off: { because: 'failing' } });
  const on = { hook: id, kinds: ['ended'] as const, isOn: true };
  expect(await host.hooks.set(made.campaign, made.owner, on)).toMatchObject({ ok: true });
  expect(await hookOf(made)).toMatchObject({ off: null, kinds: ['ended'] });
});

test('pending deliveries of a hook that is switched off by hand are dropped', async () => {
  const made = await hooked();
  await closed(made, 0);
  const { id, kinds } = await hookOf(made);
  await host.hooks.set(made.campaign, made.owner, { hook: id, kinds, isOn: false });
  expect(await hookOf(made)).toMatchObject({ off: { because: 'by-hand' }, deliveries: [{ state: 'dropped' }] });
  expect(await sent()).toEqual([]);
});

test('only the owner and referees set hooks, and only those of their campaign', async () => {
  const made = await hooked();
  const [{ campaign }, { id, kinds }] = [made, await hookOf(made)];
  const elsewhere = await runningTable(db, host, { seats: [RED, BLUE] });
  for (const [by, at, code] of [
    [made.users[RED] ?? '', campaign, 'not-referee'],
    [await newUser(db), campaign, 'not-referee'],
    [elsewhere.owner, elsewhere.campaign, 'no-such-hook'],
  ] as const) {
    const refusal = { ok: false, problem: { code } };
    expect(await host.hooks.set(at, by, { hook: id, kinds, isOn: false })).toEqual(refusal);
    expect(await host.hooks.test(at, by, id)).toEqual(refusal);
    expect(await host.hooks.remove(at, by, id)).toEqual(refusal);
    expect(await host.hooks.renewSecret(at, by, id)).toEqual(refusal);
    if (code === 'not-referee') expect(await host.hooks.add(at, by, SIGNED)).toEqual(refusal);
  }
  expect(await hookOf(made)).toMatchObject({ id, off: null, deliveries: [] });
});

test('the page shows neither secret nor address; a new secret replaces the old one', async () => {
  const made = await hooked();
  const hook = await hookOf(made);
  expect(hook.place).toBe('hooks.example.org/…/war');
  expect(JSON.stringify(hook)).not.toContain('whsec_');
  const renewed = await host.hooks.renewSecret(made.campaign, made.owner, hook.id);
  await closed(made, 0);
  expect((await sent()).map(({ secret }) => secret)).toEqual([renewed.ok ? renewed.value.secret : null]);
});

test('hooks, tests and deliveries per hour are limited', async () => {
  const made = await hooked();
  const add = () => host.hooks.add(made.campaign, made.owner, SIGNED);
  const added = await Promise.all(Array.from({ length: MOST_HOOKS }, add));
  expect(added.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: { code: 'too-many-hooks' } }]);
  const { id } = await hookOf(made);
  for (let i = 0; i < 20; i++) expect(await host.hooks.test(made.campaign, made.owner, id)).toMatchObject({ ok: true });
  expect(await host.hooks.test(made.campaign, made.owner, id)).toMatchObject({ problem: { code: 'too-many-tests' } });
  await db.pool.query(
    `INSERT INTO hook_delivery (hook_id, key, kind, created_at, send_at, done_at, outcome)
      SELECT $1, 'phase:x' || n, 'phase', $2, $2, $2, 'sent' FROM generate_series(1, $3) n`,
    [id, START, MOST_TOLD - 20],
  );
  await closed(made, 0);
  expect((await sent()).every(({ kind }) => kind === 'test')).toBe(true);
  clock.now = new Date(START.getTime() + HOUR);
  await closed(made, 1);
  expect((await sent()).map(({ kind }) => kind)).toEqual(Array(MOST_HOOKS).fill('phase'));
});

test('deliveries are kept for thirty days', async () => {
  const made = await hooked();
  await closed(made, 0);
  await sent();
  clock.now = new Date(START.getTime() + 30 * 24 * HOUR);
  expect(await host.hooks.clear()).toBe(0);
  clock.now = new Date(clock.now.getTime() + 1);
  expect(await host.hooks.clear()).toBe(1);
});

test.each([
  'http://hooks.example.org/',
  'https://user:pass@hooks.example.org/',
  'https://hooks.example.org:8080/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://hooks.example.org./',
  'ftp://hooks.example.org/',
  `https://hooks.example.org/${'a'.repeat(500)}`,
  'nonsense',
])('not a valid hook address: %s', (url) => {
  expect(hookAddress('signed', url)).toBeNull();
});

test('a hook for Discord has an address at Discord', () => {
  const address = 'https://discord.com/api/webhooks/123/abc-DEF_9';
  expect(hookAddress('discord', address)).toBe(address);
  for (const wrong of [
    'https://discord.com/channels/1/2',
    'https://discord.com.example.org/api/webhooks/1/a',
    SIGNED.url,
  ])
    expect(hookAddress('discord', wrong)).toBeNull();
  expect(hookAddress('signed', 'https://Hooks.Example.org:443/a#b')).toBe('https://hooks.example.org/a');
});

test('an address on a machine of one’s own is valid if the operator has opened exactly this origin', () => {
  const local = ['http://localhost:4000', 'http://192.168.1.5'];
  expect(hookAddress('signed', 'http://localhost:4000/war?x=1', local)).toBe('http://localhost:4000/war?x=1');
  expect(hookAddress('signed', 'http://192.168.1.5:80/', local)).toBe('http://192.168.1.5/');
  expect(hookAddress('signed', SIGNED.url, local)).toBe(SIGNED.url);
  for (const closed of [
    'http://localhost:4001/war',
    'https://localhost:4000/war',
    'http://127.0.0.1:4000/war',
    'http://a:b@localhost:4000/war',
  ])
    expect(hookAddress('signed', closed, local)).toBeNull();
  expect(hookAddress('signed', 'http://localhost:4000/war')).toBeNull();
  expect(hookAddress('discord', 'http://localhost:4000/api/webhooks/1/a', local)).toBeNull();
});

test('hooks of campaigns and of users may be where the operator has opened this machine', async () => {
  const opened = createHost({ db, rulesets: () => tally, localHooks: ['http://localhost:4000'] });
  const { campaign, owner } = await runningTable(db, host, { seats: [RED, BLUE] });
  const url = 'http://localhost:4000/war';
  expect(await opened.hooks.add(campaign, owner, { ...SIGNED, url })).toMatchObject({ ok: true });
  expect(await opened.news.addOwnHook(owner, { form: 'signed', url })).toMatchObject({ ok: true });
});
