import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { peopleOf, personOf } from './people.ts';

const seat = (id: string, userName: string | null, heldSince: string | null = null) => ({
  ...{ seat: seatId(id), userName, heldSince },
});
const TAKEN_OVER = '2026-02-01T12:00:00.000Z';
const head = { seats: [seat('azure', 'Anna'), seat('madder', 'Mark', TAKEN_OVER), seat('ochre', null)] };

test('a seat is named with the person who plays it', () => {
  expect(['azure', 'madder', 'ochre', 'green'].map((id) => personOf(head, id))).toEqual(['Anna', 'Mark', null, null]);
});

test('what was written before a seat was taken over is not ascribed to its new player', () => {
  expect(personOf(head, 'madder', '2026-01-31T12:00:00.000Z')).toBeNull();
  expect(personOf(head, 'madder', '2026-02-02T12:00:00.000Z')).toBe('Mark');
});

test('several people are one phrase, without seats that nobody plays', () => {
  expect(peopleOf(head, ['azure', 'madder', 'ochre'])).toBe('Anna and Mark');
  expect(peopleOf(head, ['ochre'])).toBeNull();
});
