import { describe, expect, test } from 'vitest';
import type { RosterProblem } from './problems.ts';
import { archiveOf } from './testing/archives.ts';
import { problemOf, utf8 } from './testing/files.ts';

/** A list in the JSON form with one force. */
function json(selections: readonly object[], roster: object = {}): string {
  return JSON.stringify({ roster: { name: 'L', forces: [{ name: 'F', selections }], ...roster } });
}

const one = (more: object): string => json([{ id: 'a', name: 'A', ...more }]);
const many = <Thing>(count: number, thing: (at: number) => Thing): readonly Thing[] =>
  Array.from({ length: count }, (_, at) => thing(at));
const at = (rest: string): string => `roster.forces.0.selections.0.${rest}`;

/** A list padded with spaces to this many bytes. */
const padded = (bytes: number): string => one({}).padEnd(bytes, ' ');

/** Selections in selections: each takes an object and a list, as do the four things around them. */
function nested(levels: number): string {
  const selection = (level: number): object =>
    level === 0 ? { id: 'a', name: 'A' } : { id: 'a', name: 'A', selections: [selection(level - 1)] };
  return json([selection(levels)]);
}

/** Unpacks to a hundred times its size, and as many bytes more. */
function squeezed(more: number): Uint8Array {
  const stream = utf8('x'.repeat(1_000));
  return archiveOf([{ name: 'a', content: new Uint8Array(100_000 + more), stream }]);
}

type Case = readonly [what: string, most: string | Uint8Array, more: string | Uint8Array, problem: RosterProblem];

/** Files at the limit do not fail, or fail later for another reason. */
describe.each<Case>([
  ['bytes', padded(5_242_880), padded(5_242_881), { code: 'too-large', bytes: 5_242_881, limit: 5_242_880 }],
  [
    'bytes unpacked',
    archiveOf([{ name: 'a', content: utf8(''), size: 8_388_608, packedSize: 90_000 }]),
    archiveOf([{ name: 'a', content: utf8(''), size: 8_388_609, packedSize: 90_000 }]),
    { code: 'zip-too-large', bytes: 8_388_609, limit: 8_388_608 },
  ],
  ['times its packed size', squeezed(0), squeezed(1_000), { code: 'zip-bomb', ratio: 101, limit: 100 }],
  ['levels', nested(29), nested(30), { code: 'too-deep', depth: 66, limit: 64 }],
  [
    'parts',
    `[${'0,'.repeat(299_999)}0]`,
    `[${'0,'.repeat(300_000)}0]`,
    { code: 'too-many-parts', parts: 300_001, limit: 300_000 },
  ],
  [
    'selections',
    json(many(3_000, () => ({ id: 'a', name: 'A' }))),
    json(many(3_001, () => ({ id: 'a', name: 'A' }))),
    { code: 'too-many-selections', limit: 3_000 },
  ],
  [
    'costs of a thing',
    one({ costs: many(200, () => ({ name: 'p', value: 1 })) }),
    one({ costs: many(201, () => ({ name: 'p', value: 1 })) }),
    { code: 'bad-shape', path: at('costs') },
  ],
  [
    'kinds of cost',
    one({ costs: many(20, (i) => ({ name: `c${i}`, value: 1 })) }),
    one({ costs: many(21, (i) => ({ name: `c${i}`, value: 1 })) }),
    { code: 'too-many-cost-types', limit: 20 },
  ],
  [
    'stated kinds of cost',
    json([{ id: 'a', name: 'A' }], { costs: many(20, (i) => ({ name: `c${i}`, value: 0 })) }),
    json([{ id: 'a', name: 'A' }], { costs: many(21, (i) => ({ name: `c${i}`, value: 0 })) }),
    { code: 'too-many-cost-types', limit: 20 },
  ],
  [
    'letters of a name',
    one({ name: 'n'.repeat(300) }),
    one({ name: 'n'.repeat(301) }),
    { code: 'too-long', path: at('name'), limit: 300 },
  ],
  [
    'letters of an id',
    one({ id: 'i'.repeat(500) }),
    one({ id: 'i'.repeat(501) }),
    { code: 'too-long', path: at('id'), limit: 500 },
  ],
  ['things by number', one({ number: 10_000 }), one({ number: 10_001 }), { code: 'bad-number', path: at('number') }],
  ['points', one({ points: 1_000_000 }), one({ points: 1_000_001 }), { code: 'bad-number', path: at('points') }],
  [
    'points to be given back',
    one({ points: -1_000_000 }),
    one({ points: -1_000_001 }),
    { code: 'bad-number', path: at('points') },
  ],
])('as many %s', (_what, most, more, problem) => {
  test('as allowed are read', () => {
    expect(problemOf(most)?.code).not.toBe(problem.code);
  });

  test('as allowed plus one are too many', () => {
    expect(problemOf(more)).toEqual(problem);
  });
});
