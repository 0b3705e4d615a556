import { expect, test } from 'vitest';
import { isTypedName } from './typed-name.ts';

test.each([
  ["the club's  “great” war - 2026 ", 'The Club’s "Great" War – 2026', true],
  ['Varn Salient', 'The Varn Salient', false],
  ['', 'The Varn Salient', false],
])('%s typed for %s', (typed, name, is) => {
  expect(isTypedName(typed, name)).toBe(is);
});
