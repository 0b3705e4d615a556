import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { MOST_HOOKS } from '../telling/hook-types.ts';
import { MOST_TOLD } from '../telling/tell-hooks.ts';
import { BECAUSE, BLUE, newUser, nonce, RED, runningTable, tally } from '../testing.ts';
import { HOUR, hookDesk, SIGNED, START } from './testing.ts';

const { db, clock, host, close, anew, hooked, sent, closed, hookOf } = await hookDesk();
afterAll(close);
beforeEach(anew);

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

test('hooks of campaigns and of users may be where the operator has opened this machine', async () => {
  const opened = createHost({ db, rulesets: () => tally, localHooks: ['http://localhost:4000'] });
  const { campaign, owner } = await runningTable(db, host, { seats: [RED, BLUE] });
  const url = 'http://localhost:4000/war';
  expect(await opened.hooks.add(campaign, owner, { ...SIGNED, url })).toMatchObject({ ok: true });
  expect(await opened.news.addOwnHook(owner, { form: 'signed', url })).toMatchObject({ ok: true });
});
