import type pg from 'pg';
import { z } from 'zod';
import { isNameTaken } from '../access/name-taken.ts';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import { IS_FREE, SEEING, whyNotSee } from '../seats/take-over.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { STRANGERS, type Strangers } from './types.ts';

interface Admission {
  readonly strangers: Strangers;
  readonly isOwner: boolean;
  readonly isArchived: boolean;
  /** Whether a user may take the seat in question, or any. */
  readonly isFree: boolean;
}

/** Parameters: the campaign, the user, the seat or null for any. */
const ADMISSION: Statement<Admission> = {
  name: 'admission',
  text: `SELECT c.strangers, c.archived_at IS NOT NULL AS "isArchived",
      EXISTS (SELECT FROM member m WHERE m.campaign_id = c.id AND m.user_id = $2 AND m.role = 'owner') AS "isOwner",
      EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND ($3::text IS NULL OR s.seat = $3) AND ${IS_FREE}) AS "isFree"
    FROM campaign c WHERE c.id = $1`,
  row: z.object({
    strangers: z.enum(STRANGERS),
    isOwner: z.boolean(),
    isArchived: z.boolean(),
    isFree: z.boolean(),
  }),
};

/** Why the user may not take a seat without asking; null: they may, or own the campaign. */
export async function whyNotTake(
  client: pg.PoolClient,
  { campaign, user }: { readonly campaign: CampaignId; readonly user: UserId },
): Promise<Refusal | null> {
  const found = await askOne(client, ADMISSION, [campaign, user, null]);
  return found === null || found.isOwner || found.strangers === 'take' ? null : { code: 'ask-first' };
}

interface Asking {
  readonly campaign: CampaignId;
  readonly user: UserId;
  readonly seat: string | null;
}

/** Why this user may not ask for the seat, or for any; null: they may. */
export async function whyNotAsk(on: Connection, { campaign, user, seat }: Asking): Promise<Refusal | null> {
  const found = await askOne(on, ADMISSION, [campaign, user, seat]);
  const seeing = await askOne(on, SEEING, [campaign, seat ?? '', user]);
  if (found === null || seeing === null) return { code: 'no-such-campaign' };
  const refusal = whyNotSee(seeing);
  if (refusal !== null) return refusal;
  if (seat !== null && seeing.seat === null) return { code: 'no-such-seat' };
  if (found.isArchived || found.strangers === 'invited') return { code: 'not-asked-for' };
  if (!found.isFree) return { code: 'seat-taken' };
  return (await isNameTaken(on, campaign, user)) ? { code: 'name-taken' } : null;
}
