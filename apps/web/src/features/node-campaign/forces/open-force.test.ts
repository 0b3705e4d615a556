import { expect, test } from 'vitest';
import { addressOf } from './open-force.ts';

test.each([
  ['a battleforce', '', { force: 'f3' }, 'force=f3'],
  ['a faction', '', { faction: 'azure' }, 'faction=azure'],
  ['a faction instead of a battleforce', 'force=f3', { faction: 'azure' }, 'faction=azure'],
  ['a battleforce instead of a battle', 'battle=b7', { force: 'f3' }, 'force=f3'],
  ['what a referee sees as', 'as=seat%3Aazure', { force: 'f3' }, 'as=seat%3Aazure&force=f3'],
  ['nothing', 'force=f3', null, ''],
])('the address names %s', (_title, before, shown, after) => {
  expect(addressOf(new URLSearchParams(before), shown).toString()).toBe(after);
});
