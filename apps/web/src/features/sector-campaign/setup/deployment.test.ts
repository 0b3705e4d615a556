import { sectorTerritory as territory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { deploying, known } from '../testing/deploying.ts';
import {
  filledUp,
  isSameQueue,
  openFor,
  queueOrder,
  stillQueued,
  withAdopted,
  withMoved,
  withoutQueued,
  withQueued,
} from './deployment.ts';
import { queuedPlacements } from './queued-placements.ts';

const war = deploying('First', 'Second', 'Third');
const place = (name: string, at: string) => ({
  ...({ type: 'place', detachment: war.one(name).id, at: territory(war.state, at) } as const),
});
const anna = known(war.seenBy('anna'));
const [first, second, third] = [place('First', '8'), place('Second', '1'), place('Third', '3')];

test('a sealed queue reads the same as when it was written', () => {
  const made = deploying('First', 'Second', 'Third', 'Fourth');
  made.declare('west', place('First', '8'));
  const queue = [place('Second', '1'), place('Third', '3')];
  expect(made.give('west', queueOrder(queue))).toEqual([]);
  const { desk } = known(made.seenBy('anna'));
  expect(queuedPlacements(desk)).toEqual(queue);
  expect(isSameQueue(queuedPlacements(desk), queue)).toBe(true);
  expect(isSameQueue(queuedPlacements(desk), queue.slice(1))).toBe(false);
});

test('detachments placed in the meantime leave the queue that is being written', () => {
  const made = deploying('First', 'Second', 'Third');
  made.declare('west', first);
  expect(stillQueued(known(made.seenBy('anna')), [first, second])).toEqual([second]);
});

test('a detachment is queued only once, in the place chosen last', () => {
  const queue = withQueued(withQueued([first], second), place('First', '9'));
  expect(queue).toEqual([second, place('First', '9')]);
  expect(withoutQueued(queue, second.detachment)).toEqual([place('First', '9')]);
});

test('placements can be moved up and down the queue', () => {
  expect(withMoved([first, second, third], 2, -1)).toEqual([first, third, second]);
  expect(withMoved([first, second], 0, 1)).toEqual([second, first]);
  expect(withMoved([first, second], 0, -1)).toEqual([first, second]);
});

test('the last detachments can go only to majors that are still empty', () => {
  expect(openFor(anna, [], first.detachment)).toHaveLength(9);
  expect(openFor(anna, [first], second.detachment)).toEqual(['w1', 'w3']);
  expect(openFor(anna, [first, second], third.detachment)).toEqual(['w3']);
});

test('filling up a queue keeps what can be carried out and places everyone else', () => {
  expect(filledUp(anna, [first]).map(({ at }) => at)).toEqual(['w8', 'w1', 'w3']);
  const broken = filledUp(anna, [first, place('Second', '7')]);
  expect(broken.map(({ at }) => at)).toEqual(['w8', 'w1', 'w3']);
});

test('an adopted placement joins the queue that is being written, which otherwise stays as it is', () => {
  expect(withAdopted([second, first], [first], [first, third])).toEqual([second, first, third]);
  expect(withAdopted([second, first], [], [second, first])).toEqual([second, first]);
  expect(withAdopted([second], [first, second], [second])).toEqual([second]);
});
