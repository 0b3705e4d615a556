import { expect, test } from 'vitest';
import { present } from '../kernel/index.ts';
import { changes } from './changes.ts';
import { board, commands, seat, war } from './testing.ts';
import type { View } from './types.ts';

const [red, blue] = [seat('red'), seat('blue')];
const listed = (before: View, after: View) =>
  changes(before, after).map(({ seat: whose, what, place, at, subject }) => [whose, what, place, at, subject]);

/** Red's f1 stands next to blue's f2 in O4. */
const field = () =>
  war(
    { red: 'orks', blue: 'chaos' },
    { given: board({ cp: { red: 14 }, forces: { f1: 'red O3', f2: 'blue O4' }, control: { red: 'O3', blue: 'O4' } }) },
  );

test('a battle that begins is a contact for both players', () => {
  const made = field();
  const before = made.seenBy('referee');
  made.does('red', ...commands('move f1 O4'));
  expect(listed(before, made.seenBy('referee'))).toEqual([
    [blue, 'contact', 'node O4', 'Grayford', ''],
    [red, 'contact', 'node O4', 'Grayford', ''],
  ]);
});

test('a node that changes hands is a claim and a loss, and a battleforce that is gone is a loss', () => {
  const before = field().seenBy('referee');
  const [{ f1 }, grayford] = [before.forces, present(before.nodes.O4, 'a node O4')];
  const after: View = {
    ...before,
    forces: { f1: present(f1, 'a battleforce f1') },
    nodes: { ...before.nodes, O4: { ...grayford, controller: red } },
  };
  expect(listed(before, after)).toEqual([
    [red, 'claim', 'node O4', 'Grayford', ''],
    [blue, 'loss', 'node O4', 'Grayford', ''],
    [blue, 'loss', 'node O4', 'Grayford', 'f2'],
  ]);
  expect(changes(before, before)).toEqual([]);
});
