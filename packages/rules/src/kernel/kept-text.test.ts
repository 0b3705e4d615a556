import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { type BranchText, charactersOf, type KeptText, keptText, textPieces } from './kept-text.ts';
import { revised } from './records.ts';

const textOf = (kept: KeptText): string => textPieces(kept).join('');

/** Records whose parts are long enough to be kept apart, and short ones. */
const words = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('word '.repeat(900)));
const part = fc.dictionary(fc.string({ maxLength: 3 }), fc.oneof(words, fc.jsonValue()), { maxKeys: 6 });
const value = fc.dictionary(fc.string({ maxLength: 2 }), fc.oneof(part, fc.jsonValue()), { maxKeys: 6 });

test('the pieces are the canonical text, whatever text was kept before', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (values) => {
      let kept: KeptText | null = null;
      for (const one of values) {
        kept = keptText(one, kept);
        expect(textOf(kept)).toBe(canonical(one));
        expect(charactersOf(kept)).toBe(canonical(one).length);
      }
    }),
  );
});

test('the pieces are the canonical text when members of a long part come, go and change', () => {
  const keys = fc.array(
    fc.nat(400).map((n) => `k${n}`),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, keys), { minLength: 1, maxLength: 5 }), (changes) => {
      let table: Readonly<Record<string, unknown>> = Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [`k${i}`, { number: i, of: [] }]),
      );
      let kept = keptText({ turn: 0, deep: { table } }, null);
      for (const [turn, [gone, come]] of changes.entries()) {
        table = revised(
          table,
          new Set(gone),
          come.map((key) => [key, { number: turn, of: [key] }]),
        );
        const next = { turn, deep: { table } };
        kept = keptText(next, kept);
        expect(textOf(kept)).toBe(canonical(next));
      }
    }),
    { numRuns: 40 },
  );
});

test('members that are undefined are left out', () => {
  const before = keptText({ a: 1, b: 2, c: 3 }, null);
  expect(textOf(keptText({ a: undefined, b: 2, c: undefined }, before))).toBe('{"b":2}');
});

test.each<[string, unknown]>([
  ['a list', [1, { b: 1, a: 2 }]],
  ['a number', 7],
  ['nothing', null],
  ['an empty record', {}],
])('%s has a text too', (_title, one) => {
  expect(textOf(keptText(one, keptText({ a: 1 }, null)))).toBe(canonical(one));
});

test('what did not change keeps its text, however deep', () => {
  const long = { text: 'x'.repeat(5000) };
  const [red, blue] = [
    { hexes: long, seen: 1 },
    { hexes: long, seen: 2 },
  ];
  const before = keptText({ memory: { blue, red }, turn: 1 }, null);
  const after = keptText({ memory: { blue, red: { hexes: long, seen: 3 } }, turn: 2 }, before);
  const memory = (kept: KeptText) => branch(branch(kept).members[0]);
  expect(memory(after).members[0]).toBe(memory(before).members[0]);
  expect(branch(memory(after).members[1]).members[0]).toBe(branch(memory(before).members[1]).members[0]);
  expect(keptText(before.of, before)).toBe(before);
});

function branch(member: string | KeptText | undefined): BranchText {
  if (member === undefined || typeof member === 'string' || member.kind === 'leaf') throw new Error('not kept apart');
  return member;
}
