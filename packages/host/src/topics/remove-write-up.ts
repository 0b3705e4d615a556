import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { isReferee } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { askOne, inTransaction, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { tellReaders } from './topic.ts';

/** What to remove, and the user who does: its player needs no reason, a referee gives one. */
export interface Removing {
  readonly campaign: CampaignId;
  readonly by: UserId;
  readonly reason: DeskReason | null;
}

interface Found {
  readonly topic: string;
  readonly seat: SeatId;
  readonly opening: number;
  readonly isOwn: boolean;
  /** The title of the write-up, or the caption of the picture. */
  readonly text: string;
}
const foundSchema = z.object({
  topic: z.string(),
  seat: seatSchema,
  opening: z.number(),
  isOwn: z.boolean(),
  text: z.string(),
});

/** SQL: the row of this table that user $2 may remove: the player of its seat may, and a referee. */
const removable = (
  table: string,
  text: string,
  which: string,
): string => `SELECT w.topic, w.seat, c.opening, w.${text} AS text,
      coalesce(${isPlayerOf('s', '$2')}, false) AS "isOwn"
    FROM ${table} w JOIN campaign c ON c.id = w.campaign_id JOIN seat s ON s.campaign_id = w.campaign_id AND s.seat = w.seat
    WHERE w.campaign_id = $1 AND ${which} AND (${isPlayerOf('s', '$2')} OR ${isReferee('$2')})`;

const WRITE_UP: Statement<Found> = {
  name: 'write-up-to-remove',
  text: removable('write_up', 'title', 'w.topic = $3 AND w.seat = $4'),
  row: foundSchema,
};
const PICTURE: Statement<Found> = {
  name: 'picture-to-remove',
  text: removable('picture', 'caption', 'w.id = $3'),
  row: foundSchema,
};

const gone = z.object({ seat: seatSchema });
const REMOVE_WRITE_UP: Statement<{ seat: SeatId }> = {
  name: 'remove-write-up',
  text: 'DELETE FROM write_up WHERE campaign_id = $1 AND topic = $2 AND seat = $3 RETURNING seat',
  row: gone,
};
const REMOVE_PICTURE: Statement<{ seat: SeatId }> = {
  name: 'remove-picture',
  text: 'DELETE FROM picture WHERE campaign_id = $1 AND id = $2 RETURNING seat',
  row: gone,
};

interface Removal {
  readonly deed: 'remove-write-up' | 'remove-picture';
  readonly find: Statement<Found>;
  readonly remove: Statement<{ seat: SeatId }>;
  /** The columns that name it besides the campaign. */
  readonly which: readonly unknown[];
}

/**
 * Removes something and notes it, if a referee does. Only its player and the referees can read that: others may not
 * know that there was anything to write about.
 */
async function removed(shell: Shell, { campaign, by, reason: given }: Removing, removal: Removal): Promise<Done> {
  const { deed, find, remove, which } = removal;
  const now = shell.now();
  const made = await inTransaction(shell.db.pool, async (client): Promise<Result<Found, Refusal>> => {
    await keepCampaign(client, campaign);
    const found = await askOne(client, find, [campaign, by, ...which]);
    if (found === null) return failed({ code: 'not-yours' });
    const { seat, opening, isOwn, text } = found;
    const read = isOwn ? null : readReason(given ?? { text: '', isKept: false });
    if (read?.ok === false) return read;
    if ((await askOne(client, remove, [campaign, ...which])) === null) return failed({ code: 'not-yours' });
    if (read !== null) {
      const noted = { campaign, by, deed, minutes: null, reason: read.value, opening, now } as const;
      await noteDeed(client, { ...noted, seats: [seat], seatsOnly: true, facts: { of: 'text', text } });
    }
    return ok(found);
  });
  if (!made.ok) return made;
  await tellReaders(shell, campaign, made.value.topic, made.value.seat);
  return done;
}

/** Removes a write-up with its pictures, at any time. Refused: there is none, or it is not the user's to remove. */
export const removeWriteUp = (shell: Shell, removing: Removing, topic: string, seat: SeatId): Promise<Done> =>
  removed(shell, removing, {
    deed: 'remove-write-up',
    find: WRITE_UP,
    remove: REMOVE_WRITE_UP,
    which: [topic, seat],
  });

/** The same for one picture. */
export const removePicture = (shell: Shell, removing: Removing, picture: string): Promise<Done> =>
  removed(shell, removing, { deed: 'remove-picture', find: PICTURE, remove: REMOVE_PICTURE, which: [picture] });
