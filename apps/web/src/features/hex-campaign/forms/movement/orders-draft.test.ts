import { hexCampaign, type MovementOrder, type PieceId } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { finished } from '../sheets.ts';
import { orderState, withMoved, withOrder, withoutOrder, withPath } from './orders-draft.ts';

const parsed = hexCampaign.sheets.schema.parse({
  phase: 'movement-orders',
  orders: ['r1', 'r2'].map((piece) => ({ type: 'guard', piece })),
});
const [R1, R2] = parsed.phase === 'movement-orders' ? parsed.orders.map((order) => order.piece) : [];
if (R1 === undefined || R2 === undefined) throw new Error('two pieces');
const guard = (piece: PieceId = R1): MovementOrder => ({ type: 'guard', piece });
const path = (...hexes: HexKey[]): MovementOrder => ({ type: 'path', piece: R1, path: hexes });
const sheet = (...orders: MovementOrder[]) => ({ phase: 'movement-orders', orders }) as const;

test('a new order for a piece replaces its old one', () => {
  const written = withOrder(withOrder(sheet(path(hexKey(1, 0))), guard(R2)), guard());
  expect(written.orders).toEqual([guard(), guard(R2)]);
});

test('clearing removes one order, and air orders on the same sheet stay', () => {
  const both = { ...sheet(guard(), guard(R2)), air: [] };
  expect(withoutOrder(both, R1)).toEqual({ ...sheet(guard(R2)), air: [] });
});

test('clearing a missing order is not a change', () => {
  const before = sheet(guard());
  expect(withoutOrder(before, R2)).toBe(before);
});

test('an order without its path is not on the sheet that is sent', () => {
  expect(finished(sheet(path(), guard(R2)))).toEqual(sheet(guard(R2)));
});

test.each([
  ['none', undefined, {}],
  ['none', path(), {}],
  ['draft', path(hexKey(1, 0)), { writing: true }],
  ['draft', path(hexKey(1, 0)), { refused: true }],
  ['complete', path(hexKey(1, 0)), {}],
  ['sealed', path(hexKey(1, 0)), { sealed: true, writing: true }],
] as const)('the badge is %s', (state, order, facts) => {
  expect(orderState(order, { sealed: false, writing: false, refused: false, ...facts })).toBe(state);
});

test('a spy that chooses a target in its hex has an order without a step', () => {
  const order: MovementOrder = { type: 'path', piece: R1, path: [], target: { kind: 'urban', hex: hexKey(0, 0) } };
  expect(orderState(order, { sealed: false, writing: false, refused: false })).toBe('complete');
  expect(finished(sheet(order))).toEqual(sheet(order));
});

test('an order moves one place earlier or later, and stops at the ends', () => {
  const both = sheet(guard(), guard(R2));
  expect(withMoved(both, R2, -1).orders).toEqual([guard(R2), guard()]);
  expect(withMoved(both, R1, 1).orders).toEqual([guard(R2), guard()]);
  expect(withMoved(both, R1, -1)).toBe(both);
  expect(withMoved(both, R2, 1)).toBe(both);
});

test("another path keeps the rest of the order, except a spy's place that it no longer visits", () => {
  const order = { type: 'path', piece: R1, path: [hexKey(1, 0)], treatment: 'pillage' } as const;
  expect(withPath(order, [hexKey(2, 0)])).toEqual({ ...order, path: [hexKey(2, 0)] });
  const wishing = { ...order, target: { kind: 'urban', hex: hexKey(1, 0) } } as const;
  expect(withPath(wishing, [hexKey(1, 0), hexKey(2, 0)])).toHaveProperty('target');
  expect(withPath(wishing, [hexKey(2, 0)])).not.toHaveProperty('target');
});
