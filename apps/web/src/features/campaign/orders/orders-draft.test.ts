import { hexCampaign, type MovementOrder, type PieceId } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexKey } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { NO_ORDERS, type OrdersAction, orderState, ordersAfter, sheetOf } from './orders-draft.ts';

const parsed = hexCampaign.schemas.sheet.parse({
  phase: 'movement-orders',
  orders: ['r1', 'r2'].map((piece) => ({ type: 'guard', piece })),
});
const [R1, R2] = parsed.phase === 'movement-orders' ? parsed.orders.map((order) => order.piece) : [];
if (R1 === undefined || R2 === undefined) throw new Error('two pieces');
const guard = (piece: PieceId = R1): MovementOrder => ({ type: 'guard', piece });
const path = (...hexes: HexKey[]): MovementOrder => ({ type: 'path', piece: R1, path: hexes });
const after = (...actions: OrdersAction[]) => actions.reduce(ordersAfter, NO_ORDERS);
const give = (order: MovementOrder): OrdersAction => ({ type: 'give', order });

test('a new order for a piece takes the place of its old one', () => {
  expect(after(give(path(hexKey(1, 0))), give(guard(R2)), give(guard())).orders).toEqual([guard(), guard(R2)]);
});

test('undo takes back one change after the other, and stops at the beginning', () => {
  const written = [give(guard()), give(guard(R2))];
  expect(after(...written, { type: 'undo' }).orders).toEqual([guard()]);
  expect(after(...written, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }).orders).toEqual([]);
});

test('clearing all can be undone', () => {
  expect(after(give(guard()), { type: 'clear-all' }, { type: 'undo' }).orders).toEqual([guard()]);
});

test('orders from the server are no change of the player', () => {
  expect(after({ type: 'loaded', orders: [guard()], isUnsaved: false })).toMatchObject({
    orders: [guard()],
    edits: 0,
    past: [],
  });
  expect(after({ type: 'loaded', orders: [], isUnsaved: false }, give(guard())).edits).toBe(1);
});

test('orders that never reached the server count as changed', () => {
  expect(after({ type: 'loaded', orders: [guard()], isUnsaved: true }).edits).toBe(1);
});

test('an order without its path is not on the sheet', () => {
  expect(sheetOf([path(), guard(R2)])).toEqual({ phase: 'movement-orders', orders: [guard(R2)] });
});

test.each([
  ['none', undefined, {}],
  ['none', path(), {}],
  ['draft', path(hexKey(1, 0)), { writing: true }],
  ['draft', path(hexKey(1, 0)), { refused: true }],
  ['complete', path(hexKey(1, 0)), {}],
  ['sealed', path(hexKey(1, 0)), { sealed: true, writing: true }],
] as const)('the mark is %s', (state, order, facts) => {
  expect(orderState(order, { sealed: false, writing: false, refused: false, ...facts })).toBe(state);
});
