import { type HexKey, neighbours } from '@sealed-orders/rules/space';
import type { Point } from '../board/sheet.ts';
import { centreOf, hexUnder, type Layout } from './layout.ts';

/** Where a pen touches the map. */
export interface Spot {
  readonly hex: HexKey;
  /** The neighbour across the nearest side, on the map or off it; null if keys chose the hex. */
  readonly across: HexKey | null;
}

/** The hex under a point of the sheet, with the nearest neighbour; null beside the map. */
export function spotUnder(layout: Layout, point: Point): Spot | null {
  const hex = hexUnder(layout, point);
  if (hex === null) return null;
  const away = (other: HexKey): number => {
    const { x, y } = centreOf(layout, other);
    return Math.hypot(x - point.x, y - point.y);
  };
  const [across = null] = neighbours(hex).toSorted((a, b) => away(a) - away(b));
  return { hex, across };
}

/** Tools that draw on the map itself: taps, drags and keys go to it instead of to pieces. */
export interface Pen {
  /** `isFirst`: a stroke begins here. */
  readonly onStroke: (spot: Spot, isFirst: boolean) => void;
  /** The mouse is over a hex, or the keyboard's cursor on it; null: it has left the map. */
  readonly onHover?: (hex: HexKey | null) => void;
}
