import { expect, test } from 'vitest';
import { memoryOf, pieceName, spokenPiece } from './pieces.ts';

test.each([
  ['by its name', { kind: 'detachment', name: '2nd Karrow' }, '2nd Karrow'],
  ['by kind and owner if the name is unknown', { kind: 'detachment' }, 'Detachment of Iron Wake'],
  ['by kind and owner if the name is empty', { kind: 'convoy', name: '' }, 'Convoy of Iron Wake'],
] as const)('a piece is called %s', (_title, piece, says) => {
  expect(pieceName(piece, 'Iron Wake')).toBe(says);
});

test('a reader’s own piece without a name is called by its kind', () => {
  expect(pieceName({ kind: 'convoy', name: '' }, null)).toBe('Convoy');
});

test('a piece is read out with its relation to the reader', () => {
  expect(spokenPiece({ kind: 'detachment' }, 'Iron Wake', 'enemy')).toBe('enemy detachment of Iron Wake');
  expect(spokenPiece({ kind: 'garrison', name: 'Levy' }, 'Iron Wake', 'own')).toBe('your Levy');
  expect(spokenPiece({ kind: 'garrison' }, 'Iron Wake', null)).toBe('garrison of Iron Wake');
  expect(spokenPiece({ kind: 'convoy', name: '' }, 'Iron Wake', 'own')).toBe('your convoy');
});

test('a memory is called by its arm and its owner', () => {
  expect(memoryOf('armour', 'Iron Wake', 'enemy')).toBe('enemy Iron Wake armour');
  expect(memoryOf('armour', 'Iron Wake', null)).toBe('Iron Wake armour');
});
