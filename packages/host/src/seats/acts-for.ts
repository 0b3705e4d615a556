import { isPlayerOf } from '../access/holders.ts';

/**
 * SQL: whether the user may give orders for a seat, as its player or as its deputy. Not for a seat that is covered.
 * @param seat alias of the row in `seat`
 * @param user expression for the user's id
 */
export const actsFor = (seat: string, user: string): string => `(${isPlayerOf(seat, user)} OR EXISTS (
      SELECT FROM deputy d WHERE d.campaign_id = ${seat}.campaign_id AND d.seat = ${seat}.seat AND d.user_id = ${user}))`;
