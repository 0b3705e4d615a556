import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../data/settings.ts';
import { stateOf, unit } from '../testing/units.ts';
import type { Brief, Quarter, Side, Unit, UnitState } from '../types.ts';
import { QUARTERS } from '../vocabulary.ts';
import {
  type Claimant,
  claimedPoints,
  controller,
  counterWorth,
  isScoring,
  lootPoints,
  quarterPoints,
} from './objectives.ts';

const claimant = (number: number, changes: Partial<Unit>, state: Partial<UnitState> = {}, isInside = true): Claimant => {
  const one = unit('a', number, changes);
  return { unit: one, state: stateOf(one, state), isInside };
};
const TANK: Partial<Unit> = { kind: 'vehicle', models: 1 };

test.each<[string, Partial<Unit>, Partial<UnitState>, boolean]>([
  ['a squad with five of ten left is scoring', {}, { models: 5 }, true],
  ['a squad with four of ten left is not', {}, { models: 4 }, false],
  ['an immobilised tank is not', TANK, { damage: ['immobilised'] }, false],
  ['a tank that lost only its gun is', TANK, { damage: ['weapon-destroyed'] }, true],
  ['a character with one of three wounds left is not', { models: 1, wounds: 3 }, { wounds: 1 }, false],
  ['a character with two of three wounds left is', { models: 1, wounds: 3 }, { wounds: 2 }, true],
  ['a unit that is falling back is not', {}, { fate: 'falling-back' }, false],
  ['a unit that never arrived is not', {}, { fate: 'never-arrived' }, false],
])('MSN-OBJ-02: %s', (_title, changes, state, expected) => {
  const { unit: one, state: its } = claimant(1, changes, state);
  expect(isScoring(one, its, defaultSettings)).toBe(expected);
});

test('MSN-OBJ-02: the terms can let every survivor score, or leave it to the players', () => {
  const { unit: one, state } = claimant(1, {}, { models: 1 });
  expect(isScoring(one, state, { scoring: 'all' })).toBe(true);
  expect(isScoring(one, state, { scoring: 'manual' })).toBe(false);
  expect(isScoring(one, { ...state, isScoring: true }, { scoring: 'manual' })).toBe(true);
  expect(isScoring(one, { ...state, fate: 'gone', isScoring: true }, { scoring: 'manual' })).toBe(false);
});

/** A's quarter in the south-west, B's in the north-east, the others between them. */
const CORNERS: Brief['quarters'] = { sw: 'a', ne: 'b', nw: null, se: null };
/** The sides deploy along halves of the table. */
const HALVES: Brief['quarters'] = { sw: 'a', se: 'a', ne: 'b', nw: 'b' };
const held = (changes: Partial<Record<Quarter, Side>>) => ({ ne: null, se: null, sw: null, nw: null, ...changes });

test('MSN-OBJ-03: own quarter, an adjacent one and the enemy’s are worth 1125 of 1500 points', () => {
  const now = held({ sw: 'a', se: 'a', ne: 'a', nw: 'b' });
  expect(quarterPoints('a', now, CORNERS, 1500)).toBe(1125);
  expect(quarterPoints('b', now, CORNERS, 1500)).toBe(375);
});

test('MSN-OBJ-03: an adjacent quarter of a 750 point game is worth 187', () => {
  expect(quarterPoints('a', held({ se: 'a' }), CORNERS, 750)).toBe(187);
});

test('MSN-OBJ-03: equal numbers of scoring units control nothing', () => {
  expect(controller({ a: 2, b: 2 })).toBeNull();
  expect(controller({ a: 2, b: 1 })).toBe('a');
  expect(controller({ a: 0, b: 1 })).toBe('b');
});

test('MSN-OBJ-03: along halves of the table both enemy quarters are worth half', () => {
  expect(quarterPoints('a', held({ ne: 'a', nw: 'a', sw: 'a', se: 'a' }), HALVES, 1000)).toBe(1000);
});

test('MSN-OBJ-03: no side gets more than the points limit', () => {
  const holders = fc.constantFrom<Side | null>('a', 'b', null);
  const all = fc.record({ ne: holders, se: holders, sw: holders, nw: holders });
  fc.assert(
    fc.property(all, fc.constantFrom(CORNERS, HALVES), fc.integer({ min: 250, max: 10_000 }), (now, owners, limit) => {
      for (const side of ['a', 'b'] as const) {
        const scored = quarterPoints(side, now, owners, limit);
        expect(scored).toBeLessThanOrEqual(limit);
        if (QUARTERS.every((one) => now[one] !== side)) expect(scored).toBe(0);
      }
    }),
  );
});

test('MSN-OBJ-04: only scoring units entirely in the enemy zone count', () => {
  const inside = [claimant(1, { cost: 150 }), claimant(2, { cost: 200 }), claimant(3, { cost: 100 }, {}, false)];
  expect(claimedPoints('lines', inside, defaultSettings)).toBe(350);
  expect(claimedPoints('lines', [claimant(1, { cost: 200 }, { models: 4 })], defaultSettings)).toBe(0);
});

test('MSN-OBJ-05: two of four counters are worth 750 of 1500 points', () => {
  expect(lootPoints('a', ['a', 'a', 'b', null], 1500)).toBe(750);
  expect(lootPoints('b', ['a', 'a', 'b', null], 1500)).toBe(375);
});

test('MSN-OBJ-05: a counter of three in a 2000 point game is worth 666', () => {
  expect(counterWorth(2000, 3)).toBe(666);
  expect(lootPoints('a', ['a', null, null], 2000)).toBe(666);
});

test('MSN-OBJ-06: a unit counts if it is entirely around the centre', () => {
  expect(claimedPoints('field', [claimant(1, { cost: 180 })], defaultSettings)).toBe(180);
  expect(claimedPoints('field', [claimant(1, { cost: 180 }, {}, false)], defaultSettings)).toBe(0);
});

test('MSN-OBJ-07: every scoring unit that is left counts, wherever it stands', () => {
  const left = [claimant(1, { cost: 300 }, {}, false), claimant(2, { cost: 200 }, {}, false)];
  expect(claimedPoints('annihilation', left, defaultSettings) + 600).toBe(1100);
});

test('MSN-OBJ-07: a squad below half, and one still in reserve, are not left', () => {
  const left = [claimant(1, { cost: 300 }, { models: 4 }), claimant(2, { cost: 200 }, { fate: 'never-arrived' })];
  expect(claimedPoints('annihilation', left, defaultSettings)).toBe(0);
});
