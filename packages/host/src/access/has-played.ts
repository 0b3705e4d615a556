/**
 * As SQL, for the campaign `c`: whether the user has seen the war from a seat that they have left. Until it ends they
 * cannot be a referee: what they know and what they would see must not meet.
 */
export const hasPlayed = (user: string): string => `(c.status IN ('running', 'paused')
      AND EXISTS (SELECT FROM seat_term t WHERE t.campaign_id = c.id AND t.user_id = ${user}))`;

/** As SQL, for the campaign `c`: whether a user with the role of owner or referee has that role and does not play. */
export const isNoPlayer = (user: string): string => `NOT EXISTS (
        SELECT FROM seat s WHERE s.campaign_id = c.id AND s.user_id = ${user}
      ) AND NOT EXISTS (
        SELECT FROM deputy y WHERE y.campaign_id = c.id AND y.user_id = ${user}
      ) AND NOT ${hasPlayed(user)}`;
