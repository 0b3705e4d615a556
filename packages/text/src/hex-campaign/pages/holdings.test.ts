import { expect, test } from 'vitest';
import { holdingsText } from './holdings.ts';

test.each([
  ['by its name', holdingsText.defence('bunker', null, 1), 'Bunker'],
  ['with its weapon', holdingsText.defence('turret', 'darklance', 1), 'Turret with darklance'],
  ['counted where there are several', holdingsText.defence('wall', null, 3), '3 × Wall section'],
])('a defence is called %s', (_title, says, wanted) => {
  expect(says).toBe(wanted);
});

test('captives are named after their detachment and its owner', () => {
  expect(holdingsText.captivesOf('2nd Karrow', 'Iron Wake')).toBe('2nd Karrow of Iron Wake');
});
