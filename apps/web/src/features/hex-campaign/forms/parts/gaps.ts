import type { HexKey } from '@sealed-orders/rules/space';

/** Something that lacks an order. */
export interface Gap {
  readonly name: string;
  /** What it lacks; absent: an order. */
  readonly says?: string;
  /** Where it is; absent: nowhere on the map. */
  readonly hex?: HexKey;
  /** Whether it is selected. */
  readonly isInHand: boolean;
  readonly take: () => void;
}

/** The next thing without an order, or the previous one, from the selected one; cyclic. Null: everything has one. */
export function nextGap(gaps: readonly Gap[], by: 1 | -1): Gap | null {
  const here = gaps.findIndex(({ isInHand }) => isInHand);
  const start = by > 0 ? 0 : gaps.length - 1;
  return gaps[here < 0 ? start : (here + by + gaps.length) % gaps.length] ?? null;
}
