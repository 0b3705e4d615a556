import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { countersOf } from './counter-symbols.ts';
import { layoutOf } from './layout.ts';
import { placesOf } from './placement.ts';
import { pieceId, redDetachment, redView } from './testing/board.ts';

const layout = layoutOf({ columns: 4, rows: 3 });

/** The places of counters in a stack of this many detachments, the lowest first. */
function stack(count: number) {
  const ids = Array.from({ length: count }, (_, i) => `r${i}`);
  const pieces = Object.fromEntries(ids.map((id) => [pieceId(id), redDetachment(id, hexAt(2, 1), id)]));
  return placesOf(
    layout,
    countersOf(redView({ pieces }), () => 'a'),
    new Map(),
  );
}

const width = (count: number): number => {
  const places = stack(count);
  return (places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0);
};

test('counters of a stack are a little apart, each to the right of the one below', () => {
  const [low, middle, top] = stack(3).map(({ x }) => x);
  expect((middle ?? 0) - (low ?? 0)).toBeCloseTo(0.14 * layout.s);
  expect((top ?? 0) - (middle ?? 0)).toBeCloseTo(0.14 * layout.s);
});

test('a high stack is compressed and does not leave its hex', () => {
  expect(width(12)).toBeCloseTo(0.42 * layout.s);
  expect(width(4)).toBeCloseTo(0.42 * layout.s);
  expect(stack(12).filter(({ isTop }) => isTop)).toHaveLength(1);
});
