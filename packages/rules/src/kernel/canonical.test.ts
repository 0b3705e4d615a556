import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, canonicalBytes } from './canonical.ts';
import { commitment, NONCE_PATTERN, seedHash } from './commitment.ts';
import { hashOf, sha256Hex } from './hash.ts';
import { blinding, entryHash } from './log.ts';

test('equal values have one text whatever the order of their keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true, gone: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('the text of a value reads back as that value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the text does not depend on the order of keys, including index-like keys', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, member]) => [key, shuffled(member)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(shuffled(value))).toBe(canonical(value));
    }),
  );
  expect(canonical({ b: { 10: 1, 9: 2 }, a: [{ 1: 0, '-1': undefined }] })).toBe('{"a":[{"1":0}],"b":{"10":1,"9":2}}');
  expect(canonical({ z: 1, ['__proto__']: 2 })).toBe('{"__proto__":2,"z":1}');
});

test('the text does not depend on the kinds of records written before', () => {
  const record = (keys: readonly string[]) => Object.fromEntries(keys.map((key, i) => [key, i]));
  const names = (first: string, count: number) => Array.from({ length: count }, (_, i) => `${first}${count - i}`);
  for (const first of ['b', 'a', 'b']) {
    for (let kind = 0; kind < 60; kind++) {
      const keys = [`${first}${kind}`, 'a', 'c'];
      expect(canonical(record(keys))).toBe(JSON.stringify(record(keys), [...keys].sort()));
    }
  }
  const many = names('k', 40);
  expect(Object.keys(JSON.parse(canonical(record(many))))).toEqual([...many].sort());
  expect(canonical({ a: undefined, b: undefined, c: 1 })).toBe('{"c":1}');
  expect(canonical({ a: undefined })).toBe('{}');
});

test('a text stays intact when others are written, even after a very long one', () => {
  const first = canonicalBytes(['first']);
  const long = ['second', 'x'.repeat(5_000_000), 'fourth'].map(canonicalBytes)[1];
  expect(new TextDecoder().decode(first)).toBe('["first"]');
  expect(long?.length).toBe(5_000_002);
});

test.each<[unknown, string]>([
  ['"\\\n\u2028\ud800 é 兵', '"\\"\\\\\\n\u2028\\ud800 é 兵"'],
  [{ 'a"b': 'ÿ' }, '{"a\\"b":"ÿ"}'],
  [[-0, 1e21, 0.1, Number.NaN, undefined], '[0,1e+21,0.1,null,null]'],
  [[-10, -1, 0, 9, 10, 0.5, 9.5, -0.5], '[-10,-1,0,9,10,0.5,9.5,-0.5]'],
  [undefined, 'null'],
])('%j is written as in JSON', (value, text) => {
  expect(canonical(value)).toBe(text);
});

test('a commitment binds campaign, step, seat, nonce and sheet', () => {
  const parts = ['c', 1, 'red', 'f'.repeat(32), { orders: [] }] as const;
  const made = commitment(...parts);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment('d', 1, 'red', parts[3], parts[4])).not.toBe(made);
  expect(commitment('c', 2, 'red', parts[3], parts[4])).not.toBe(made);
  expect(commitment('c', 1, 'blue', parts[3], parts[4])).not.toBe(made);
  expect(commitment('c', 1, 'red', '0'.repeat(32), parts[4])).not.toBe(made);
  expect(commitment('c', 1, 'red', parts[3], { orders: [1] })).not.toBe(made);
  expect([NONCE_PATTERN.test(parts[3]), NONCE_PATTERN.test('nonce')]).toEqual([true, false]);
  expect(seedHash('a')).toBe(sha256Hex('a'));
});

test('nothing in an entry of the log can change without its hash', () => {
  const entry = { n: 1, input: { a: 1 }, dice: [], events: [1], stateHash: 's', blind: 'b', prevHash: 'p' };
  const changed = [
    { ...entry, n: 2 },
    { ...entry, input: { a: 2 } },
    { ...entry, dice: [{ rule: 'HEX-TURN-05', subject: 'red', sides: 6, value: 1 } as const] },
    { ...entry, events: [] },
    { ...entry, stateHash: 't' },
    { ...entry, blind: 'c' },
    { ...entry, prevHash: 'q' },
  ];
  expect(new Set([entry, ...changed].map(entryHash)).size).toBe(8);
});

test('the blinding of an entry hash differs for each seed, campaign and step', () => {
  const seed = '5e'.repeat(32);
  const blinds = [
    blinding(seed, 'c', 1),
    blinding(seed, 'c', 2),
    blinding(seed, 'd', 1),
    blinding('6e'.repeat(32), 'c', 1),
  ];
  expect(new Set(blinds).size).toBe(4);
  expect(blinding(seed, 'c', 1)).toBe(blinds[0]);
});
