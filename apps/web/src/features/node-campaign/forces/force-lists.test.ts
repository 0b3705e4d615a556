import { GUARD } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { firstForce, groupedForces } from './force-lists.ts';
import { viewOf } from './testing.ts';

const view = viewOf({
  f1: { owner: GUARD, arrival: 1 },
  f2: { owner: 'blue', arrival: 2 },
  f3: { owner: 'red', arrival: 5 },
  f4: { owner: 'red', arrival: 3 },
});

test('the reader’s battleforces come first, then the others by place at the table, in the order of their arrival', () => {
  expect(groupedForces(view).map(({ owner, forces }) => [owner, forces.map(({ id }) => id)])).toEqual([
    ['red', ['f4', 'f3']],
    ['blue', ['f2']],
    [GUARD, ['f1']],
  ]);
});

test('the page opens with the reader’s first battleforce, or else with the first of all', () => {
  expect(firstForce(view)?.id).toBe('f4');
  expect(firstForce({ ...view, you: null })?.id).toBe('f2');
  expect(firstForce(viewOf({}))).toBeNull();
});
