import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { expect, test } from 'vitest';
import { added, isSameList, movedTo, removed } from './retreat-moves.ts';

/** A list as the rules read it. */
function list(nodes: string) {
  const order = nodeCampaign.schemas.order.parse({ type: 'retreats', force: 'f1', nodes: nodes.split(' ') });
  if (order.type !== 'retreats') throw new Error('not a retreat list');
  return order.nodes;
}
function node(id: string) {
  const [first] = list(id);
  if (first === undefined) throw new Error('no node');
  return first;
}

test.each([
  ['O3', 0, 'O3 O1 O2 O4'],
  ['O3', 1, 'O1 O3 O2 O4'],
  ['O1', 3, 'O2 O3 O4 O1'],
  ['O1', 9, 'O2 O3 O4 O1'],
  ['O4', -1, 'O4 O1 O2 O3'],
  ['O9', 0, 'O1 O2 O3 O4'],
])('%s moved to place %i', (moved, place, then) => {
  expect(movedTo(list('O1 O2 O3 O4'), node(moved), place)).toEqual(list(then));
});

test('a node is added once, at the end, and can be removed', () => {
  expect(added(list('O1 O2'), node('O3'))).toEqual(list('O1 O2 O3'));
  expect(added(list('O1 O2'), node('O1'))).toEqual(list('O1 O2'));
  expect(removed(list('O1 O2'), node('O1'))).toEqual(list('O2'));
});

test('a list is changed if its order is', () => {
  expect(isSameList(list('O1 O2'), list('O1 O2'))).toBe(true);
  expect(isSameList(list('O1 O2'), list('O2 O1'))).toBe(false);
  expect(isSameList(list('O1'), list('O1 O2'))).toBe(false);
});

test('a move is spoken with its place and whether it counts now', () => {
  expect(battleText.retreat.moved('Threll Marsh', 1, 4, true)).toBe('Threll Marsh, now first of four, valid');
  expect(battleText.retreat.moved('Grayford', 12, 12, false)).toBe('Grayford, now 12 of 12, not valid now');
});
