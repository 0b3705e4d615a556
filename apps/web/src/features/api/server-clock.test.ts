import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;

/** A page that has just been opened, on a device whose clock is five minutes slow. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON - 5 * MINUTE });
  vi.resetModules();
});
afterAll(() => void vi.useRealTimers());

const opened = () => import('./server-clock.ts');
const told = (at: number) => new Headers({ 'server-time': new Date(at).toISOString() });

test('a page on a device whose clock is slow counts from the time of the server', async () => {
  const { hearTime, serverNow } = await opened();
  expect(serverNow()).toBe(NOON - 5 * MINUTE);
  hearTime(told(NOON));
  vi.advanceTimersByTime(1500);
  expect(serverNow()).toBe(NOON + 1500);
  // The device's clock is put right while the page is open.
  vi.setSystemTime(NOON + 1500);
  expect(serverNow()).toBe(NOON + 1500);
});

test('a slow answer does not move the time back, and an answer without a time changes nothing', async () => {
  const { hearTime, serverNow } = await opened();
  hearTime(told(NOON));
  vi.advanceTimersByTime(8000);
  hearTime(told(NOON + 1000));
  hearTime(new Headers());
  expect(serverNow()).toBe(NOON + 8000);
  hearTime(told(NOON + 8200));
  expect(serverNow()).toBe(NOON + 8200);
});

test('a server whose clock was set back is believed', async () => {
  const { hearTime, serverNow } = await opened();
  hearTime(told(NOON));
  hearTime(told(NOON - 60 * MINUTE));
  expect(serverNow()).toBe(NOON - 60 * MINUTE);
});
