import { type Standing, seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { finalStanding } from './standing.ts';

const seat = (name: string, score: number | null): Standing => ({ seat: seatId(name), score, isOut: false });

const order = (standings: readonly Standing[], winners: readonly string[]): readonly string[] =>
  finalStanding(standings, winners.map(seatId)).map(({ seat: name, hasWon }) => (hasWon ? `${name} won` : name));

test('the winner comes first even if others have more points', () => {
  expect(order([seat('azure', 70), seat('madder', 60), seat('ochre', 55)], ['madder'])).toEqual([
    'madder won',
    'azure',
    'ochre',
  ]);
});

test('joint winners come before the rest, by points; hidden points are not sorted', () => {
  expect(order([seat('azure', null), seat('madder', 101), seat('ochre', 103)], ['madder', 'ochre'])).toEqual([
    'ochre won',
    'madder won',
    'azure',
  ]);
});
