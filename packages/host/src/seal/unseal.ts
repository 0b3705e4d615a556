import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { openPhases } from '../locks/campaign-lock.ts';
import { openPhase, whyClosed } from '../reading/open-phase.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { reopen } from './reopen.ts';

/**
 * Only while the phase is open; the sheet becomes the draft again. The seat's row is held first, as when sealing for an
 * absent player, so that neither waits for the other.
 */
const UNSEAL: Statement<{ opening: number; wasShown: boolean; rests: boolean }> = {
  name: 'unseal',
  text: `WITH ${openPhases('$1', '$4')}, own AS MATERIALIZED (
      SELECT s.campaign_id, s.seat, o.opening FROM open o JOIN seat s ON s.campaign_id = o.id AND s.seat = $2
      WHERE o.opening = $3 FOR NO KEY UPDATE OF s
    ), taken AS (
      DELETE FROM sealed e USING own o
      WHERE e.campaign_id = o.campaign_id AND e.seat = o.seat AND e.opening = o.opening
      RETURNING e.campaign_id, e.seat, e.opening, e.sheet, ${isShown('e', '$4')} AS "wasShown"
    ), kept AS (
      INSERT INTO draft (campaign_id, seat, opening, sheet, updated_at)
      SELECT campaign_id, seat, opening, sheet, $4 FROM taken
      ON CONFLICT (campaign_id, seat) DO UPDATE SET opening = excluded.opening, sheet = excluded.sheet,
        updated_at = excluded.updated_at
    ), marked AS (
      UPDATE seat s SET taken_back = t.opening FROM taken t WHERE s.campaign_id = t.campaign_id AND s.seat = t.seat
    )
    SELECT t.opening, t."wasShown", coalesce((c.pace->>'early')::int > 0, (c.pace->>'grace')::int > 0, false) AS rests
    FROM taken t JOIN campaign c ON c.id = t.campaign_id`,
  row: z.object({ opening: z.number(), wasShown: z.boolean(), rests: z.boolean() }),
};

/**
 * Takes a sealed sheet back. Refused as closed when the phase is over or about to close, or when nothing was sealed; while
 * the campaign is paused, as paused.
 */
export async function unseal(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  opening: number,
): Promise<Result<{ readonly opening: number }, Refusal>> {
  if ((await openPhase(shell, campaign, opening)) === null) return failed(await whyClosed(shell, campaign));
  const taken = await askOne(shell.db.pool, UNSEAL, [[campaign], seat, opening, shell.now()]);
  if (taken === null) return failed(await whyClosed(shell, campaign));
  // Others are not notified that a sheet is gone which none of them has seen.
  if (taken.wasShown) shell.changes.tellSeals(campaign, opening);
  if (taken.rests) await reopen(shell, campaign);
  return ok({ opening: taken.opening });
}
