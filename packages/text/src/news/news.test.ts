import { expect, test } from 'vitest';
import { calendarEvent, newsWords } from './news.ts';

const about = { name: 'Varn', system: 'tally', summary: { round: 3, phase: null } } as const;

test.each([
  ['the open phase', null, /time for this phase is running out/],
  ['a decision with a time of its own', 'answer', /time is running out: .*\. You still have to answer a question\.$/],
])('a reminder mentions the time for %s', (_title, decision, says) => {
  expect(newsWords('reminder', { ...about, decision }).says).toMatch(says);
});

test.each([
  ['a phase', null, 'Varn: deadline'],
  ['the reader’s own decision', { kind: 'answer', at: null, seats: [] }, 'Varn: answer a question'],
  ['one that has a place', { kind: 'answer', at: 'Grayford', seats: [] }, 'Varn: answer a question, Grayford'],
  [
    'one that others owe, for a referee',
    { kind: 'answer', at: 'Grayford', seats: ['Azure', 'Madder'] },
    'Varn: answer a question, Grayford (Azure and Madder)',
  ],
])('a calendar names the deadline of %s', (_title, decision, title) => {
  expect(calendarEvent({ ...about, decision }).title).toBe(title);
});
