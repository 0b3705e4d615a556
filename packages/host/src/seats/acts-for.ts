/**
 * SQL: whether the user may give orders for a seat, as its player or as its deputy.
 * @param seat alias of the row in `seat`
 * @param user expression for the user's id
 */
export const actsFor = (seat: string, user: string): string => `(${seat}.user_id = ${user} OR EXISTS (
      SELECT FROM deputy d WHERE d.campaign_id = ${seat}.campaign_id AND d.seat = ${seat}.seat AND d.user_id = ${user}))`;
