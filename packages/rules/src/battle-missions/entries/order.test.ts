import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOrder, meet, Phone, twoPhones } from '../testing/log.ts';
import type { EntryBody } from '../types.ts';
import { hasSeen, inOrder } from './order.ts';

const line: EntryBody = { type: 'deployed' };
const ids = (ordered: ReturnType<typeof inOrder>) => ordered.placed.map(({ id }) => id);

test('MSN-COMP-10: each phone’s entries count in their numbers', () => {
  const { a } = twoPhones();
  for (let i = 0; i < 4; i++) a.enter(line);
  expect(ids(inOrder([...a.entries].reverse()))).toEqual(['p1#1', 'p1#2', 'p1#3', 'p1#4']);
});

test('MSN-COMP-10: an entry whose predecessor has not arrived waits for it', () => {
  const { a } = twoPhones();
  for (let i = 0; i < 3; i++) a.enter(line);
  const [first, second, third] = a.entries;
  expect(inOrder([first, third].flatMap((one) => one ?? []))).toMatchObject({ waiting: ['p1#3'] });
  expect(inOrder([third, second, first].flatMap((one) => one ?? [])).waiting).toEqual([]);
});

test('MSN-COMP-10: an entry waits for what its phone had seen', () => {
  const { a, b } = twoPhones();
  a.enter(line);
  b.hear(a).enter(line);
  expect(inOrder(b.entries)).toEqual({ placed: [], waiting: ['p2#1'] });
  expect(ids(inOrder([...b.entries, ...a.entries]))).toEqual(['p1#1', 'p2#1']);
});

test('MSN-COMP-10: entries that had not seen each other stand side by side, by clock and phone', () => {
  const { a, b } = twoPhones();
  b.enter(line);
  b.enter(line);
  a.enter(line);
  expect(ids(inOrder([...b.entries, ...a.entries]))).toEqual(['p1#1', 'p2#1', 'p2#2']);
});

test('MSN-COMP-10: what one phone has heard through another it has seen as well', () => {
  const [a, b, c] = [new Phone('p1', 'a'), new Phone('p2', 'b'), new Phone('p3', 'a')];
  const first = a.enter(line);
  b.hear(a).enter(line);
  c.hear(b).enter(line);
  const last = inOrder([a, b, c].flatMap(({ entries }) => entries)).placed.at(-1);
  expect(last?.id).toBe('p3#1');
  expect(last !== undefined && hasSeen(last, first)).toBe(true);
});

test('MSN-COMP-10: the order is the same in whatever order entries arrive', () => {
  const steps = fc.array(fc.constantFrom('a', 'b', 'meet'), { maxLength: 20 });
  const evening = steps.chain((done) => {
    const { a, b } = twoPhones();
    for (const step of done) {
      if (step === 'meet') meet(a, b);
      else (step === 'a' ? a : b).enter(line);
    }
    const entries = [...a.entries, ...b.entries];
    return fc.record({ entries: fc.constant(entries), arriving: anyOrder(entries) });
  });
  fc.assert(
    fc.property(evening, ({ entries, arriving }) => {
      const expected = inOrder(entries);
      expect(inOrder(arriving)).toEqual(expected);
      expect(expected.waiting).toEqual([]);
      for (const [i, one] of expected.placed.entries()) {
        // Nothing comes before what it had seen.
        expect(expected.placed.slice(i + 1).some(({ id }) => hasSeen(one, id))).toBe(false);
      }
    }),
  );
});
