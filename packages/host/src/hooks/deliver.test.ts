import { afterAll, beforeEach, expect, test } from 'vitest';
import type { HookAnswer, HookItem } from '../telling/hook-types.ts';
import { BLUE, nonce, RED, runningTable } from '../testing.ts';
import { FAILED, HOUR, hookDesk, OK, SIGNED, START } from './testing.ts';

const { db, clock, hostOf, host, close, anew, hooked, sent, closed, hookOf } = await hookDesk();
const other = hostOf();
afterAll(close);
beforeEach(anew);

test('two processes never send the same message, even at the same moment', async () => {
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
