import { z } from 'zod';
import type { Statement } from '../database/statement.ts';
import { isInCharge } from './in-charge.ts';

/**
 * SQL: the wars that share a secret with the campaign `c`: the war it is a copy of, while that lasts, and its copies.
 * Members of a finished copy have seen everything that the campaign began with.
 */
const OTHERS = `(SELECT o.id FROM campaign o
        WHERE (o.id = c.copied_from AND o.status <> 'finished') OR o.copied_from = c.id)`;

/** SQL: whether this campaign is over and has shown its members everything that was secret. */
const isOverAt = (campaign: string): string =>
  `EXISTS (SELECT FROM campaign v WHERE v.id = ${campaign} AND v.status = 'finished')`;

/** SQL, for the campaign `c`: whether the user plays or has played in such a war, as a player or a deputy. */
export const playsCopy = (user: string): string => `(EXISTS (
        SELECT FROM seat x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ) OR EXISTS (
        SELECT FROM deputy x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ) OR EXISTS (
        SELECT FROM seat_term x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ))`;

/** SQL, for the campaign `c`: whether the user knew a copy of it that was deleted. */
const knewCopy = (user: string): string =>
  `EXISTS (SELECT FROM copy_knower x WHERE x.user_id = ${user} AND x.campaign_id = c.id)`;

/**
 * SQL, for the campaign `c`: whether the user knows more of such a war than a spectator. A copy begins with all the
 * secrets that its war had then: while either lasts, nobody who knows one may play the other.
 */
export const knowsCopy = (user: string): string => `(${playsCopy(user)} OR ${knewCopy(user)} OR EXISTS (
        SELECT FROM member x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
          AND (${isInCharge('x')} OR ${isOverAt('x.campaign_id')})
      ) OR EXISTS (
        SELECT FROM referee_term x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ))`;

/**
 * Notes the users who know a copy, before it is deleted: its players, present and former, deputies, users in charge,
 * and everyone who watched it to its end. $1 the copy.
 */
export const KEEP_KNOWERS: Statement<{ user: string }> = {
  name: 'keep-copy-knowers',
  text: `INSERT INTO copy_knower (campaign_id, user_id)
    SELECT c.copied_from, k.user_id FROM campaign c JOIN (
      SELECT campaign_id, user_id FROM seat UNION SELECT campaign_id, user_id FROM deputy
      UNION SELECT campaign_id, user_id FROM seat_term UNION SELECT campaign_id, user_id FROM referee_term
      UNION SELECT x.campaign_id, x.user_id FROM member x WHERE ${isInCharge('x')} OR ${isOverAt('x.campaign_id')}
    ) k ON k.campaign_id = c.id
    WHERE c.id = $1 AND c.copied_from IS NOT NULL AND k.user_id IS NOT NULL
    ORDER BY k.user_id ON CONFLICT DO NOTHING RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
};
