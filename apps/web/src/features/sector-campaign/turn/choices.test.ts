import { expect, test } from 'vitest';
import { countOf, EMPTY_CHOICES, withEffect, withoutEffect } from './choices.ts';

test('the same effect can be chosen twice, and taken back once', () => {
  const twice = withEffect(withEffect(withEffect(EMPTY_CHOICES, 'stubborn'), 'inspiration'), 'stubborn');
  expect(countOf(twice, 'stubborn')).toBe(2);
  expect(withoutEffect(twice, 'stubborn').effects).toEqual(['stubborn', 'inspiration']);
});

test('an effect that was not chosen can’t be taken back', () => {
  expect(withoutEffect(EMPTY_CHOICES, 're-roll')).toEqual(EMPTY_CHOICES);
});
