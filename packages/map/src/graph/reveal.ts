import { type Camera, type Inset, revealed, type Viewport } from '../board/camera.ts';
import type { Point } from '../board/sheet.ts';

/**
 * Moves as little as possible to bring points into the open window; the first of them even if there is no room for all.
 * `air`: pixels around each.
 */
export function revealedAround(
  camera: Camera,
  viewport: Viewport,
  inset: Inset,
  points: readonly Point[],
  air: number,
): Camera {
  return revealed(revealed(camera, viewport, inset, points, air), viewport, inset, points.slice(0, 1), air);
}
