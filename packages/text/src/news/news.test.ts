import { expect, test } from 'vitest';
import { newsWords } from './news.ts';

const about = { name: 'Varn', system: 'tally', summary: { round: 3, phase: null } } as const;

test.each([
  ['the open phase', null, /most of the time for this phase is up/],
  [
    'a decision with a time of its own',
    'answer',
    /most of the time is up: .*\. You still have to answer a question\.$/,
  ],
])('a reminder speaks of the time for %s', (_title, decision, says) => {
  expect(newsWords('reminder', { ...about, decision }).says).toMatch(says);
});
