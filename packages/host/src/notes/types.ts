import type { Parsed, Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/** How many characters a note may have, and the name of what it is about. */
export const NOTE_LENGTH = { text: 500, subject: 80 } as const;

/** What a seat or the referees noted about something on the board. */
export const noteSchema = z.strictObject({
  /** What it is about, as the game names it: the platform does not read it. */
  subject: z.string(),
  text: z.string(),
  /** The display name of the last writer at that time. */
  by: z.string(),
  savedAt: z.iso.datetime(),
});
export type Note = Parsed<typeof noteSchema>;

export interface NoteWriting {
  readonly subject: string;
  /** Up to 500 characters; an empty text removes the note. */
  readonly text: string;
  readonly by: UserId;
}

/** Notes of a seat for itself and its deputy, and of the referees for themselves. They are not steps of the game. */
export interface Notes {
  /** The notes of a viewer, latest first; a spectator has none. */
  list(campaign: CampaignId, viewer: Viewer): Promise<readonly Note[]>;
  /** Writes, changes or removes the viewer's note about something. */
  write(campaign: CampaignId, viewer: Viewer, writing: NoteWriting): Promise<Done>;
}
