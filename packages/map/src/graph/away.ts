import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';

/** How far a point is from a box; 0 in it. */
export const awayFrom = ({ left, top, right, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
