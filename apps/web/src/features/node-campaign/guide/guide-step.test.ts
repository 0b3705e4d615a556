import { seatId } from '@sealed-orders/rules/kernel';
import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { guidedBy, guideStep } from './guide-step.ts';

const start = { isSetUp: false, done: [], lacksRoster: false, hasForce: false, composed: [], fights: false } as const;

test.each([
  ['a war that has not begun', { isSetUp: true }, 'begin'],
  ['nothing done yet', {}, 'force'],
  ['a battleforce selected', { hasForce: true }, 'move'],
  ['a roster that costs nothing yet', { lacksRoster: true, hasForce: true }, 'roster'],
  ['such a roster left for later', { lacksRoster: true, done: ['roster'] }, 'force'],
  ['a move composed', { hasForce: true, composed: [{ type: 'move' }] }, 'give'],
  ['a move given', { done: ['move'] }, 'expand'],
  ['the second order composed', { done: ['move'], composed: [{ type: 'expand' }] }, 'expand'],
  ['two orders given', { done: ['move', 'expand'] }, 'postdate'],
  ['the second order given first', { done: ['expand'], hasForce: true }, 'move'],
  ['a first battle', { done: ['move'], fights: true }, 'battle'],
  ['a battle that the reader has read about', { done: ['move', 'battle'], fights: true }, 'expand'],
  ['all three given', { done: ['move', 'expand', 'postdate'] }, 'end'],
] as const)('with %s', (_title, done, step) => {
  expect(guideStep({ ...start, ...done })).toBe(step);
});

const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-02', to: 'all', day: 1, seat: 'red', ...fields });
const ordered = (command: object, seat = 'red') =>
  event('ordered', { seat, command, paid: { cp: 5, acceleration: 0 } });

test('orders count for the guide as soon as they are given, and only the reader’s own', () => {
  const events = [
    ordered({ type: 'redeploy', force: 'f1', to: 'O1' }),
    ordered({ type: 'expand', node: 'O2' }, 'blue'),
    ordered({ type: 'reinforce', node: 'O3' }),
    event('orders-withdrawn', { post: 1 }),
  ];
  expect(guidedBy(events, seatId('red'))).toEqual(['move']);
  expect(guidedBy(events, seatId('blue'))).toEqual(['expand']);
  const posted = event('orders-postdated', { post: 1, commands: [], when: { kind: 'now' } });
  expect(guidedBy([posted], seatId('red'))).toEqual(['postdate']);
  const queued = event('orders-queued', {
    ...{ post: 1, commands: [{ type: 'expand', node: 'O2' }], paid: { cp: 5, acceleration: 0 } },
  });
  expect(guidedBy([queued], seatId('red'))).toEqual(['expand']);
});
