import type { Instant, Topic } from '@sealed-orders/rules/kernel';
import type { Seen } from '../types.ts';

/** A round of a war, in the list of its rounds. */
export interface RoundLine {
  readonly round: number;
  /** When the last step of it was made that everybody may know of. */
  readonly at: Instant;
  /** Whether the next round has begun, or the war is over. */
  readonly isClosed: boolean;
}

/** A round as one long step: how it stood at its end, all that was told in it, and the score that it came to. */
export interface RoundSeen {
  readonly line: RoundLine;
  readonly seen: Seen;
  /** The topics that came to an outcome in it. */
  readonly topics: readonly Topic[];
}
