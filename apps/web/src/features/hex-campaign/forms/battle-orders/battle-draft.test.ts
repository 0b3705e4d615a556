import type { BattleOrder, BattleOrderChoice, PieceId } from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { hexKey } from '@sealed-orders/rules/space';
import { describe, expect, test } from 'vitest';
import {
  badgeOf,
  moved,
  movedBefore,
  withMission,
  withOrder,
  withoutOrder,
  withRetreat,
  withSupport,
} from './battle-draft.ts';
import { armyOrder, retargeted } from './battle-targets.ts';

const parsed = hexCampaign.sheets.schema.parse({
  phase: 'battle-orders',
  orders: ['r1', 'r2', 'r3'].map((piece) => ({ type: 'guard', piece })),
  spies: [],
  airSupport: [],
});
const [R1, R2, R3] = parsed.phase === 'battle-orders' ? parsed.orders.map((order) => order.piece) : [];
if (R1 === undefined || R2 === undefined || R3 === undefined) throw new Error('three pieces');

const [A, B] = [hexKey(1, 0), hexKey(2, 0)];
const guard = (piece: PieceId): BattleOrder => ({ type: 'guard', piece });
const attack = (piece: PieceId): BattleOrder => ({ type: 'attack', piece, target: { kind: 'hex', hex: A } });
const sheet = (...orders: BattleOrder[]) => ({ phase: 'battle-orders', orders, spies: [], airSupport: [] }) as const;
const pieces = ({ orders }: { readonly orders: readonly BattleOrder[] }) => orders.map(({ piece }) => piece);

describe('the list of orders', () => {
  test('a new order replaces the old one, and keeps its place in the list', () => {
    expect(withOrder(sheet(guard(R1), guard(R2)), attack(R1)).orders).toEqual([attack(R1), guard(R2)]);
    expect(withOrder(sheet(guard(R1)), attack(R2)).orders).toEqual([guard(R1), attack(R2)]);
  });

  test('clearing removes the order or the mission of one piece', () => {
    const both = withMission(sheet(guard(R1), guard(R2)), { piece: R3, mission: 'guard' });
    expect(withoutOrder(both, R1)).toEqual({ ...both, orders: [guard(R2)] });
    expect(withoutOrder(both, R3)).toEqual({ ...both, spies: [] });
    expect(withoutOrder(sheet(guard(R1)), R2)).toEqual(sheet(guard(R1)));
  });

  test('HEX-BMOV-03: an order moves one place up or down, and stays at the ends', () => {
    const all = sheet(guard(R1), attack(R2), guard(R3));
    expect(pieces(moved(all, R2, -1))).toEqual([R2, R1, R3]);
    expect(pieces(moved(all, R2, 1))).toEqual([R1, R3, R2]);
    expect(moved(all, R1, -1)).toBe(all);
    expect(moved(all, R3, 1)).toBe(all);
  });

  test('HEX-BORD-03: an army is put right before the one that would attack first', () => {
    const all = sheet(attack(R1), guard(R2), attack(R3));
    expect(pieces(movedBefore(all, R3, R1))).toEqual([R3, R1, R2]);
    expect(movedBefore(sheet(attack(R1)), R1, R3)).toEqual(sheet(attack(R1)));
  });
});

test('HEX-WD-10: touching a hex adds it to the retreats, touching it again removes it', () => {
  const both = withRetreat(withRetreat(attack(R1), A), B);
  expect(both.retreat).toEqual([A, B]);
  expect(withRetreat(both, A).retreat).toEqual([B]);
  expect(withRetreat(withRetreat(attack(R1), A), A)).toEqual(attack(R1));
});

test('HEX-AIR-10: a Tactical Bombardment supports one army, or nobody', () => {
  const one = withSupport(withSupport(sheet(), 1, R1), 0, R2);
  expect(one.airSupport).toEqual([
    { support: 0, army: R2 },
    { support: 1, army: R1 },
  ]);
  expect(withSupport(one, 0, R3).airSupport).toContainEqual({ support: 0, army: R3 });
  expect(withSupport(one, 1, null).airSupport).toEqual([{ support: 0, army: R2 }]);
});

test.each([
  ['none', false, {}],
  ['draft', true, { writing: true }],
  ['draft', true, { refused: true }],
  ['complete', true, {}],
  ['sealed', true, { sealed: true, refused: true }],
] as const)('a badge shows %s', (badge, isGiven, facts) => {
  expect(badgeOf(isGiven, { sealed: false, writing: false, refused: false, ...facts })).toBe(badge);
});

describe('another kind of order', () => {
  const choice = (type: BattleOrderChoice['type'], ...hexes: readonly (typeof A)[]): BattleOrderChoice => ({
    type,
    refusal: null,
    targets: hexes.map((hex) => ({ target: { kind: 'hex', hex }, via: null })),
    ways: [],
    supported: [],
  });

  test('keeps the target if it may name it too', () => {
    expect(retargeted(attack(R1), choice('raid', B, A))).toEqual({ ...attack(R1), type: 'raid' });
    expect(retargeted(attack(R1), choice('raid', B))).toBeNull();
    expect(retargeted(attack(R1), choice('withdraw'))).toBeNull();
  });

  test('is complete immediately if it names nothing, and keeps the retreats', () => {
    expect(armyOrder(R1, 'defend', withRetreat(attack(R1), A))).toEqual({ type: 'defend', piece: R1, retreat: [A] });
    expect(armyOrder(R1, 'guard', undefined)).toEqual(guard(R1));
    expect(armyOrder(R1, 'attack', undefined)).toBeNull();
  });
});
