import type { Reach } from '@sealed-orders/rules/hex-campaign';

/** A hex where the order in hand may lead. */
export interface Reached extends Pick<Reach, 'hex' | 'mustStop'> {
  /** Movement points; null: it costs none, and nothing is written there. */
  readonly cost: number | null;
}
