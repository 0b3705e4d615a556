import type { Instant, SeatId, Topic } from '@sealed-orders/rules/kernel';
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
  /** Whether the view and the score show everything: by the terms, so long after the round. */
  readonly isWhole: boolean;
  /** What a referee wrote over it; null: its events make one. */
  readonly headline: Headline | null;
  /** What seats said in it, the first first. */
  readonly communiques: readonly Communique[];
}

/** How long the parts of a number may be that people write, in characters. */
export const GAZETTE_LENGTH = { title: 90, lead: 300, communique: 400, reason: 500 } as const;

export interface Headline {
  readonly title: string;
  readonly lead: string;
  /** Display name of whoever wrote it last. */
  readonly by: string;
  readonly savedAt: Instant;
}

export interface NewHeadline {
  readonly round: number;
  /** Empty: none. */
  readonly title: string;
  readonly lead: string;
}

/** What a seat said to everybody, as everybody reads it. */
export interface Communique {
  readonly seat: SeatId;
  /** Null: a referee withholds it. */
  readonly text: string | null;
  readonly savedAt: Instant;
}

/** The same as referees read it. */
export interface ReadCommunique extends Communique {
  readonly text: string;
  /** Why a referee withholds it; null: nobody does. */
  readonly withheld: string | null;
}

export interface NewCommunique {
  readonly round: number;
  /** Empty: none. */
  readonly text: string;
}

export interface Withholding {
  readonly round: number;
  readonly seat: SeatId;
  /** Null: everybody may read it again. */
  readonly reason: string | null;
}

/** What a reader reports to the referees of what a seat said. */
export interface NewComplaint {
  readonly round: number;
  readonly seat: SeatId;
  readonly text: string;
}

/** The same as referees read it. */
export interface Complaint extends NewComplaint {
  /** What the seat said. */
  readonly about: string;
  /** Display name of the reader. */
  readonly by: string;
  readonly at: Instant;
}

/** Which communiqué. */
export type WhichCommunique = Pick<NewComplaint, 'round' | 'seat'>;

/** What a viewer may write for the gazette now. */
export interface GazetteDesk {
  /** For referees: the last closed round, whose headline may be written. */
  readonly closed: number | null;
  readonly headline: Headline | null;
  /** What seats said in that round. */
  readonly communiques: readonly ReadCommunique[];
  /** For referees: what readers have reported and nobody has settled, in any round. */
  readonly complaints: readonly Complaint[];
  /** For seats: the open round, for which something may be said. */
  readonly open: number | null;
  /** What the viewer's own seat says in it. */
  readonly own: string | null;
}
