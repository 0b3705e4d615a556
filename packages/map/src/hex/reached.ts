import type { Reach } from '@sealed-orders/rules/hex-campaign';

/** A hex that the current order may reach. */
export interface Reached extends Pick<Reach, 'hex' | 'mustStop'> {
  /** Movement points; null: free, and nothing is written there. */
  readonly cost: number | null;
}
