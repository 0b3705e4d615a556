import { concernsSql } from './log.ts';

/**
 * SQL, for the campaign `c`: the deadline of its phase, as far as a viewer may know. An order on arrival that moves the
 * deadline must not show to viewers whom it does not concern: they see what the rules said at the last step that
 * concerns them, moved by as much as the desk moved the phase. Any other change of the deadline, by the last seal or when a campaign is resumed, is visible to
 * everybody.
 * @param key expression for the viewer's key
 */
export const shownDue = (key: string): string => `CASE
      WHEN c.status <> 'running'
        OR c.next_due IS DISTINCT FROM (
          SELECT s.due + c.due_shift * interval '1 millisecond' FROM step s WHERE s.campaign_id = c.id AND s.n = c.seq
        )
      THEN c.next_due
      ELSE (
        SELECT s.due + c.due_shift * interval '1 millisecond' FROM step s
        WHERE s.campaign_id = c.id AND ${concernsSql(key)} ORDER BY s.n DESC LIMIT 1
      )
    END`;
