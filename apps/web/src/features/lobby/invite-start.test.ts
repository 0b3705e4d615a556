import { expect, test } from 'vitest';
import { proposedRole, proposedUses } from './invite-start.ts';

test('a new link proposes to let players in while they can take a seat, and never a referee', () => {
  expect(proposedRole('lobby', 0)).toBe('seat');
  expect(proposedRole('running', 2)).toBe('seat');
  expect(proposedRole('running', 0)).toBe('spectator');
});

test('it proposes as many players as there are free seats, and one referee', () => {
  expect(proposedUses('seat', 4)).toBe(4);
  expect(proposedUses('seat', 0)).toBe(1);
  expect(proposedUses('referee', 4)).toBe(1);
});
