import { z } from 'zod';
import { REFEREE_MEMBERS } from '../access/in-charge.ts';
import { askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/**
 * As SQL, for the campaign `c`: the display names of everyone with the referee's view, a JSON list. Everybody may know
 * them: players can see who else knows their secrets. Of a war from another site, those who had it there.
 */
export const REFEREES = `coalesce((c.imported->'referees')::json,
    (SELECT coalesce(json_agg(u.display_name ORDER BY m.role, u.display_name), '[]')
      FROM (SELECT m.role, m.user_id ${REFEREE_MEMBERS}) AS m JOIN "user" u ON u.id = m.user_id))`;

/** As SQL, for the seat `s` of the campaign `c` and its user `u`: the display name of its player, there or here. */
export const PLAYER = "coalesce(u.display_name, c.imported->'players'->>s.seat)";

export const refereesSchema = z.array(z.string());

const ASKED: Statement<{ referees: readonly string[] }> = {
  name: 'referees',
  text: `SELECT ${REFEREES} AS referees FROM campaign c WHERE c.id = $1`,
  row: z.object({ referees: refereesSchema }),
};

/** Display names of a campaign's referees: the owner, unless they play, and everyone who was invited as a referee. */
export async function refereesOf(shell: Shell, campaign: CampaignId): Promise<readonly string[]> {
  return (await askOne(shell.db.pool, ASKED, [campaign]))?.referees ?? [];
}
