import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { Communique, Headline, ReadCommunique } from './types.ts';

const instant = z.date().transform((at) => at.toISOString());

/** $1 the campaign, $2 the round. */
export const HEADLINE: Statement<Headline> = {
  name: 'headline',
  text: `SELECT title, lead, by, saved_at AS "savedAt" FROM headline WHERE campaign_id = $1 AND round = $2`,
  row: z.object({ title: z.string(), lead: z.string(), by: z.string(), savedAt: instant }),
};

/** $1 the campaign, $2 the round. */
export const COMMUNIQUES: Statement<ReadCommunique> = {
  name: 'communiques',
  text: `SELECT q.seat, q.text, q.saved_at AS "savedAt", q.withheld FROM communique q
    JOIN seat s ON s.campaign_id = q.campaign_id AND s.seat = q.seat
    WHERE q.campaign_id = $1 AND q.round = $2 ORDER BY q.saved_at, s.position`,
  row: z.object({ seat: seatSchema, text: z.string(), savedAt: instant, withheld: z.string().nullable() }),
};

/** What people wrote for the issue of a closed round, as everybody can read it. */
export async function wordsOf(
  shell: Shell,
  campaign: CampaignId,
  round: number,
): Promise<{ readonly headline: Headline | null; readonly communiques: readonly Communique[] }> {
  const [headline, communiques] = await Promise.all([
    askOne(shell.db.pool, HEADLINE, [campaign, round]),
    ask(shell.db.pool, COMMUNIQUES, [campaign, round]),
  ]);
  const told = communiques.map(({ withheld, text, ...rest }) => ({ ...rest, text: withheld === null ? text : null }));
  return { headline, communiques: told };
}
