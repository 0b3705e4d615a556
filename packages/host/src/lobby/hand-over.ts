import { failed } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isNoPlayer } from '../access/has-played.ts';
import { ownerName } from '../access/owner-name.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { isArchivedNow } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { beginRefereeTerm } from './referee-terms.ts';
import type { Heir, Offer } from './types.ts';

/**
 * SQL, for the campaign `c` and its owner: the users who could own it. If the owner plays, only players and referees:
 * owning must not show anybody more than they see already.
 */
const HEIRS = `SELECT s.user_id AS id, u.display_name AS name FROM seat s JOIN "user" u ON u.id = s.user_id
      WHERE s.campaign_id = c.id
    UNION SELECT m.user_id, u.display_name FROM member m JOIN "user" u ON u.id = m.user_id
      WHERE m.campaign_id = c.id AND m.role <> 'owner' AND (m.role = 'referee' OR EXISTS (
        SELECT FROM member o WHERE o.campaign_id = c.id AND o.role = 'owner' AND ${isNoPlayer('o.user_id')}))`;

const LIST: Statement<Heir> = {
  name: 'heirs',
  text: `SELECT h.id, h.name FROM campaign c CROSS JOIN LATERAL (${HEIRS}) h
    WHERE c.id = $1 AND h.id <> $2 ORDER BY h.name, h.id LIMIT 600`,
  row: z.object({ id: z.string(), name: z.string() }),
};

const STANDS: Statement<Offer> = {
  name: 'offer-of',
  text: `SELECT u.id AS to, u.display_name AS name, o.display_name AS by FROM campaign c JOIN "user" u ON u.id = c.offered_to
    JOIN "user" o ON o.id = c.created_by WHERE c.id = $1 AND (c.offered_to = $2 OR c.created_by = $2)`,
  row: z.object({ to: z.string(), name: z.string(), by: z.string() }),
};

/** The people whom the owner could offer the campaign to; empty for everybody else. */
export async function heirs(shell: Shell, campaign: CampaignId, by: UserId): Promise<readonly Heir[]> {
  if ((await ownerName(shell.db.pool, campaign, by)) === null) return [];
  return ask(shell.db.pool, LIST, [campaign, by]);
}

/** The current offer, for the owner and the user it is made to; null: there is none for this user. */
export const offer = (shell: Shell, campaign: CampaignId, user: UserId): Promise<Offer | null> =>
  askOne(shell.db.pool, STANDS, [campaign, user]);

const SET: Statement<{ id: string }> = {
  name: 'offer-campaign',
  text: 'UPDATE campaign SET offered_to = $2 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

/** Offers the campaign to one of its members, in place of an earlier offer, or takes the offer back; its owner may. */
export async function offerCampaign(shell: Shell, campaign: CampaignId, by: UserId, to: UserId | null): Promise<Done> {
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    if ((await ownerName(client, campaign, by)) === null) return { code: 'not-owner' };
    const known = to === null || (await ask(client, LIST, [campaign, by])).some(({ id }) => id === to);
    if (!known) return { code: 'not-a-member' };
    if (await isArchivedNow(client, campaign)) return { code: 'archived' };
    await askOne(client, SET, [campaign, to]);
    return null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}

interface Offered {
  readonly owner: UserId;
  readonly opening: number;
  /** Whether the former owner sees everything. */
  readonly ownerSees: boolean;
  /** Whether the user may still accept, and would then see everything. */
  readonly isHeir: boolean;
  readonly sees: boolean;
}

const OFFERED: Statement<Offered> = {
  name: 'offered-campaign',
  text: `SELECT c.created_by AS owner, c.opening, ${isNoPlayer('c.created_by')} AS "ownerSees",
      EXISTS (SELECT FROM (${HEIRS}) h WHERE h.id = $2) AS "isHeir", ${isNoPlayer('$2::uuid')} AS sees
    FROM campaign c WHERE c.id = $1 AND c.offered_to = $2`,
  row: z.object({
    owner: z.string(),
    opening: z.number(),
    ownerSees: z.boolean(),
    isHeir: z.boolean(),
    sees: z.boolean(),
  }),
};

const HAND_OVER: Statement<{ id: string }> = {
  name: 'hand-over-campaign',
  text: `WITH former AS (
      UPDATE member SET role = $3::member_role WHERE campaign_id = $1 AND role = 'owner' RETURNING user_id
    ), next AS (
      INSERT INTO member (campaign_id, user_id, role) VALUES ($1, $2, 'owner')
      ON CONFLICT (campaign_id, user_id) DO UPDATE SET role = 'owner'
    )
    UPDATE campaign SET created_by = $2, offered_to = NULL WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/**
 * Answers the offer of a campaign. A user who accepts becomes the owner; a former owner who saw everything stays a
 * referee, and one who plays stays a player.
 */
export async function answerOffer(shell: Shell, campaign: CampaignId, user: UserId, accepts: boolean): Promise<Done> {
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    const offered = await askOne(client, OFFERED, [campaign, user]);
    if (offered === null || (accepts && !offered.isHeir)) return { code: 'no-offer' };
    if (await isArchivedNow(client, campaign)) return { code: 'archived' };
    if (accepts) return handedOver(client, campaign, user, { offered, now: shell.now() });
    await askOne(client, SET, [campaign, null]);
    return null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}

async function handedOver(
  client: pg.PoolClient,
  campaign: CampaignId,
  user: UserId,
  { offered, now }: { readonly offered: Offered; readonly now: Date },
): Promise<null> {
  const { owner, opening, ownerSees, sees } = offered;
  await askOne(client, HAND_OVER, [campaign, user, ownerSees ? 'referee' : 'spectator']);
  // Everybody can read who sees everything, and since when.
  if (ownerSees) await beginRefereeTerm(client, campaign, owner, now);
  if (sees) await beginRefereeTerm(client, campaign, user, now);
  await noteDeed(client, { campaign, by: user, deed: 'owner', minutes: null, reason: null, opening, now });
  return null;
}
