import { expect, test } from 'vitest';
import { apostrophe, figure, plain, say, withArticle } from './sentence.ts';

test('a name in the possessive', () => {
  expect(`Azure${apostrophe('Azure')}`).toBe('Azure’s');
  expect(`Ash Pilgrims${apostrophe('Ash Pilgrims')}`).toBe('Ash Pilgrims’');
});

test('a name with its article', () => {
  expect(withArticle('turret tower')).toBe('a turret tower');
  expect(withArticle('anti-air tower')).toBe('an anti-air tower');
});

test('numbers from 1,000 up have a comma, even in a sentence', () => {
  expect(figure(999)).toBe('999');
  expect(figure(-1200)).toBe('-1,200');
  expect(plain(say`${1200} BP`)).toBe('1,200 BP');
});
