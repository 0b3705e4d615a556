import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { ORSANA } from './testing/orsana.ts';
import { type Direction, toward } from './walking.ts';

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
const orsana = layoutOf(ORSANA).nodes.map(({ node, at }) => ({ id: node.id, at }));

describe('a key goes to', () => {
  test.each<[string, string, Direction, string | null]>([
    ['the nearest node on its side', 'O1', 'right', 'O3'],
    ['the nearest one above', 'O1', 'up', 'O11'],
    ['one that lies rather there than aside', 'O4', 'down', 'O8'],
    ['a node of another planet', 'ORB-V', 'right', 'V5'],
    ['nothing below the lowest node', 'D1', 'down', null],
    ['nothing beyond the last one', 'K2', 'right', null],
  ])('%s', (_title, from, direction, to) => {
    expect(toward(orsana, from, direction)).toBe(to);
  });

  test('a node straight ahead before a nearer one aside', () => {
    const nodes = [
      { id: 'a', at: { x: 0, y: 0 } },
      { id: 'b', at: { x: 60, y: 50 } },
      { id: 'c', at: { x: 90, y: 0 } },
    ];
    expect(toward(nodes, 'a', 'right')).toBe('c');
  });

  test('a node aside, if none lies rather there', () => {
    const nodes = [
      { id: 'a', at: { x: 0, y: 0 } },
      { id: 'b', at: { x: 10, y: 90 } },
    ];
    expect(toward(nodes, 'a', 'right')).toBe('b');
    expect(toward(nodes, 'a', 'left')).toBeNull();
  });

  test('the first node, from none', () => {
    expect(toward(orsana, null, 'right')).toBe('O1');
    expect(toward([], null, 'right')).toBeNull();
  });
});

test('every node of the default map can be reached with the keys', () => {
  const seen = new Set(['O1']);
  for (const id of seen) {
    for (const direction of DIRECTIONS) {
      const next = toward(orsana, id, direction);
      if (next !== null) seen.add(next);
    }
  }
  expect([...seen].sort()).toEqual(orsana.map(({ id }) => id).sort());
});

test('a key only goes where it points, and always if a node lies there', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 60 }), (places) => {
      const nodes = places.map((at, i) => ({ id: String(i), at }));
      for (const { id, at } of nodes) {
        const to = nodes.find((one) => one.id === toward(nodes, id, 'right'));
        const rightmost = Math.max(...places.map(({ x }) => x));
        if (to === undefined) expect(at.x).toBe(rightmost);
        else expect(to.at.x).toBeGreaterThan(at.x);
      }
    }),
  );
});
