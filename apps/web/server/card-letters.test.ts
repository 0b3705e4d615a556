import { expect, test } from 'vitest';
import { drawableText, lettersOfAll } from './card-letters.ts';
import { createCards } from './cards.ts';

/** As the faces of the pictures have them. */
const drawable = await new Promise<(text: string) => string>((resolve) => {
  void createCards().of('', async (_faces, text) => {
    resolve(text);
    return Buffer.alloc(0);
  });
});

test.each(['The Varn Salient', 'Łódź, “Šiauliai” – Žďár…', 'Ťažké boje: 12 × 40 €'])(
  '%s can be drawn as it is',
  (text) => {
    expect(drawable(text)).toBe(text);
  },
);

test('a letter and its mark are drawn as the letter that has it', () => {
  expect(drawable('Cafe\u0301')).toBe('Café');
});

test.each([
  ['Война Gazette', '… Gazette'],
  ['The 漢字 and the שלום הארץ War', 'The … and the … War'],
  ['Held 🚀👩‍🚀!', 'Held …!'],
  ['Two\nlines', 'Two lines'],
  ['\u202eZ\u0301\u0301\u0301 War', 'Ź War'],
  ['Tại Đà Nẵng', 'Tai Đà Nang'],
])('of %s the picture shows %s', (text, shown) => {
  expect(drawable(text)).toBe(shown);
});

test('a letter that one of the fonts does not have is left out everywhere', () => {
  expect(drawableText('ab', lettersOfAll([]))).toBe('…');
});
