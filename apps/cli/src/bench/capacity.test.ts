import { expect, test } from 'vitest';
import { capacity } from './capacity.ts';

test('a process carries as much as half an hour of its time can do in the busiest hour', () => {
  // 1 s of the server and 3 s of the database a day, a quarter of it in one hour: 0.25 s and 1 s of 1,800 s.
  const costs = [
    { times: 10, server: 40, database: 100 },
    { times: 2, server: 300, database: 1000 },
  ];
  expect(capacity(costs, 2)).toEqual({ byProcess: 7200, byMachine: 3600 });
});
