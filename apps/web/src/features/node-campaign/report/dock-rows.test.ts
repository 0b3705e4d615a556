import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { dockRows } from './dock-rows.ts';

const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-02', to: 'all', day: 3, ...fields });

const ordered = (to: string, acceleration = 0) =>
  event('ordered', {
    ...{ seat: 'red', command: { type: 'move', force: 'f1', to }, paid: { cp: 5 - acceleration, acceleration } },
  });
const moved = (into: string, die: number) =>
  event('moved', { force: 'f1', owner: 'red', from: 'O1', into, roll: { die, needed: 3 } });
const gained = event('cp-gained', { why: 'daily', gains: [] });

const [first, second] = [ordered('O2'), ordered('O3', 4)];
const series = { at: null, events: [first, moved('O2', 4), second, moved('O3', 6)] };
const midnight = { at: null, events: [gained, event('day-began', { day: 4, date: '2031-05-08' })] };

test('each order has a row with its own dice and its price, the latest first', () => {
  expect(dockRows([midnight, series], 10).map(({ event: done, dice, cost }) => [done, dice, cost])).toEqual([
    [second, [6], 5],
    [first, [4], 5],
    [gained, [], null],
  ]);
});

test('no more rows than there is room for', () => {
  expect(dockRows([midnight, series], 1).map((row) => row.event)).toEqual([second]);
});
