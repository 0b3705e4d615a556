/**
 * As SQL: whether the user is the player of a seat. Of several seats that they hold, only the uncovered one is theirs at
 * the moment.
 * @param seat alias of the row in `seat`
 * @param user expression for the user's id
 */
export const isPlayerOf = (seat: string, user: string): string => `(${seat}.user_id = ${user} AND NOT ${seat}.covered)`;

/**
 * As SQL: whether the user of a seat holds another seat of the same campaign too, which only campaigns on one screen
 * allow. What is sent to such a user would be read by several sides.
 * @param seat alias of the row in `seat`
 */
export const holdsSeveral = (seat: string): string => `EXISTS (SELECT FROM seat o
      WHERE o.campaign_id = ${seat}.campaign_id AND o.user_id = ${seat}.user_id AND o.seat <> ${seat}.seat)`;
