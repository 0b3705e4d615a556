import { isInCharge } from '../play/in-charge.ts';

/**
 * SQL: the wars that have a secret in common with the campaign `c`: what it is a copy of, while that lasts, and its copies.
 * Whoever was in a copy that is over has seen through everybody's eyes what the campaign began with.
 */
const OTHERS = `(SELECT o.id FROM campaign o
        WHERE (o.id = c.copied_from AND o.status <> 'finished') OR o.copied_from = c.id)`;

/** SQL, for the campaign `c`: whether the user plays or has played in such a war, as a player or a deputy. */
export const playsCopy = (user: string): string => `(EXISTS (
        SELECT FROM seat x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ) OR EXISTS (
        SELECT FROM deputy x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ) OR EXISTS (
        SELECT FROM seat_term x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ))`;

/**
 * SQL, for the campaign `c`: whether the user knows more of such a war than a spectator. A copy begins with all secrets
 * that its war had then: as long as one of the two lasts, nobody who knows the one plays the other.
 */
export const knowsCopy = (user: string): string => `(${playsCopy(user)} OR EXISTS (
        SELECT FROM member x WHERE x.user_id = ${user} AND ${isInCharge('x')} AND x.campaign_id IN ${OTHERS}
      ) OR EXISTS (
        SELECT FROM referee_term x WHERE x.user_id = ${user} AND x.campaign_id IN ${OTHERS}
      ))`;
