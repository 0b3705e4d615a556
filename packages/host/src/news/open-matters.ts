/**
 * As SQL: whether the seat has unread messages, of those that its player may read (host/src/box/read.ts); if it is null,
 * whether the referees have, who read the boxes of all seats.
 */
export const isUnread = (campaign: string, seat: string): string => `(
    EXISTS (SELECT FROM message g LEFT JOIN message_read r
      ON r.campaign_id = g.campaign_id AND r.seat = ${seat} AND r.seats = g.seats
    WHERE g.campaign_id = ${campaign} AND ${seat} = ANY (string_to_array(g.seats, ' ')) AND g.sender <> ${seat}
      AND g.n > coalesce(r.up_to, 0))
    OR EXISTS (SELECT FROM box_message b LEFT JOIN box_read r
      ON r.campaign_id = b.campaign_id AND r.seat = b.seat AND r.by_referee <> b.from_referee
    WHERE b.campaign_id = ${campaign} AND (${seat} IS NULL OR b.seat = ${seat})
      AND b.from_referee = (${seat} IS NOT NULL) AND b.n > coalesce(r.up_to, 0)
      AND (${seat} IS NULL OR b.sent_at >= coalesce(
        (SELECT h.held_since FROM seat h WHERE h.campaign_id = b.campaign_id AND h.seat = b.seat), '-infinity'))))`;

/** As SQL: whether a request for a seat waits for an answer. */
export const isRequested = (campaign: string): string =>
  `EXISTS (SELECT FROM seat_request r WHERE r.campaign_id = ${campaign} AND r.state = 'open')`;

/** As SQL: whether a complaint about a communiqué waits for a referee. */
export const isReported = (campaign: string): string =>
  `EXISTS (SELECT FROM complaint p WHERE p.campaign_id = ${campaign} AND p.settled_at IS NULL)`;
