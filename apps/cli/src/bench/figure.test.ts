import { expect, test } from 'vitest';
import { heading, row } from './figure.ts';

test('a time is shown beside its target and its reference from the same run', () => {
  const figure = { what: 'A step', value: 24, unit: 'ms', target: 30, good: 'at-most' } as const;
  expect(row(figure)).toBe('| A step | 24.0 ms | ≤ 30.0 ms | 1.25× |  |  |');
  expect(row({ ...figure, reference: { what: 'the rules alone', value: 8 } })).toBe(
    '| A step | 24.0 ms | ≤ 30.0 ms | 1.25× | the rules alone: 8.000 ms | 3.00× |',
  );
});

test('the cost of a rate is the factor by which it is lower', () => {
  const reference = { what: 'bare statements', value: 9000 };
  const figure = { what: 'Sheets', value: 3000, unit: '/s', target: null, good: 'at-least', reference } as const;
  expect(row(figure)).toBe('| Sheets | 3000 /s |  |  | bare statements: 9000 /s | 3.00× |');
});

test('the table has a heading for each column', () => {
  const columns = (line = '') => line.split('|').length;
  const figure = { what: 'x', value: 1, unit: 'ms', target: null, good: 'at-most' } as const;
  expect([...heading, row(figure)].map(columns)).toEqual([8, 8, 8]);
});
