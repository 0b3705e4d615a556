import type { Underlay } from '@sealed-orders/map/hex';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pinned point of the picture, and the middle of the hex that it shows. */
export interface Pin {
  readonly at: Point;
  readonly on: Point;
}

export type Fit =
  | {
      readonly ok: true;
      readonly place: Underlay['place'];
      /** The distance of the worst pin from the middle of its hex, in units of the sheet. */
      readonly off: number;
    }
  | { readonly ok: false; readonly problem: 'in-line' | 'mirrored' };

/** Below this share of the square around them, three points count as lying in a line. */
const FLAT = 0.02;

/**
 * Places a picture so that three pins match their hexes. It may be rotated and scaled, as scans and screenshots are,
 * but not skewed: if the pins require that, they were set inaccurately, and `off` says by how much.
 */
export function fitOf([a, b, c]: readonly [Pin, Pin, Pin]): Fit {
  const [ab, ac] = [between(a.at, b.at), between(a.at, c.at)];
  const [toB, toC] = [between(a.on, b.on), between(a.on, c.on)];
  const area = cross(ab, ac);
  if (isFlat(ab, ac) || isFlat(toB, toC)) return { ok: false, problem: 'in-line' };
  // What one pixel to the right and one pixel down become on the sheet, if skewing were allowed.
  const right = { x: (toB.x * ac.y - toC.x * ab.y) / area, y: (toB.y * ac.y - toC.y * ab.y) / area };
  const down = { x: (toC.x * ab.x - toB.x * ac.x) / area, y: (toC.y * ab.x - toB.y * ac.x) / area };
  if (cross(right, down) <= 0) return { ok: false, problem: 'mirrored' };
  const along = Math.atan2(right.y, right.x);
  const slant = turnBetween(along, Math.atan2(down.y, down.x) - Math.PI / 2);
  const angle = along + slant / 2;
  const straight = Math.cos(slant / 2);
  const stretch = { x: Math.hypot(right.x, right.y) * straight, y: Math.hypot(down.x, down.y) * straight };
  return placed([a, b, c], angle, stretch);
}

/** With this rotation and scale, and the middle of the pins on the middle of their hexes. */
function placed(pins: readonly Pin[], angle: number, { x: wide, y: high }: Point): Fit {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const laid = ({ x, y }: Point): Point => ({ x: cos * wide * x - sin * high * y, y: sin * wide * x + cos * high * y });
  const from = laid(middle(pins.map(({ at }) => at)));
  const by = between(from, middle(pins.map(({ on }) => on)));
  const off = pins.map(({ at, on }) => {
    const to = laid(at);
    return Math.hypot(to.x + by.x - on.x, to.y + by.y - on.y);
  });
  return { ok: true, place: [cos * wide, sin * wide, -sin * high, cos * high, by.x, by.y], off: Math.max(...off) };
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

function isFlat(a: Point, b: Point): boolean {
  const most = Math.max(Math.hypot(a.x, a.y), Math.hypot(b.x, b.y), Math.hypot(a.x - b.x, a.y - b.y));
  return Math.abs(cross(a, b)) <= FLAT * most * most;
}

/** From one angle to the other the short way round. */
function turnBetween(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
