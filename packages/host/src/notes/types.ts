import type { Instant, Viewer } from '@sealed-orders/rules/kernel';
import type { Done } from '../lobby/seats.ts';
import type { CampaignId, UserId } from '../types.ts';

/** How many characters a note may have, and the name of what it is about. */
export const NOTE_LENGTH = { text: 500, subject: 80 } as const;

/** What a seat or the referees noted about something on the board. */
export interface Note {
  /** What it is about, as the game names it: the platform does not read it. */
  readonly subject: string;
  readonly text: string;
  /** The display name of whoever wrote it last, as it was then. */
  readonly by: string;
  readonly savedAt: Instant;
}

export interface NoteWriting {
  readonly subject: string;
  /** Up to 500 characters; an empty text takes the note away. */
  readonly text: string;
  readonly by: UserId;
}

/** Notes of a seat for itself and its deputy, and of the referees for themselves. They are no step of the game. */
export interface Notes {
  /** The notes of a viewer, the latest first; a spectator has none. */
  list(campaign: CampaignId, viewer: Viewer): Promise<readonly Note[]>;
  /** Writes, changes or takes away the viewer's note about something. */
  write(campaign: CampaignId, viewer: Viewer, writing: NoteWriting): Promise<Done>;
}
