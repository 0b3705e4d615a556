import { expect, test } from 'vitest';
import { type CategoryWords, pastedUnits } from './pasted.ts';

const WORDS: CategoryWords = {
  hq: ['hq'],
  elite: ['elite', 'elites'],
  troops: ['troops'],
  'fast-attack': ['fast attack'],
  'heavy-support': ['heavy support'],
  transport: ['transport'],
  other: ['other'],
};
const read = (text: string) =>
  pastedUnits(text, WORDS).units.map(({ name, category, points, description }) =>
    [name, category, points, description].join('/'),
  );

test.each([
  ['fields in the usual order', 'Lynx tanks; Fast Attack; 420; long guns', 'Lynx tanks/fast-attack/420/long guns'],
  ['cells of a spreadsheet', 'Lynx tanks\t420\tElites\tlong guns\tsmoke', 'Lynx tanks/elite/420/long guns, smoke'],
  ['points in brackets', 'Lynx tanks [1,420 pts]', 'Lynx tanks/troops/1420/'],
  ['points after a dash', '- Lynx tanks – 420', 'Lynx tanks/troops/420/'],
  ['a number in the name', 'Type-5 tanks - 1,420', 'Type-5 tanks/troops/1420/'],
  ['points in words', 'Lynx tanks 420 points', 'Lynx tanks/troops/420/'],
])('a pasted line may have %s', (_title, line, unit) => {
  expect(read(line)).toEqual([unit]);
});

test('a heading gives its category to the lines below it', () => {
  expect(read('== HQ ==\nCommand; 145\n\nHeavy Support:\nGuns; 240\nRifles; troops; 260')).toEqual([
    'Command/hq/145/',
    'Guns/heavy-support/240/',
    'Rifles/troops/260/',
  ]);
});

test('lines without points are named, not dropped', () => {
  expect(pastedUnits('Type-5\nGuns; 240\nHorde; 9000', WORDS)).toMatchObject({
    units: [{ name: 'Guns' }],
    unread: ['Type-5', 'Horde; 9000'],
  });
});
