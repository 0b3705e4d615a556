import { closedPath, fixed, type Point } from '../board/sheet.ts';

/** Trace of a fortress with `points` bastions between two radii. */
export function bastions(points: number, outer: number, inner: number, turn: number): string {
  const trace: Point[] = [];
  const at = (angle: number, radius: number): Point => ({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius });
  for (let i = 0; i < points; i++) {
    const angle = turn + (i / points) * Math.PI * 2;
    const half = 0.26;
    trace.push(
      at(angle - half * 1.5, inner),
      at(angle - half, outer * 0.92),
      at(angle, outer * 1.12),
      at(angle + half, outer * 0.92),
      at(angle + half * 1.5, inner),
    );
  }
  return closedPath(trace);
}

/** The star in the middle of a Metropol. */
export const STAR = 'M0 -8l1.4 2.8 3.1 .5-2.2 2.2 .5 3.1L0 -.9l-2.8 1.5 .5-3.1-2.2-2.2 3.1-.5Z';
/** Lozenge and crossed hammers of a Resource hex. */
export const LOZENGE = 'M0 -13L13 0L0 13L-13 0Z';
export const HAMMERS = 'M-5.5 5.5L4 -4M-4 -4L5.5 5.5M1.8 -6.2L6.2 -1.8M-1.8 -6.2L-6.2 -1.8';
/** Camp: a square with a gate. */
export const CAMP = 'M-8 -8H8V8H-8Z';
export const GATE = 'M-2.5 8V3H2.5V8';

/** A broken wall. */
export const WALL = 'M-9 7V-4L-5 -7V-1M-1 7V-1L2 1V-6L6 -3V7M-12 7H10';

/** A number for `scale()`. */
export const scale = (k: number): string => `scale(${fixed(k * 100) === '100' ? 1 : Math.round(k * 1000) / 1000})`;
