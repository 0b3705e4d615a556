import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { foundRules, searchOf } from './found-rules.ts';

const ids = (search: string) =>
  foundRules(hexCampaign.rulebook, search).flatMap(({ rules }) => rules.map(({ id }) => id));
const all = hexCampaign.rulebook.flatMap(({ rules }) => rules.length).reduce((sum, n) => sum + n, 0);

test('a rule is found by its id, in any case, and by all words of the search together', () => {
  expect(ids('hex-mov-04')).toEqual(['HEX-MOV-04']);
  expect(ids('zone control')).toContain('HEX-MOV-04');
  expect(ids('zone control').length).toBeLessThan(ids('zone').length);
});

test('an empty search finds all rules, and nonsense finds nothing', () => {
  expect(ids('')).toHaveLength(all);
  expect(ids('xyzzy')).toEqual([]);
});

test('the search text of an address is a short single text', () => {
  expect(searchOf(undefined)).toBe('');
  expect(searchOf([' spy ', 'other'])).toBe('spy');
  expect(searchOf('x'.repeat(500))).toHaveLength(100);
});
