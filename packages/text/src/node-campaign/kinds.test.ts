import { expect, test } from 'vitest';
import { withKind } from './kinds.ts';
import { placementText } from './pages/setup.ts';

test.each([
  ['Lantern Deep', ['deep space'], 'Lantern Deep, deep space'],
  ['The Warp', ['warp'], 'The Warp'],
  ['Orsana orbit', ['orbit', 'Orsana'], 'Orsana orbit'],
  ['Warpgate', ['warp'], 'Warpgate, warp'],
  ['Ember City', ['city', 'installation'], 'Ember City, installation'],
])('what the name %s says already is not repeated', (name, facts, says) => {
  expect(withKind(name, facts)).toBe(says);
});

test('the only choice is named with its kind, unless its name says it', () => {
  expect(placementText.only('Brightlode', 'city')).toBe('Brightlode, the only city');
  expect(placementText.only('The Warp', 'warp')).toBe('The Warp');
});
