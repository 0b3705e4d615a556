import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, canonicalBytes } from './canonical.ts';
import { type KeptText, keptText, type TextPart } from './kept-text.ts';
import { revised } from './records.ts';

const textOf = ({ bytes }: KeptText): string => new TextDecoder().decode(bytes);

/** Records whose parts are long enough to be kept apart, and short ones. */
const words = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('word '.repeat(900)));
const part = fc.dictionary(fc.string({ maxLength: 3 }), fc.oneof(words, fc.jsonValue()), { maxKeys: 6 });
const value = fc.dictionary(fc.string({ maxLength: 2 }), fc.oneof(part, fc.jsonValue()), { maxKeys: 6 });

test('a kept text is the canonical text, whatever was kept before', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (values) => {
      let kept: KeptText | null = null;
      for (const one of values) {
        kept = keptText(one, kept);
        expect(textOf(kept)).toBe(canonical(one));
        expect(kept.bytes).toEqual(canonicalBytes(one));
      }
    }),
  );
});

test('a kept text is the canonical text when members of a long part come, go and change', () => {
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

test('a kept text is the canonical text when members of a long list come, go, change and change places', () => {
  const pool = Array.from({ length: 90 }, (_, i) => ({ number: i, of: 'x'.repeat(50) }));
  const members = fc.array(fc.constantFrom(...pool), { maxLength: 200 });
  fc.assert(
    fc.property(fc.array(members, { minLength: 2, maxLength: 4 }), fc.array(fc.nat(90)), (drawn, gaps) => {
      let kept = keptText({ list: pool }, null);
      const inOrder = pool
        .filter((_, i) => !gaps.includes(i))
        .flatMap((one, i) => (i % 7 === 0 ? [{ fresh: i }, one] : [one]));
      for (const list of [inOrder, pool, ...drawn, [1, ...pool], pool.concat(pool), []]) {
        kept = keptText({ list }, kept);
        expect(textOf(kept)).toBe(canonical({ list }));
      }
    }),
    { numRuns: 30 },
  );
});

test('unchanged members of a long list are copied, and a record may become a list or a list a record', () => {
  const long = Array.from({ length: 300 }, (_, number) => ({ number, name: 'name' }));
  const before = keptText({ list: long }, null);
  // Not allowed, but it shows which text is old.
  for (const one of long) one.name = 'other';
  const after = keptText({ list: [{ new: 1 }, ...long.slice(0, 30), { new: 2 }, ...long.slice(31)] }, before);
  expect(textOf(after).match(/other|new/g)).toEqual(['new', 'new']);
  expect(textOf(keptText({ list: { ...long } }, after))).toBe(canonical({ list: { ...long } }));
  expect(textOf(keptText({ list: long }, keptText({ list: { ...long } }, null)))).toBe(canonical({ list: long }));
  expect(textOf(keptText(long, before))).toBe(canonical(long));
});

test('what was the first member may become another, and the other way round', () => {
  const [two, three] = [keptText({ b: 1, c: 2 }, null), keptText({ a: 0, b: 1, c: 2 }, null)];
  expect(textOf(keptText(three.part?.of, two))).toBe('{"a":0,"b":1,"c":2}');
  expect(textOf(keptText(two.part?.of, three))).toBe('{"b":1,"c":2}');
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

test('unchanged parts are copied, however deep', () => {
  const long = { text: 'x'.repeat(5000) };
  const [red, blue] = [
    { hexes: long, seen: 1 },
    { hexes: long, seen: 2 },
  ];
  const before = keptText({ memory: { blue, red }, turn: 1 }, null);
  const after = keptText({ memory: { blue, red: { hexes: long, seen: 3 } }, turn: 2 }, before);
  const memory = ({ part }: KeptText) => partOf(part, 0);
  expect(partOf(memory(after), 0)).toBe(partOf(memory(before), 0));
  expect(partOf(partOf(memory(after), 1), 0)).toBe(partOf(partOf(memory(before), 1), 0));
  expect(keptText(before.part?.of, before)).toBe(before);
});

test('the text of a list of records is made once', () => {
  const units = [{ name: 'Ohm' }, { name: 'Volt' }];
  const text = keptText({ army: { hex: '1,1', units } }, keptText({}, null));
  units[0] = { name: 'Ampere' };
  expect(textOf(keptText({ army: { hex: '1,2', units } }, text))).toBe(
    '{"army":{"hex":"1,2","units":[{"name":"Ohm"},{"name":"Volt"}]}}',
  );
});

test.each([10, 3000, 200_000])('a text of about %i bytes takes at most about twice as much memory', (length) => {
  const of = (end: string) => ({ text: 'x'.repeat(length), end });
  const first = keptText(of(''), null);
  for (const { bytes } of [first, keptText(of('y'), first), keptText(of('y'.repeat(length)), first)])
    expect(bytes.buffer.byteLength).toBeLessThanOrEqual(2.2 * bytes.length + 4096);
});

function partOf(part: TextPart | null, at: number): TextPart {
  const found = part?.long.get(at);
  if (found === undefined) throw new Error('not kept apart');
  return found;
}
