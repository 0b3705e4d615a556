import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { openSteps } from '../lock.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal } from '../types.ts';
import { openStep } from './open-step.ts';

/** As long as the step is open; the sheet goes back to being the draft. */
const UNSEAL: Statement<{ step: number }> = {
  name: 'unseal',
  text: `WITH ${openSteps('$1', '$4')}, taken AS (
      DELETE FROM sealed e USING open o
      WHERE e.campaign_id = o.id AND e.seat = $2 AND e.step = o.seq AND o.seq = $3
      RETURNING e.campaign_id, e.seat, e.step, e.sheet
    )
    INSERT INTO draft (campaign_id, seat, step, sheet, updated_at)
    SELECT campaign_id, seat, step, sheet, $4 FROM taken
    ON CONFLICT (campaign_id, seat) DO UPDATE SET step = excluded.step, sheet = excluded.sheet,
      updated_at = excluded.updated_at
    RETURNING step`,
  row: z.object({ step: z.number() }),
};

/** Takes a sealed sheet back. Refused as closed when the step is locked, or nothing was sealed. */
export async function unseal(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  step: number,
): Promise<Result<{ readonly step: number }, Refusal>> {
  if ((await openStep(shell, campaign, step)) === null) return failed({ code: 'closed' });
  const taken = await askOne(shell.db.pool, UNSEAL, [[campaign], seat, step, shell.now()]);
  if (taken === null) return failed({ code: 'closed' });
  shell.changes.tellSeals(campaign, step);
  return ok({ step: taken.step });
}
