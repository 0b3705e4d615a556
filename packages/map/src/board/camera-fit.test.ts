import { describe, expect, test } from 'vitest';
import { type Layout, layoutOf } from '../hex/layout.ts';
import { bounded, fitted, type Inset, NO_INSET, revealed, zoomed } from './camera.ts';

/** A sheet of 1000 by 500 units. */
const sheet: Layout = { ...layoutOf({ columns: 9, rows: 7 }), width: 1000, height: 500 };
const panels: Inset = { top: 50, right: 300, bottom: 20, left: 100 };

describe('the whole sheet', () => {
  test.each([
    ['is as wide as a tall window, except for side margins', { width: 516, height: 900 }, NO_INSET, 0.5, 8, 325],
    [
      'is as high as a wide window, but for the air above and below',
      { width: 900, height: 266 },
      NO_INSET,
      0.5,
      200,
      8,
    ],
    ['is in the part that panels leave open', { width: 916, height: 586 }, panels, 0.5, 108, 183],
    ['in a window too small for anything is a mark in its middle', { width: 10, height: 10 }, NO_INSET, 0.02, -5, 0],
  ])('%s', (_title, viewport, inset, k, x, y) => {
    const camera = fitted(sheet, viewport, inset);
    expect(camera.k).toBeCloseTo(k, 9);
    expect(camera.x).toBeCloseTo(x, 9);
    expect(camera.y).toBeCloseTo(y, 9);
  });

  test('of a small map is no nearer than the limit', () => {
    // 120 pixels from centre to corner, of 44 units.
    const camera = fitted({ ...sheet, width: 100, height: 100 }, { width: 2000, height: 2000 });
    expect(camera.k).toBeCloseTo(120 / 44, 9);
    expect(camera.x).toBeCloseTo(1000 - (50 * 120) / 44, 9);
  });
});

describe('a sheet larger than the window', () => {
  const viewport = { width: 400, height: 300 };
  test.each([
    ['goes no further right than its edge and 96 pixels', { k: 1, x: 500, y: 0 }, NO_INSET, 96, 0],
    ['goes no further left', { k: 1, x: -2000, y: 0 }, NO_INSET, -696, 0],
    ['goes no further down', { k: 1, x: 0, y: 200 }, NO_INSET, 0, 96],
    ['goes no further up', { k: 1, x: 0, y: -2000 }, NO_INSET, 0, -296],
    [
      'keeps off the panels by as much',
      { k: 2, x: 500, y: 500 },
      { top: 10, right: 20, bottom: 30, left: 40 },
      136,
      106,
    ],
    [
      'and on their other side',
      { k: 2, x: -9000, y: -9000 },
      { top: 10, right: 20, bottom: 30, left: 40 },
      -1716,
      -826,
    ],
    ['may be anywhere between', { k: 1, x: -300, y: -100 }, NO_INSET, -300, -100],
  ])('%s', (_title, camera, inset, x, y) => {
    expect(bounded(camera, sheet, viewport, inset)).toEqual({ k: camera.k, x, y });
  });
});

describe('a sheet smaller than the window', () => {
  const viewport = { width: 1200, height: 800 };
  test.each([
    ['keeps its left edge in it', { k: 1, x: -50, y: 100 }, 0, 100],
    ['keeps its right edge in it', { k: 1, x: 900, y: 100 }, 200, 100],
    ['keeps its upper edge in it', { k: 1, x: 50, y: -1 }, 50, 0],
    ['keeps its lower edge in it', { k: 1, x: 50, y: 900 }, 50, 300],
  ])('%s', (_title, camera, x, y) => {
    expect(bounded(camera, sheet, viewport)).toEqual({ k: 1, x, y });
  });
});

test.each([
  ['nearer than the limit', 100, 120 / 44],
  ['farther than the whole sheet', 0.001, 0.3],
  ['between', 2, 2],
])('a zoom %s', (_title, factor, k) => {
  const camera = zoomed({ k: 1, x: 10, y: 20 }, factor, { x: 110, y: 220 }, 0.3);
  expect(camera.k).toBeCloseTo(k, 9);
  // The point under the finger stays under it: 100 and 200 units from the sheet's corner.
  expect(camera.x + 100 * k).toBeCloseTo(110, 9);
  expect(camera.y + 200 * k).toBeCloseTo(220, 9);
});

describe('points of the sheet come into the open window', () => {
  const viewport = { width: 400, height: 300 };
  const inset = { top: 10, right: 20, bottom: 30, left: 40 };
  const camera = { k: 2, x: -30, y: -20 };
  test.each([
    ['not at all if they are in it with a margin', [{ x: 115, y: 70 }], 5, 0, 0],
    ['from the left and from above', [{ x: 25, y: 14 }], 5, 25, 7],
    ['from the right and from below', [{ x: 215, y: 150 }], 5, -25, -15],
    [
      'as many as fit together',
      [
        { x: 25, y: 70 },
        { x: 75, y: 71 },
      ],
      0,
      20,
      0,
    ],
    [
      'their middle where they do not fit',
      [
        { x: 20, y: 13 },
        { x: 320, y: 313 },
      ],
      0,
      -100,
      -166,
    ],
  ])('%s', (_title, points, air, right, down) => {
    expect(revealed(camera, viewport, inset, points, air)).toEqual({ k: 2, x: -30 + right, y: -20 + down });
  });

  test('without points the camera stays', () => {
    expect(revealed(camera, viewport, inset, [], 5)).toBe(camera);
  });
});
