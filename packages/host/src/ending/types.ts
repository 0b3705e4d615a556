import type { Instant, SeatId } from '@sealed-orders/rules/kernel';
import type { EarlyEnd } from '@sealed-orders/rules/log';

/** How a war ended: somebody won it by the rules, or it was ended early. */
export type Ending =
  | { readonly by: 'rules'; readonly rule: string; readonly winners: readonly SeatId[]; readonly at: Instant }
  | (EarlyEnd & { readonly at: Instant });

/** What a seat had at the end of a round; null: the viewer may not know. */
interface Score {
  readonly seat: SeatId;
  readonly score: number | null;
}

/** What every seat had at the end of a round. */
export interface RoundScores {
  readonly round: number;
  readonly scores: readonly Score[];
}

/** A war that is over, in numbers. */
export interface Story {
  /** The scores at the end of each round, oldest first. */
  readonly history: readonly RoundScores[];
  readonly steps: number;
  /** Dice thrown by the rules. */
  readonly dice: number;
  /** How many topics of the game, such as battles, came to an outcome. */
  readonly topics: number;
  readonly beganAt: Instant;
  readonly endedAt: Instant;
}

/** Tells a user that a campaign of theirs was deleted. */
export interface DeletionNotice {
  readonly id: string;
  readonly campaign: string;
  readonly deletedBy: string;
  readonly deletedAt: Instant;
}

/** The archive of a war, in pieces, and the name of its file. */
export interface Export {
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;
}
