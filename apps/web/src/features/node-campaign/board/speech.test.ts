import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import { redSees, withPoints } from '../testing/wars.ts';
import { homeOf } from './home.ts';
import { describeForce, describeNode } from './speech.ts';

const BOARD = {
  forces: { f1: 'red O1', f2: 'blue O4 tainted', f3: 'green O7', f4: 'red O3', f5: 'red D1' },
  control: { red: 'O1', blue: 'O4' },
};
const peace = redSees(BOARD);
const fought = redSees(BOARD, { red: 'move f4 O4', green: 'move f3 O4' });
const at = peace.forces.f1?.node ?? null;
const node = (id: string, view = peace, from: typeof at = null) => describeNode(view, wordsOf(view), id, from);
const force = (id: string, view = peace) => describeForce(view, wordsOf(view), id);

test.each([
  ['O1', 'Highmantle, city, installation, yours, 4 VP a week'],
  ['O4', 'Grayford, city, installation, blue’s, 4 VP a week'],
  ['O6', 'Ashen Ridge, mountains, passes, nobody’s, 1 VP a week'],
  ['D1', 'Lantern Deep, deep space, can’t be controlled'],
  ['W', 'The Warp, can’t be controlled'],
  ['ORB-O', 'Orsana orbit, nobody’s'],
  ['nowhere', ''],
])('%s is read aloud', (id, says) => {
  expect(node(id)).toBe(says);
});

test('a node says how to reach it from the selected battleforce', () => {
  expect(node('O6', peace, at)).toMatch(/, difficult path from Highmantle, succeeds on 3 or more$/);
  expect(node('O2', peace, at)).toMatch(/, path from Highmantle$/);
  expect(node('O9', peace, at)).not.toContain('path');
});

test('a node says how many battleforces the map shows there as one counter', () => {
  const three = redSees({ ...BOARD, forces: { f1: 'red O1', f2: 'red O1', f3: 'red O1', f4: 'red O3', f5: 'red O3' } });
  expect(node('O1', three)).toBe('Highmantle, city, installation, yours, 4 VP a week, 3 battleforces');
  expect(node('O3', three)).not.toContain('battleforces');
});

test('a node in battle says that it counts nothing', () => {
  expect(node('O4', fought)).toBe('Grayford, city, installation, blue’s, no VP while a battle is pending');
});

test.each([
  ['f1', 'f1, yours, free to move', peace],
  ['f1', 'f1, yours, 2,450 points, free to move', withPoints(peace, 'f1', 2450)],
  ['f2', 'f2, blue’s, free to move, tainted', peace],
  ['f4', 'f4, yours, in a battle', fought],
  ['f3', 'f3, green’s, waiting in the stack', fought],
])('battleforce %s is read aloud: %s', (id, says, view) => {
  expect(force(id, view)).toBe(says);
});

test('readers work around their first battleforce, or else their first node', () => {
  expect(homeOf(peace)).toBe('O1');
  expect(homeOf({ ...peace, forces: {} })).toBe('O1');
  expect(homeOf({ ...peace, you: null })).toBeNull();
});
