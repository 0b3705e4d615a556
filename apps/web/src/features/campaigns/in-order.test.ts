import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const line = (
  id: string,
  status: 'lobby' | 'running' | 'paused' | 'finished',
  day: number | null,
  owes: 'sheet' | 'order' | null = null,
) => ({
  id,
  status,
  owes,
  nextDue: day === null ? null : `2026-01-0${day}T12:00:00.000Z`,
});

test('campaigns waiting for the reader come first, by deadline; finished ones come last', () => {
  const lines = [
    line('over', 'finished', null),
    line('resting', 'paused', null),
    line('running', 'running', 1),
    line('lobby', 'lobby', null),
    line('mine, no deadline', 'running', null, 'sheet'),
    line('mine, later', 'running', 3, 'order'),
    line('mine, soon', 'running', 2, 'sheet'),
  ];
  const names = inOrder(lines).map(({ id }) => id);
  expect(names).toEqual(['mine, soon', 'mine, later', 'mine, no deadline', 'lobby', 'running', 'resting', 'over']);
});
