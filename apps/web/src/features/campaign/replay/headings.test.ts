import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

const many = (n: number, section: string) => Array.from({ length: n }, () => ({ section }));

test('a heading is placed where its part begins, unless the one before leaves no room', () => {
  expect(headingsOf([...many(5, 'Moves'), ...many(5, 'Land')])).toEqual([
    { at: 0, section: 'Moves' },
    { at: 5, section: 'Land' },
  ]);
  expect(headingsOf([...many(1, 'Moves'), ...many(9, 'Land')])).toEqual([{ at: 0, section: 'Moves' }]);
});

test('a long heading keeps the next one further away', () => {
  const long = 'Income, construction and deals';
  expect(headingsOf([...many(3, long), ...many(7, 'Land')])).toEqual([{ at: 0, section: long }]);
  expect(headingsOf([...many(4, long), ...many(6, 'Land')])).toEqual([
    { at: 0, section: long },
    { at: 4, section: 'Land' },
  ]);
});
