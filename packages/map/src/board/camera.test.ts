import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../hex/layout.ts';
import { bounded, centred, fitted, hexSize, NO_INSET, onSheet, resized, revealed, zoomed } from './camera.ts';
import { levelAt } from './levels.ts';

const LAYOUT = layoutOf({ columns: 11, rows: 10 });
const DESKTOP = { width: 1000, height: 800 };
const SHEET_OPEN = { top: 0, right: 0, bottom: 400, left: 0 };

describe('looking at the whole sheet', () => {
  test('it is in the middle of the open window', () => {
    const camera = fitted(LAYOUT, DESKTOP);
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.y).toBeGreaterThanOrEqual(0);
    expect(camera.x * 2 + LAYOUT.width * camera.k).toBeCloseTo(1000, 6);
    expect(camera.y * 2 + LAYOUT.height * camera.k).toBeCloseTo(800, 6);
  });

  test('a covering panel takes away its part of the window', () => {
    const camera = fitted(LAYOUT, DESKTOP, SHEET_OPEN);
    expect(camera.y + LAYOUT.height * camera.k).toBeLessThanOrEqual(400);
  });
});

describe('a window that changes', () => {
  const before = { viewport: DESKTOP, inset: NO_INSET };
  const after = { viewport: { width: 1000, height: 600 }, inset: NO_INSET };

  test('still shows the whole sheet if it did before', () => {
    expect(resized(fitted(LAYOUT, DESKTOP), LAYOUT, before, after)).toEqual(fitted(LAYOUT, after.viewport));
  });

  test('keeps orders legible if it only lacks a little room for them', () => {
    const at = (height: number) => ({ viewport: { width: 900, height }, inset: NO_INSET });
    const whole = fitted(LAYOUT, at(600).viewport);
    expect(levelAt(hexSize(whole))).toBe('operations');
    const lower = resized(whole, LAYOUT, at(600), at(550));
    expect(levelAt(hexSize(fitted(LAYOUT, at(550).viewport)))).toBe('campaign');
    expect(levelAt(hexSize(lower))).toBe('operations');
    expect(lower.y * 2 + LAYOUT.height * lower.k).toBeCloseTo(550, 6);
    expect(resized(lower, LAYOUT, at(550), at(600))).toEqual(whole);
    expect(resized(whole, LAYOUT, at(600), at(400))).toEqual(fitted(LAYOUT, at(400).viewport));
  });

  test('stays whole for a reader who wanted the whole of a small sheet', () => {
    const at = (height: number) => ({ viewport: { width: 900, height }, inset: NO_INSET });
    const small = fitted(LAYOUT, at(550).viewport);
    expect(resized(small, LAYOUT, at(550), at(540))).toEqual(fitted(LAYOUT, at(540).viewport));
  });

  test('keeps the view of a moved sheet', () => {
    const near = centred(DESKTOP, NO_INSET, { x: 400, y: 300 }, 2);
    expect(resized(near, LAYOUT, before, after)).toEqual(bounded(near, LAYOUT, after.viewport));
    expect(resized(near, LAYOUT, before, after).k).toBe(2);
  });
});

describe('zooming', () => {
  test('the point under the pointer stays there', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 800 }),
        (factor, x, y) => {
          const camera = fitted(LAYOUT, DESKTOP);
          const before = onSheet(camera, { x, y });
          const after = onSheet(zoomed(camera, factor, { x, y }, 0.1), { x, y });
          expect(after.x).toBeCloseTo(before.x, 6);
          expect(after.y).toBeCloseTo(before.y, 6);
        },
      ),
    );
  });

  test('it stops at the nearest and the farthest', () => {
    const camera = fitted(LAYOUT, DESKTOP);
    expect(zoomed(camera, 1000, { x: 0, y: 0 }, 0.5).k).toBeCloseTo(120 / 44, 9);
    expect(zoomed(camera, 0.0001, { x: 0, y: 0 }, 0.5).k).toBe(0.5);
  });
});

describe('moving', () => {
  test('the sheet cannot be lost', () => {
    const near = centred(DESKTOP, NO_INSET, { x: 0, y: 0 }, 2);
    const lost = bounded({ ...near, x: -99999, y: 99999 }, LAYOUT, DESKTOP);
    expect(lost.x + LAYOUT.width * 2).toBeGreaterThan(800);
    expect(lost.y).toBeLessThan(200);
  });

  test('visible points do not move', () => {
    const camera = fitted(LAYOUT, DESKTOP);
    expect(revealed(camera, DESKTOP, NO_INSET, [{ x: LAYOUT.width / 2, y: LAYOUT.height / 2 }], 40)).toEqual(camera);
  });

  test('a unit under the bottom sheet comes out from under it', () => {
    const camera = { k: 1, x: 0, y: 0 };
    const moved = revealed(camera, DESKTOP, SHEET_OPEN, [{ x: 500, y: 600 }], 40);
    expect(moved.y + 600 + 40).toBeLessThanOrEqual(400);
    expect(moved.x).toBe(0);
  });
});
