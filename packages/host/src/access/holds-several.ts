/**
 * As SQL: whether the user of a seat holds another seat of the same campaign too, which only campaigns on one screen
 * allow. What is sent to such a user would be read by several sides.
 * @param seat alias of the row in `seat`
 */
export const holdsSeveral = (seat: string): string => `EXISTS (SELECT FROM seat o
      WHERE o.campaign_id = ${seat}.campaign_id AND o.user_id = ${seat}.user_id AND o.seat <> ${seat}.seat)`;
