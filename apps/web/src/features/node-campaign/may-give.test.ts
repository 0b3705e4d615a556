import type { Order } from '@sealed-orders/rules/node-campaign';
import { nodeCommands } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { mayGive } from './may-give.ts';

const ordered = (when: Extract<Order, { type: 'commands' }>['when']): Order => ({
  type: 'commands',
  commands: [...nodeCommands('move f1 O4')],
  when,
});
const ORDERS: readonly Order[] = [
  ordered({ kind: 'now' }),
  ordered({ kind: 'on', date: '2031-05-09', time: '09:00' }),
  ordered({ kind: 'affordable', mayPass: false }),
  { type: 'withdraw', post: 1 },
  { type: 'pass' },
];

test.each([
  ['while the war goes on, everything', { status: 'running', pausedBecause: null }, [true, true, true, true, true]],
  ['in a pause of the desk, what waits', { status: 'paused', pausedBecause: 'desk' }, [false, true, true, true, false]],
  ['in any other pause, nothing', { status: 'paused', pausedBecause: 'asleep' }, [false, false, false, false, false]],
] as const)('%s', (_title, head, can) => {
  expect(ORDERS.map((order) => mayGive(head, order))).toEqual(can);
});
