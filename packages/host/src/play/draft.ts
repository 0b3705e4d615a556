import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { openSteps } from '../lock.ts';
import { openStep } from '../seal/open-step.ts';
import { readSheet } from '../seal/read-sheet.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Draft, Refusal } from '../types.ts';

const DRAFT: Statement<{ step: number; sheet: unknown; savedAt: Date }> = {
  name: 'draft',
  text: `SELECT d.step, d.sheet, d.updated_at AS "savedAt" FROM draft d JOIN campaign c ON c.id = d.campaign_id
    WHERE d.campaign_id = $1 AND d.seat = $2 AND d.step = c.seq`,
  row: z.object({ step: z.number(), sheet: z.unknown(), savedAt: z.date() }),
};

/** The seat's draft for the open step. */
export async function draft(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<Draft | null> {
  const row = await askOne(shell.db.pool, DRAFT, [campaign, seat]);
  return row === null ? null : { ...row, savedAt: row.savedAt.toISOString() };
}

/** As long as the step is open. */
const SAVE_DRAFT: Statement<{ savedAt: Date }> = {
  name: 'save-draft',
  text: `WITH ${openSteps('$1', '$5')}
    INSERT INTO draft (campaign_id, seat, step, sheet, updated_at)
    SELECT o.id, $2, $3, $4::jsonb, $5 FROM open o WHERE o.seq = $3
    ON CONFLICT (campaign_id, seat) DO UPDATE SET step = $3, sheet = excluded.sheet, updated_at = excluded.updated_at
    RETURNING updated_at AS "savedAt"`,
  row: z.object({ savedAt: z.date() }),
};

/** Keeps a draft, in order or not: it need only be understood. */
export async function saveDraft(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  step: number,
  given: unknown,
): Promise<Result<{ readonly savedAt: string }, Refusal>> {
  const open = await openStep(shell, campaign, step);
  if (open === null) return failed({ code: 'closed' });
  const sheet = readSheet(shell.rulesetOf(open.system), given);
  if (!sheet.ok) return sheet;
  const saved = await askOne(shell.db.pool, SAVE_DRAFT, [[campaign], seat, step, sheet.value.text, shell.now()]);
  return saved === null ? failed({ code: 'closed' }) : ok({ savedAt: saved.savedAt.toISOString() });
}
