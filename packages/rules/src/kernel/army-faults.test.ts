import { expect, test } from 'vitest';
import { armyFaults } from './army-faults.ts';
import type { ArmyTerms } from './description.ts';

const TERMS: ArmyTerms = {
  points: 2000,
  force: { least: 750, most: 1500 },
  weakBelow: 500,
  slots: [{ slot: 'hq', least: 1, most: 2 }],
};
const force = (...points: readonly number[]) => ({ units: points.map((each) => ({ slot: 'hq', points: each })) });

test('an army within the terms has no faults, nor does one without forces', () => {
  expect(armyFaults(TERMS, [force(400, 400), force(1000)])).toEqual([]);
  expect(armyFaults(TERMS, [])).toEqual([]);
});

test('faults are given for the whole army, and for each force by its place', () => {
  expect(armyFaults(TERMS, [force(1000), force(800, 800), force(100, 100, 100)])).toEqual([
    { code: 'over-limit', points: 2900, most: 2000 },
    { code: 'large', force: 1, points: 1600, most: 1500 },
    { code: 'small', force: 2, points: 300, least: 750 },
    { code: 'slot', force: 2, slot: 'hq', found: 3, least: 1, most: 2 },
    { code: 'weak', force: 2, below: 500 },
  ]);
});

test('terms without a limit or without weak forces find no fault with either', () => {
  expect(armyFaults({ ...TERMS, points: null, weakBelow: null, slots: [] }, [force(1500), force(750)])).toEqual([]);
});
