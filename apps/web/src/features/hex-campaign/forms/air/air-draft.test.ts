import type { AirOrder } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { finished } from '../sheets.ts';
import { flown, missionOf, squadronAt, withMission } from './air-draft.ts';

const recon = (airspace: number): AirOrder => ({ airspace, mission: 'recon', target: null });

test('a squadron gets a mission before those in front of it have theirs', () => {
  const air = withMission([], 2, recon(5));
  expect([missionOf(air, 1), missionOf(air, 2)]).toEqual([null, recon(5)]);
});

test('the others keep their missions when one is removed', () => {
  const air = withMission([recon(1), recon(2)], 1, null);
  expect([missionOf(air, 1), missionOf(air, 2)]).toEqual([null, recon(2)]);
  expect(withMission(air, 2, null)).toEqual([]);
});

test('a mission replaces the old one', () => {
  expect(withMission([recon(1), recon(2)], 1, recon(7))).toEqual([recon(7), recon(2)]);
});

test('the sealed sheet has no gaps, and its positions show whose missions they are', () => {
  const air = withMission(withMission([], 3, recon(6)), 2, recon(4));
  expect(flown(air)).toEqual([recon(4), recon(6)]);
  expect([squadronAt(air, 0), squadronAt(air, 1)]).toEqual([2, 3]);
});

test('squadrons on the ground are not on the sheet that is sent, alone or with movement orders', () => {
  const air = withMission([], 2, recon(5));
  expect(finished({ phase: 'air-orders', air })).toEqual({ phase: 'air-orders', air: [recon(5)] });
  expect(finished({ phase: 'movement-orders', orders: [], air })).toEqual({
    phase: 'movement-orders',
    orders: [],
    air: [recon(5)],
  });
});
