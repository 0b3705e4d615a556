import type { SeatId } from '@sealed-orders/rules/kernel';

/** What players can vote on: what a referee could do about a war, and its end. */
export const MATTERS = ['extend', 'pause', 'resume', 'open-seat', 'finish'] as const;

/** What a vote is about; `seat` is the one that is to be opened. */
export type Matter =
  | { readonly what: Exclude<(typeof MATTERS)[number], 'open-seat'> }
  | { readonly what: 'open-seat'; readonly seat: SeatId };

/** The votes for one matter so far. Everybody who may look at the campaign may read them. */
export interface Poll {
  readonly matter: Matter;
  readonly votes: readonly SeatId[];
}

/** For how many days a vote counts if no phase ends it. */
export const VOTE_DAYS = 14;

/** After how many missed phases in a row the players may vote to open a seat. */
export const ABSENT_AFTER = 2;

/** By how many minutes a vote extends a phase. */
export const VOTED_EXTENSION = 24 * 60;
