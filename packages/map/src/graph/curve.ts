import { type Point, xy } from '../board/sheet.ts';

/** A line from one point to another, drawn towards `by` in between. */
export interface Curve {
  readonly from: Point;
  readonly to: Point;
  readonly by: Point;
}

interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** Between the rims of two discs. `bend`: how far to its left it is drawn aside; `air` before each rim. */
export function curveBetween(a: Disc, b: Disc, bend: number, air = 3): Curve {
  const { x: ux, y: uy } = along(a.at, b.at);
  const from = { x: a.at.x + ux * (a.radius + air), y: a.at.y + uy * (a.radius + air) };
  const to = { x: b.at.x - ux * (b.radius + air), y: b.at.y - uy * (b.radius + air) };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from, to, by: { x: middle.x + uy * bend, y: middle.y - ux * bend } };
}

/** The direction from one point to another, one unit long; to the east if they are the same. */
export function along(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** A point of a curve, from 0 at its start to 1 at its end. */
export function pointOn({ from, to, by }: Curve, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y };
}

const SAMPLES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Points of a curve from its start to its end. */
export const pointsOn = (curve: Curve): readonly Point[] => SAMPLES.map((t) => pointOn(curve, t));

export function drawn({ from, to, by }: Curve): string {
  const isStraight = Math.hypot(by.x - (from.x + to.x) / 2, by.y - (from.y + to.y) / 2) < 0.05;
  return isStraight ? `M${xy(from)}L${xy(to)}` : `M${xy(from)}Q${xy(by)} ${xy(to)}`;
}

/** How near a line through points comes to another point. */
export function distanceTo(points: readonly Point[], { x, y }: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (a === undefined) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9)));
    nearest = Math.min(nearest, Math.hypot(a.x + t * dx - x, a.y + t * dy - y));
  }
  return nearest;
}

/** A point of a circle, so many degrees clockwise from the east. */
export function onCircle({ x, y }: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
}
