import { failed, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { seatSchema } from '../access/membership.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { RefereeRequest } from './types.ts';

/**
 * As SQL, for the invitation `i` to the campaign `c`: the seat whose war its maker has seen, as its player or former
 * player. Users who leave a seat may take it again. Null: none.
 */
const BY_SEAT = `(SELECT own.seat FROM (
      SELECT s.seat, 1 AS rank FROM seat s WHERE s.campaign_id = c.id AND s.user_id = i.created_by
      UNION ALL SELECT t.seat, 2 FROM seat_term t WHERE t.campaign_id = c.id AND t.user_id = i.created_by
    ) AS own ORDER BY own.rank, own.seat LIMIT 1)`;

/**
 * As SQL, for the invitation `i` to the campaign `c`: whether a referee needs the players' consent to join by it.
 * Otherwise a player could see everything through a second account. A campaign that has not begun or is over has no
 * secrets.
 */
const NEEDS_CONSENT = `(i.role = 'referee' AND c.status IN ('running', 'paused') AND ${BY_SEAT} IS NOT NULL)`;

/** As SQL: the answer `a` of the seat `s`, which counts for as long as the player who gave it holds the seat. */
const ANSWER = `referee_consent a ON a.campaign_id = s.campaign_id AND a.invitation_id = i.id
    AND a.seat = s.seat AND a.user_id = s.user_id`;

/** As SQL: the seats whose consent the invitation still waits for, a JSON list. Seats without a player are not asked. */
export const WAITS_FOR = `(SELECT coalesce(json_agg(s.seat ORDER BY s.position), '[]')
    FROM seat s LEFT JOIN ${ANSWER}
    WHERE ${NEEDS_CONSENT} AND s.campaign_id = c.id AND s.user_id <> i.created_by AND a.agrees IS NOT TRUE)`;

export const waitsForSchema = z.array(seatSchema);

/** As SQL: whether the invitation can still be used, apart from consent. `$now` is the current time. */
const isGood = (now: string): string => `(i.revoked_at IS NULL AND i.expires_at > ${now} AND i.uses_left > 0)`;

const requestRow = z.object({
  id: z.string(),
  by: z.string(),
  bySeat: seatSchema,
  uses: z.number(),
  expiresAt: z.date(),
  answers: z.array(z.object({ seat: seatSchema, agrees: z.boolean().nullable() })),
});
type RequestRow = z.infer<typeof requestRow>;

const REQUESTS: Statement<RequestRow> = {
  name: 'referee-requests',
  text: `SELECT i.id, u.display_name AS by, ${BY_SEAT} AS "bySeat", i.uses_left AS uses, i.expires_at AS "expiresAt",
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'agrees', a.agrees) ORDER BY s.position), '[]')
        FROM seat s LEFT JOIN ${ANSWER}
        WHERE s.campaign_id = c.id AND s.user_id <> i.created_by) AS answers
    FROM campaign c JOIN invitation i ON i.campaign_id = c.id
    JOIN "user" u ON u.id = i.created_by
    WHERE c.id = $1 AND ${NEEDS_CONSENT} AND ${isGood('$2')} ORDER BY i.created_at, i.id`,
  row: requestRow,
};

/** The referees that players want to let in while the war runs, and the others' answers. */
export async function refereeRequests(shell: Shell, campaign: CampaignId): Promise<readonly RefereeRequest[]> {
  const rows = await ask(shell.db.pool, REQUESTS, [campaign, shell.now()]);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** The campaign is locked before the link and the seat, which the foreign keys lock. */
const CONSENT: Statement<{ seat: SeatId }> = {
  name: 'consent',
  text: `INSERT INTO referee_consent (campaign_id, invitation_id, seat, user_id, agrees, answered_at)
    SELECT c.id, i.id, s.seat, s.user_id, $4, $5
    FROM campaign c JOIN invitation i ON i.campaign_id = c.id JOIN seat s ON s.campaign_id = c.id
    WHERE c.id = $1 AND i.id = $2 AND ${isPlayerOf('s', '$3')} AND s.user_id <> i.created_by
      AND ${NEEDS_CONSENT} AND ${isGood('$5')}
    FOR KEY SHARE OF c
    ON CONFLICT (campaign_id, invitation_id, seat) DO UPDATE
      SET user_id = excluded.user_id, agrees = excluded.agrees, answered_at = excluded.answered_at
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/**
 * Records a player's answer to another player's request for a referee. It can be changed until the referee has joined.
 */
export async function consent(
  shell: Shell,
  campaign: CampaignId,
  user: UserId,
  { invitation, agrees }: { readonly invitation: string; readonly agrees: boolean },
): Promise<Done> {
  const given = await askOne(shell.db.pool, CONSENT, [campaign, invitation, user, agrees, shell.now()]);
  if (given === null) return failed({ code: 'invitation-unknown' });
  await tellLobby(shell, campaign);
  return done;
}
