import { expect, test } from 'vitest';
import { twoPhones } from '../testing/log.ts';
import { merged } from './merge.ts';

test('MSN-COMP-10: after a lost answer a phone sends 1 to 4, and only 4 is new', () => {
  const { a } = twoPhones();
  for (let i = 0; i < 3; i++) a.enter({ type: 'deployed' });
  const { entries } = merged({}, a.entries);
  a.enter({ type: 'set-aside' });
  const again = merged(entries, a.entries);
  expect(again.added).toEqual(['p1#4']);
  expect(again.differing).toEqual([]);
  expect(Object.keys(again.entries)).toHaveLength(4);
});

test('MSN-COMP-10: another text under the same number does not replace the first', () => {
  const [one, other] = [twoPhones().a, twoPhones().a];
  one.enter({ type: 'deployed' });
  other.enter({ type: 'set-aside' });
  const { entries } = merged({}, one.entries);
  const again = merged(entries, other.entries);
  expect(again).toMatchObject({ added: [], differing: ['p1#1'], entries });
});
