/**
 * SQL: whether the player of a seat is on holiday.
 * @param seat alias of the row in `seat`
 * @param now expression for the current time
 */
export const onHoliday = (seat: string, now: string): string => `EXISTS (SELECT FROM holiday h
      WHERE h.campaign_id = ${seat}.campaign_id AND h.seat = ${seat}.seat AND h.user_id = ${seat}.user_id
        AND h.begins_at <= ${now} AND h.ends_at > ${now})`;

/**
 * SQL: whether the player of a seat is on holiday and nobody else is there to give its orders. A deputy counts unless
 * they are on holiday themselves, as everybody may read in a war on the lists; any other war reveals it nowhere else.
 * @param seat alias of the row in `seat`
 * @param now expression for the current time
 */
export const isAbsent = (seat: string, now: string): string => `(${onHoliday(seat, now)} AND NOT EXISTS (
      SELECT FROM deputy p WHERE p.campaign_id = ${seat}.campaign_id AND p.seat = ${seat}.seat AND NOT EXISTS (
        SELECT FROM holiday a JOIN campaign w ON w.id = a.campaign_id AND w.listed
        WHERE a.user_id = p.user_id AND a.begins_at <= ${now} AND a.ends_at > ${now})))`;

/** SQL: the current holiday of the seat's player, or else the next one, as JSON; null: there is none. */
export const nextHoliday = (
  seat: string,
  now: string,
): string => `(SELECT json_build_object('firstDay', h.first_day::text,
        'lastDay', h.last_day::text, 'zone', h.zone, 'isNow', h.begins_at <= ${now}) FROM holiday h
      WHERE h.campaign_id = ${seat}.campaign_id AND h.seat = ${seat}.seat AND h.user_id = ${seat}.user_id
        AND h.ends_at > ${now} ORDER BY h.begins_at LIMIT 1)`;
