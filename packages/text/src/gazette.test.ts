import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { endedEarly, type RoundWords } from './gazette.ts';
import { gazetteText } from './pages/gazette.ts';
import { plain, say } from './sentence.ts';

const words: RoundWords = {
  headline: 'Armies meet at Hollin Ford',
  deck: 'One battle is still being fought.',
  story: [say`They met at the ford.`],
  topics: [],
  news: [],
};

test('if the owner ended the campaign, the issue gives the reason before other news', () => {
  const told = endedEarly(words, { by: 'owner', name: 'Rune', reason: 'The hall closes.' });
  expect(told).toMatchObject({ headline: 'The campaign is over: Rune ended it', deck: 'Nobody won.' });
  expect(told.story.map(plain)).toEqual(['The reason: “The hall closes”.', 'They met at the ford.']);
});

test('if a vote ended the campaign, the issue gives no reason', () => {
  const seat = seatId('red');
  const told = endedEarly(words, { by: 'vote', votes: [seat], held: [seat] });
  expect(told).toMatchObject({ headline: 'The campaign is over: the players voted to end it' });
  expect(told.story.map(plain)).toEqual(['They met at the ford.']);
});

test.each([
  ['Varn Salient', 'The Varn Salient Gazette'],
  ['The Varn Salient', 'The Varn Salient Gazette'],
  ['A Short War', 'A Short War Gazette'],
  ['Another War', 'The Another War Gazette'],
])('the gazette of %s is called %s', (war, name) => {
  expect(gazetteText.name(war)).toBe(name);
});
