import { GUARD } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { firstForce, groupedForces, standingOf } from './force-lists.ts';
import { forceIn, viewOf } from './testing.ts';

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

test('a battleforce is free, or holds, fights or waits in a battle', () => {
  const entry = (owner: string, force: string) => ({ owner, forces: [force], hasRok: false, way: 'path' });
  const battle = {
    ...{ id: 'b1', node: 'O4', openedAt: '2031-05-05T12:00:00.000Z', openedDay: 1, level: null, mission: null },
    ...{ isPivotal: false, choice: null, multi: null },
    stack: [entry('blue', 'f2'), entry('red', 'f4'), entry('red', 'f3')],
  };
  const fought = viewOf(
    { f1: { owner: GUARD }, f2: { owner: 'blue' }, f3: { owner: 'red' }, f4: { owner: 'red' } },
    { battles: { b1: battle } },
  );
  expect(['f1', 'f2', 'f4', 'f3'].map((id) => standingOf(fought, forceIn(fought, id)))).toEqual([
    ...['free', 'holds', 'fights', 'waits'],
  ]);
});
