import { expect, test } from 'vitest';
import { calendarEvent, newsWords } from './news.ts';

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

test.each([
  ['a phase', null, 'Varn: deadline'],
  ['a decision of one’s own', { kind: 'answer', at: null, seats: [] }, 'Varn: answer a question'],
  ['one with a place', { kind: 'answer', at: 'Grayford', seats: [] }, 'Varn: answer a question, Grayford'],
  [
    'one of others, for a referee',
    { kind: 'answer', at: 'Grayford', seats: ['Azure', 'Madder'] },
    'Varn: Azure and Madder: answer a question, Grayford',
  ],
])('a calendar names the deadline of %s', (_title, decision, title) => {
  expect(calendarEvent({ ...about, decision }).title).toBe(title);
});
