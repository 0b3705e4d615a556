import { expect, test } from 'vitest';
import { meet, type Phone, twoPhones } from '../testing/log.ts';
import { stateOf, unit } from '../testing/units.ts';
import type { EntryBody } from '../types.ts';
import { inOrder } from './order.ts';
import { isDiffering, type Register, valueOf, written } from './register.ts';

/** The register of the models left of one squad, as these phones entered it. */
function modelsLeft(...phones: readonly Phone[]): Register<number> {
  return inOrder(phones.flatMap(({ entries }) => entries)).placed.reduce<Register<number>>((register, placed) => {
    const { body } = placed.stored.entry;
    return body.type === 'state' ? written(register, placed, body.state.models) : register;
  }, []);
}

const squad = unit('a', 1);
const left = (models: number): EntryBody => ({ type: 'state', unit: squad.id, state: stateOf(squad, { models }) });

test('MSN-COMP-10: two phones that entered different numbers leave a difference, and no number counts', () => {
  const { a, b } = twoPhones();
  a.enter(left(5));
  b.enter(left(4));
  const register = modelsLeft(a, b);
  expect(register.map(({ entry, by, value }) => [entry, by, value])).toEqual([
    ['p1#1', 'a', 5],
    ['p2#1', 'b', 4],
  ]);
  expect(isDiffering(register)).toBe(true);
  expect(valueOf(register)).toBeUndefined();
});

test('MSN-COMP-10: whoever sees both settles it with one entry', () => {
  const { a, b } = twoPhones();
  a.enter(left(5));
  b.enter(left(4));
  b.hear(a).enter(left(5));
  expect(valueOf(modelsLeft(a, b))).toBe(5);
});

test('MSN-COMP-10: the same number twice is no difference', () => {
  const { a, b } = twoPhones();
  a.enter(left(5));
  b.enter(left(5));
  expect(isDiffering(modelsLeft(a, b))).toBe(false);
  expect(valueOf(modelsLeft(a, b))).toBe(5);
});

test('MSN-COMP-10: a later number of a phone that had seen the first one replaces it', () => {
  const { a, b } = twoPhones();
  a.enter(left(5));
  meet(a, b);
  b.enter(left(4));
  expect(modelsLeft(a, b)).toMatchObject([{ entry: 'p2#1', value: 4 }]);
});

test('MSN-COMP-10: a phone replaces its own number, and the difference remains', () => {
  const { a, b } = twoPhones();
  a.enter(left(5));
  b.enter(left(4));
  a.enter(left(3));
  expect(modelsLeft(a, b).map(({ value }) => value)).toEqual([4, 3]);
});
