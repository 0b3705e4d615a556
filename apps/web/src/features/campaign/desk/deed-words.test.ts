import { expect, test } from 'vitest';
import { deedWords } from './deed-words.ts';

type Line = Parameters<typeof deedWords>[0];

const LINE: Line = { deed: 'open-seat', by: null, minutes: null, seats: [], voters: [], person: null };

const nameOf = (seat: string): string => seat;

test.each([
  ['misses phases', true, /missed too many phases in a row/],
  ['misses deadlines in a game without phases', false, /missed too many deadlines in a row/],
])('a seat opens if its player %s', (_title, isByPhase, says) => {
  expect(deedWords(LINE, nameOf, isByPhase)).toMatch(says);
});

test('a dry run is of a phase, or of a day where there are no phases', () => {
  const line: Line = { ...LINE, deed: 'dry-run', by: 'Anna' };
  expect(deedWords(line, nameOf)).toBe('Anna did a dry run of the phase before it closed.');
  expect(deedWords(line, nameOf, false)).toBe('Anna did a dry run of the day before it ended.');
});

test('a copy is of the opening of a phase, where there are phases', () => {
  const line: Line = { ...LINE, deed: 'branch', by: 'Anna' };
  expect(deedWords(line, nameOf)).toBe('Anna copied the campaign as it was when a phase opened.');
  expect(deedWords(line, nameOf, false)).toBe('Anna copied the campaign.');
});
