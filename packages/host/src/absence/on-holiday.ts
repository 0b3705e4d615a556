/**
 * SQL: whether the player of a seat is on holiday.
 * @param seat alias of the row in `seat`
 * @param now expression for the current time
 */
export const onHoliday = (seat: string, now: string): string => `EXISTS (SELECT FROM holiday h
      WHERE h.campaign_id = ${seat}.campaign_id AND h.seat = ${seat}.seat AND h.user_id = ${seat}.user_id
        AND h.begins_at <= ${now} AND h.ends_at > ${now})`;
