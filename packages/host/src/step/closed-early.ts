import { IS_HELD } from '../clock/hold.ts';

/**
 * SQL, for the campaign `c`: by how many minutes its open phase was moved after each move, before it was held for missing
 * orders, if it was.
 */
const MOVES = `SELECT d.id, sum(d.minutes) OVER (ORDER BY d.id) AS total FROM desk_entry d
      WHERE d.campaign_id = c.id AND d.opening = c.opening AND d.deed IN ('extend', 'bring-forward') AND NOT EXISTS (
        SELECT FROM desk_entry h WHERE h.campaign_id = c.id AND h.opening = c.opening AND h.deed = 'hold' AND h.id < d.id)`;

/**
 * SQL, for the campaign `c` whose open phase closes: whether it closes earlier than its players were told at some time,
 * because a referee closes it or brought its end forward. A phase that is held is not closed early: its time was up.
 * @param closedBy parameter: who or what closes it
 */
export const closedEarly = (
  closedBy: string,
): string => `(${closedBy}::text = 'referee' AND NOT ${IS_HELD} OR coalesce((
      SELECT (array_agg(m.total ORDER BY m.id DESC))[1] < greatest(0, max(m.total)) FROM (${MOVES}) m), false))`;
