import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

const many = (n: number, section: string) => Array.from({ length: n }, () => ({ section }));

test('a heading stands where its part begins, unless the one before leaves no room', () => {
  expect(headingsOf([...many(5, 'Moves'), ...many(5, 'Land')])).toEqual([
    { at: 0, section: 'Moves' },
    { at: 5, section: 'Land' },
  ]);
  expect(headingsOf([...many(1, 'Moves'), ...many(9, 'Land')])).toEqual([{ at: 0, section: 'Moves' }]);
});
