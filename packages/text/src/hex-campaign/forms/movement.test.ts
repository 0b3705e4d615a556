import { hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { movementText } from './movement.ts';
import { spyTargetName } from './movement-sheet.ts';

test('hexes to be claimed are named, with reasons for the others', () => {
  expect(movementText.claimed(['0803', '0804', '0805'])).toBe('Claims 0803, 0804 and 0805.');
  expect(movementText.notClaimed('0806', 'sea')).toBe('Not 0806: nobody can own the sea.');
});

test('a memory shows its date and age', () => {
  expect(movementText.lastSeen(3, 5)).toBe('Last seen in turn 3, 2 turns ago');
  expect(movementText.lastSeen(5, 5)).toBe('Last seen in turn 5');
});

test('a curse shows its price and payer', () => {
  const curse = { defence: 'd1', type: 'bunker', god: 'khorne', cost: 100, payer: hexKey(0, 0) } as const;
  expect(movementText.curse(curse, 'Ansgar')).toBe('Curse the bunker for Khorne: 100 BP from Ansgar');
});

test('the targets of a spy are named by their kind', () => {
  expect(spyTargetName({ kind: 'urban', hex: hexKey(0, 0) }, '0101')).toBe('The settlement at 0101');
});
