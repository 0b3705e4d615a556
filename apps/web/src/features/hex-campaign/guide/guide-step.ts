import type { OrderState } from '@sealed-orders/map';
import type { Phase } from '@sealed-orders/rules/hex-campaign';

/** The steps of a first turn, in this order. */
export const GUIDE_STEPS = ['unit', 'goal', 'sheet', 'seal', 'sealed'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number] | 'build' | 'capital';

interface Progress {
  readonly phase: Phase;
  readonly isSealed: boolean;
  /** The state of each order. */
  readonly orders: readonly OrderState[];
  /** Of the selected unit; null: none of the reader's is. */
  readonly inHand: OrderState | null;
  /** Whether the orders leave the reader's Capital empty. */
  readonly emptiesCapital: boolean;
}

/** The next step, by what the player has done; null: the guide has nothing to say about this phase. */
export function guideStep({ phase, isSealed, orders, inHand, emptiesCapital }: Progress): GuideStep | null {
  if (phase === 'build') return isSealed ? null : 'build';
  if (phase !== 'movement-orders') return null;
  if (isSealed) return 'sealed';
  if (emptiesCapital) return 'capital';
  if (inHand === 'none' || inHand === 'draft') return 'goal';
  if (orders.every((state) => state === 'complete')) return 'seal';
  return orders.includes('complete') ? 'sheet' : 'unit';
}
