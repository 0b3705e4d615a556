import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../data/settings.ts';
import { stateOf, unit } from '../testing/units.ts';
import type { Unit, UnitState } from '../types.ts';
import { FATES } from '../vocabulary.ts';
import { dividedCost, pointsFor, totalOf } from './victory.ts';

const SQUAD = { cost: 155, models: 10 };
const CHARACTER: Partial<Unit> = { kind: 'character', cost: 110, models: 1, wounds: 3 };
const TANK: Partial<Unit> = { kind: 'vehicle', cost: 150, models: 1 };

const points = (changes: Partial<Unit>, state: Partial<UnitState>, terms = {}) => {
  const one = unit('b', 1, changes);
  return pointsFor(one, stateOf(one, state), { ...defaultSettings, ...terms });
};

test.each<[string, Partial<Unit>, Partial<UnitState>, number]>([
  ['MSN-VP-03: a destroyed tank scores its cost', { ...TANK, cost: 250 }, { fate: 'gone', models: 0 }, 250],
  ['MSN-VP-03: a squad that fled off the table scores its cost', { cost: 90 }, { fate: 'fled' }, 90],
  ['MSN-VP-03: a squad that retreated as it may scores nothing', {}, { fate: 'retreated' }, 0],
  ['MSN-VP-04: a squad that is falling back scores its cost', {}, { fate: 'falling-back', models: 9 }, 100],
  ['MSN-VP-04: five of ten left score half, rounded down', SQUAD, { models: 5 }, 77],
  ['MSN-VP-04: six of ten left score nothing', SQUAD, { models: 6 }, 0],
  ['MSN-VP-04: a character with one of three wounds left scores half', CHARACTER, { wounds: 1 }, 55],
  ['MSN-VP-04: a character with two of three wounds left scores nothing', CHARACTER, { wounds: 2 }, 0],
  ['MSN-VP-04: an immobilised tank without its gun scores half once', TANK, { damage: ['immobilised', 'weapon-destroyed'] }, 75],
  ['MSN-VP-04: a tank that was only shaken scores nothing', TANK, {}, 0],
  ['MSN-RES-09: a unit that never arrived scores nothing', { cost: 200 }, { fate: 'never-arrived' }, 0],
])('%s', (_title, changes, state, expected) => {
  expect(points(changes, state)).toBe(expected);
});

test('MSN-VP-04: the terms can ask for less than half, and round up', () => {
  expect([4, 5].map((models) => points(SQUAD, { models }, { halfThreshold: 'belowHalf' }))).toEqual([77, 0]);
  expect(points(SQUAD, { models: 5 }, { halfPoints: 'up' })).toBe(78);
});

test('MSN-RES-09: the terms can count units that never arrived as destroyed', () => {
  expect(points({ cost: 200 }, { fate: 'never-arrived' }, { neverArrived: 'destroyed' })).toBe(200);
});

test('MSN-VP-06: a destroyed transport scores its own cost, its halved squad half of its own', () => {
  const transport = points({ ...TANK, cost: 50 }, { fate: 'gone' });
  const squad = points({ cost: 150 }, { models: 5 });
  expect([transport, transport + squad]).toEqual([50, 125]);
});

test('MSN-VP-06: one of three independent creatures that cost 240 together scores 80', () => {
  expect(dividedCost(240, [1, 1, 1])).toEqual([80, 80, 80]);
  expect(dividedCost(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

test('MSN-VP-07: character, retinue and transport score separately', () => {
  const character = points({ ...CHARACTER, cost: 120 }, { fate: 'gone' });
  const retinue = points({ cost: 180, models: 6 }, { models: 3 });
  const transport = points({ ...TANK, cost: 60 }, {});
  expect([character, retinue, transport]).toEqual([120, 90, 0]);
});

test('MSN-VP-05, -08: units, objective and bonus add up', () => {
  expect(totalOf(640, 375, 0).total).toBe(1015);
  expect(totalOf(250 + 75, 375, 200).total).toBe(900);
});

test('MSN-VP-06: no point is lost or made by dividing a cost', () => {
  const models = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), models, (cost, of) => {
      expect(dividedCost(cost, of).reduce((sum, one) => sum + one, 0)).toBe(cost);
    }),
  );
});

test('MSN-VP-04: a unit scores nothing, half or its cost, and never more with more models left', () => {
  const left = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(left, fc.constantFrom(...FATES), fc.integer({ min: 0, max: 500 }), (models, fate, cost) => {
      const scored = points({ cost }, { models, fate });
      expect([0, Math.floor(cost / 2), cost]).toContain(scored);
      expect(points({ cost }, { models: models + 1, fate })).toBeLessThanOrEqual(scored);
    }),
  );
});
