import { expect, test } from 'vitest';
import { displayNameProblem } from './names.ts';

test.each([
  'Red',
  'R',
  'Red Baron',
  'Jürgen',
  'Ольга',
  '山田',
  'علي',
  'D’Artagnan',
  'x_x',
  '🚀',
  'Badminton Bob',
  'Downer',
  'Fire Support',
  'Free Company',
  'Server of Khorne',
  'Solar System',
  'Owen Er',
  'Nobodyson',
  'Sealed',
])('%s is a name like any other', (name) => {
  expect(displayNameProblem(name)).toBeNull();
});

test.each([
  ['spaces of several kinds', ' \u00a0\u2003\u3000'],
  ['a Hangul filler', '\u3164'],
  ['half a Hangul filler', '\uffa0'],
  ['a Braille cell without dots', '\u2800\u2800'],
  ['marks without letters', '\u0301\u0308'],
  ['a joiner of marks', '\u034f'],
  ['zero-width characters', '\u200b\u200d\ufeff'],
  ['variation selectors', '\ufe0f\ufe0f'],
  ['a vowel that is not drawn', '\u17b5'],
  ['characters that no font has', '\ue000\uf8ff'],
  ['a note without a head', '\u{1d159}'],
])('a name of %s looks empty', (_title, name) => {
  expect(displayNameProblem(name)).toBe('display-name-empty');
});

test.each([
  'Referee',
  'referee',
  'REFEREE',
  ' The Referee ',
  'Referee 2',
  'Referee2',
  'Head-Referee',
  'Sam (Referee)',
  'TheReferee',
  'R e f e r e e',
  'Ref.eree',
  'Réferee',
  'Rеfеrее', // Cyrillic letters
  'Ｒｅｆｅｒｅｅ', // of full width
  '𝓡𝓮𝓯𝓮𝓻𝓮𝓮',
  'Referee\u3164',
  'ᎡᎬᖴᎬᎡᎬᎬ', // Cherokee and Canadian letters
  'Rҽfҽrҽҽ', // Cyrillic letters with a hook
  'ꓣꓰꓝꓰꓣꓰꓰ', // Lisu
  'ΑDΜΙΝ', // Greek capitals
  'аԁⅿіո', // Cyrillic, a number and Armenian
  'Ѕуѕтем', // Cyrillic
  'Мοdегаtог', // Cyrillic and Greek
  'Oᴡɴer',
  'Ⓡⓔⓕⓔⓡⓔⓔ',
  '🅁🄴🄵🄴🅁🄴🄴',
  '🅡🅔🅕🅔🅡🅔🅔',
  'ɾeferee',
  'Ɍeferee',
  'Rɘfɘrɘɘ',
  'R3f3r33',
  'Admin',
  'adm1n',
  'Admin2',
  'Admin of Sealed Orders',
  'Administrator',
  'Аdmin', // a Cyrillic letter
  'Moderator Max',
  'Rnoderator',
  'Umpire',
  'Game Master',
  'GameMaster',
  'Owner',
  'The owner',
  'System',
  'Server',
  'Sealed Orders',
  'Sealed-Orders Team',
  'Spectator',
  'You',
  'Free',
  'Seat open',
  'Nobody',
  'Support',
])('%s could be mistaken for a user who sees everything, or for the site', (name) => {
  expect(displayNameProblem(name)).toBe('display-name-reserved');
});

test('a name whose marks would cover other lines is refused, and marks that languages need are not', () => {
  expect(displayNameProblem(`Z${'\u0301'.repeat(39)}`)).toBe('display-name-marks');
  for (const name of ['Nguyễn Ất', 'नमस्ते', 'שָׁלוֹם', 'ภูมิใจ']) expect(displayNameProblem(name)).toBeNull();
});
