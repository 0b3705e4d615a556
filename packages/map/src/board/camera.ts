import { NEAREST, ORDERS_FROM } from './levels.ts';
import { type Point, type Sheet, UNIT } from './sheet.ts';

/** The position of the sheet under the window: `k` pixels a map unit, the sheet's corner at `x`, `y` in pixels. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Pixels at each side of the window that panels cover. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far the sheet's edge may be moved into the open window, in pixels, so that rim hexes come clear of tools. */
const SLACK = 96;
/** The margin around the whole sheet, in pixels. */
const AIR = 8;

/** Pixels from centre to corner of a hex. */
export const hexSize = (camera: Camera): number => camera.k * UNIT;

/** The whole sheet in the open part of the window. */
export function fitted(layout: Sheet, viewport: Viewport, inset: Inset = NO_INSET): Camera {
  const open = openPart(viewport, inset);
  const k = Math.max(0.02, Math.min((open.width - AIR * 2) / layout.width, (open.height - AIR * 2) / layout.height));
  const most = Math.min(k, NEAREST / UNIT);
  return centred(viewport, inset, { x: layout.width / 2, y: layout.height / 2 }, most);
}

/** A point of the sheet in the middle of the open part of the window, at `k` pixels a unit. */
export function centred(viewport: Viewport, inset: Inset, point: Point, k: number): Camera {
  const open = openPart(viewport, inset);
  return { k, x: open.x + open.width / 2 - point.x * k, y: open.y + open.height / 2 - point.y * k };
}

function openPart({ width, height }: Viewport, inset: Inset): Point & Viewport {
  return {
    x: inset.left,
    y: inset.top,
    width: Math.max(1, width - inset.left - inset.right),
    height: Math.max(1, height - inset.top - inset.bottom),
  };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Nearer or farther about a point of the window. Not nearer than the nearest level, nor farther than the whole sheet. */
export function zoomed(camera: Camera, factor: number, at: Point, farthest: number): Camera {
  const k = Math.min(NEAREST / UNIT, Math.max(farthest, camera.k * factor));
  const by = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The camera limited so that the sheet cannot be lost: centred if smaller than the window. */
export function bounded(camera: Camera, layout: Sheet, viewport: Viewport, inset: Inset = NO_INSET): Camera {
  const open = openPart(viewport, inset);
  return {
    k: camera.k,
    x: kept(camera.x, open.x, open.width, layout.width * camera.k),
    y: kept(camera.y, open.y, open.height, layout.height * camera.k),
  };
}

function kept(at: number, from: number, room: number, length: number): number {
  if (length <= room) return Math.min(Math.max(at, from), from + room - length);
  return Math.min(Math.max(at, from + room - length - SLACK), from + SLACK);
}

/** The window of a map. */
export interface Opening {
  readonly viewport: Viewport;
  readonly inset: Inset;
}

/**
 * The camera after its window has changed: the whole sheet stays whole, other views stay in place. A sheet on which
 * orders can be read keeps them when a bar beside the map takes a little of its room, and loses a little of its rim.
 */
export function resized(camera: Camera, layout: Sheet, before: Opening, after: Opening): Camera {
  const whole = legible(camera, layout, before);
  const isWhole = camera.k === whole.k && camera.x === whole.x && camera.y === whole.y;
  return isWhole ? legible(camera, layout, after) : bounded(camera, layout, after.viewport, after.inset);
}

/** The part of the size from which orders are drawn that a whole sheet may lack to be enlarged to it. */
const NEARLY = 0.88;

/** The whole sheet; nearly all of it if orders, which can be read on it now, can be read only then. */
function legible(now: Camera, layout: Sheet, { viewport, inset }: Opening): Camera {
  const whole = fitted(layout, viewport, inset);
  const size = hexSize(whole);
  if (hexSize(now) < ORDERS_FROM || size >= ORDERS_FROM || size < ORDERS_FROM * NEARLY) return whole;
  // Just above that size, so that no rounding falls below it.
  return centred(viewport, inset, { x: layout.width / 2, y: layout.height / 2 }, (ORDERS_FROM + 0.1) / UNIT);
}

/** The camera moved just enough to bring these points, with `air` pixels around them, into the open window. */
export function revealed(
  camera: Camera,
  viewport: Viewport,
  inset: Inset,
  points: readonly Point[],
  air: number,
): Camera {
  if (points.length === 0) return camera;
  const open = openPart(viewport, inset);
  const xs = points.map((point) => point.x * camera.k + camera.x);
  const ys = points.map((point) => point.y * camera.k + camera.y);
  return panned(camera, {
    x: shift(Math.min(...xs) - air, Math.max(...xs) + air, open.x, open.x + open.width),
    y: shift(Math.min(...ys) - air, Math.max(...ys) + air, open.y, open.y + open.height),
  });
}

/** How far a range must move to be within limits; it is centred if it does not fit. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  if (from < low) return low - from;
  return to > high ? high - to : 0;
}

/** A point of the window on the sheet. */
export function onSheet(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.k, y: (point.y - camera.y) / camera.k };
}
