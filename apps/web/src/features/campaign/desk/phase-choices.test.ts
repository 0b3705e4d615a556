import { dayAndTime } from '@sealed-orders/text';
import { expect, test } from 'vitest';
import { phaseChoices } from './phase-choices.ts';

const phase = (opening: number, name: string, isOpen = false) => ({
  ...{ opening, round: 12, phase: name, isOpen },
  at: `2031-05-07T${10 + opening}:00:00.000Z`,
});
const words = { where: ({ phase: name }: { readonly phase: string | null }) => name ?? '' };
const from = (hour: number) => dayAndTime(new Date(`2031-05-07T${hour}:00:00.000Z`));

test('a day that a game session divides is listed twice, with the times', () => {
  expect(phaseChoices([phase(3, 'day 12', true), phase(2, 'a session'), phase(1, 'day 12')], words)).toEqual([
    ['3', `Day 12, from ${from(13)} (open now)`],
    ['2', 'A session'],
    ['1', `Day 12, from ${from(11)}`],
  ]);
});
