import { expect, test } from 'vitest';
import { soakOptions } from './options.ts';

test('without arguments there are two hundred steps, all faults and a new seed', () => {
  const [one, other] = [soakOptions([]), soakOptions([])];
  expect(one).toMatchObject({ steps: 200, minutes: 0 });
  expect(one).not.toEqual(other);
});

test('steps, minutes, seed and faults are as requested', () => {
  const args = ['--steps', '12', '--minutes', '1.5', '--seed', 'abc', '--faults', 'disk-full,web-killed'];
  expect(soakOptions(args)).toEqual({ steps: 12, minutes: 1.5, seed: 'abc', kinds: ['web-killed', 'disk-full'] });
});

test.each([
  ['no steps', ['--steps', '0']],
  ['half a step', ['--steps', '1.5']],
  ['negative minutes', ['--minutes=-1']],
  ['a word for a number', ['--minutes', 'ten']],
  ['an unknown fault', ['--faults', 'web-killed,flood']],
  ['an unknown option', ['--quick']],
])('%s: a sentence says what is expected', (_title, args) => {
  expect(soakOptions(args)).toEqual(expect.any(String));
});
