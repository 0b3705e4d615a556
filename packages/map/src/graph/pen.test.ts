import { describe, expect, test } from 'vitest';
import { fieldOf } from './field.ts';
import { layoutOf, nodeAt } from './layout.ts';
import { linesOf } from './lines.ts';
import { grippedAt, pathAt, type StarPen, type StarSpot, stroke } from './pen.ts';
import { scaleAt } from './scale.ts';
import { ORSANA } from './testing/orsana.ts';

const layout = layoutOf({ ...ORSANA, sheet: { width: 1000, height: 640 } });
const scale = scaleAt(layout, 'operations', null);
const field = fieldOf(layout, linesOf(layout), { forces: [], battles: [] }, scale);

function handOf(onMove: StarPen['onMove']) {
  const taps: StarSpot[] = [];
  const pen: StarPen = { onTap: (spot) => taps.push(spot), onMove };
  const input = {
    ...{ layout, pen, staged: { scale, field }, outline: { current: null } },
    // One pixel is two units.
    viewing: {
      locate: ({ x, y }: { readonly x: number; readonly y: number }) => ({ at: { x: 2 * x, y: 2 * y }, pixel: 2 }),
    },
    focus: () => undefined,
  };
  return { pen, input, taps };
}
const pixelsOf = (node: string) => {
  const { x, y } = nodeAt(layout, node).at;
  return { x: x / 2, y: y / 2 };
};

test('A sheet that the map gives stays as large as it is, with every place where the map has it', () => {
  expect(layout).toMatchObject({ width: 1000, height: 640 });
  expect(nodeAt(layout, 'O1').at).toEqual({ x: 238, y: 226 });
});

describe('A tap of the pen', () => {
  test('says which node it touches, and where an empty place is', () => {
    const { pen, input, taps } = handOf(null);
    expect(stroke(input, pen, null, { type: 'tap', at: pixelsOf('O1') }, false)).toBe(true);
    stroke(input, pen, null, { type: 'tap', at: { x: 5, y: 5 } }, false);
    expect(taps).toEqual([
      { at: { x: 238, y: 226 }, node: 'O1', path: null },
      { at: { x: 10, y: 10 }, node: null, path: null },
    ]);
  });

  test('says which path it touches between two nodes', () => {
    const { at: a } = nodeAt(layout, ORSANA.paths[0]?.a ?? '');
    const { at: b } = nodeAt(layout, ORSANA.paths[0]?.b ?? '');
    expect(pathAt(layout, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 4)).toBe(0);
    expect(pathAt(layout, { x: 10, y: 10 }, 4)).toBeNull();
  });
});

describe('A drag of the pen', () => {
  test('moves a node by as much as the hand moved', () => {
    const moves: unknown[] = [];
    const { pen, input } = handOf((node, at) => moves.push([node, at]));
    const { x, y } = pixelsOf('O1');
    const grip = grippedAt(input, { x: x + 2, y });
    expect(stroke(input, pen, grip, { type: 'draw', at: { x: x + 30, y } }, false)).toBe(true);
    expect(moves).toEqual([]);
    stroke(input, pen, grip, { type: 'drawn', at: { x: x + 52, y: y + 10 } }, false);
    expect(moves).toEqual([['O1', { x: 338, y: 246 }]]);
  });

  test('moves the map if it begins beside all nodes, or if the tool moves none', () => {
    expect(grippedAt(handOf(() => undefined).input, { x: 5, y: 5 })).toBeNull();
    expect(grippedAt(handOf(null).input, pixelsOf('O1'))).toBeNull();
    const { pen, input } = handOf(null);
    expect(stroke(input, pen, null, { type: 'pan', by: { x: 1, y: 1 } }, false)).toBe(false);
  });
});
