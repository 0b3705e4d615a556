import { canonical } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haveSameText } from './same-text.ts';

const NAMES = ['a', 'b', 'constructor', '0'];
/** Small values that are often the same, with members that no text has. */
const json: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  leaf: fc.constantFrom<unknown>(null, true, 0, 1, '', 'a'),
  list: fc.array(tie('value'), { maxLength: 3 }),
  members: fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(tie('value'), fc.constant(undefined)), { maxKeys: 3 }),
  value: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('leaf'), tie('list'), tie('members')),
})).value;

test('two values are the same if their canonical texts are', () => {
  let same = 0;
  fc.assert(
    fc.property(json, json, (one, other) => {
      const isSame = canonical(one) === canonical(other);
      if (isSame) same += 1;
      expect(haveSameText(one, other)).toBe(isSame);
      expect(haveSameText({ of: [one, other] }, { of: [structuredClone(one), other] })).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(same).toBeGreaterThan(0);
});
