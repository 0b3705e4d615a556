import type { Instant } from '@sealed-orders/rules/kernel';

/** What can be done at the referee's desk besides rulings, which are steps of the log. */
export const DEEDS = ['pause', 'resume', 'extend', 'bring-forward', 'close'] as const;
export type Deed = (typeof DEEDS)[number];

/** Why something is done at the desk. */
export interface DeskReason {
  readonly text: string;
  /** Whether only referees may read it, because it would reveal something. */
  readonly isKept: boolean;
}

/** One line of what was done at the desk, as a viewer may read it. */
export interface DeskLine {
  readonly deed: Deed;
  /** By how many minutes a deadline was moved; negative when it was brought forward; null for other deeds. */
  readonly minutes: number | null;
  /** Null: it is kept for referees. */
  readonly reason: string | null;
  readonly isKept: boolean;
  /** Number of the phase that was open. */
  readonly opening: number;
  /** The display name at that time. */
  readonly by: string;
  readonly at: Instant;
}

/** A deadline that is to be moved. */
export interface DeadlineMove {
  /** Number of the phase that the referee saw. */
  readonly opening: number;
  /** The deadline that the referee saw, so that two referees do not move it twice. */
  readonly due: Instant;
  /** Negative: it is brought forward. */
  readonly minutes: number;
  readonly reason: DeskReason;
}
