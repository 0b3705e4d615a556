import { seatId } from '@sealed-orders/rules/kernel';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { freeForces, nextForce } from './free-forces.ts';
import { firstDay } from './report/testing/referee-view.ts';

const state = firstDay();
const red = nodeCampaign.view(state, { kind: 'seat', seat: seatId('red') });
const own = Object.values(red.forces)
  .filter(({ owner }) => owner === 'red')
  .sort((a, b) => a.arrival - b.arrival)
  .map(({ id }) => id);

test('free are the reader’s own battleforces that have an order to choose', () => {
  expect(own.length).toBeGreaterThan(0);
  expect(freeForces(red, nodeCampaign.options(red))).toEqual(own);
  expect(freeForces(red, [])).toEqual([]);
  expect(freeForces({ ...red, you: null }, nodeCampaign.options(red))).toEqual([]);
});

test('the next one follows the selected one, around the end in both directions', () => {
  const [a, b, c] = Object.values(red.forces).map(({ id }) => id);
  if (a === undefined || b === undefined || c === undefined) throw new Error('a war with three battleforces');
  const free = [a, b, c];
  expect([null, a, c].map((selected) => nextForce(free, selected, 1))).toEqual([a, b, a]);
  expect([null, a, c].map((selected) => nextForce(free, selected, -1))).toEqual([c, c, b]);
  expect(nextForce([], a, 1)).toBeNull();
});
