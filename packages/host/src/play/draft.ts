import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { openPhases } from '../locks/campaign-lock.ts';
import { openPhase, whyClosed } from '../reading/open-phase.ts';
import { isOwnDraft } from '../seats/own-draft.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, Draft } from '../vocabulary/types.ts';

const DRAFT: Statement<Omit<Draft, 'savedAt'> & { readonly savedAt: Date }> = {
  name: 'draft',
  text: `SELECT d.opening, d.sheet, d.updated_at AS "savedAt", NOT ${isOwnDraft('d', 's')} AS "isInherited"
    FROM draft d JOIN campaign c ON c.id = d.campaign_id JOIN seat s ON s.campaign_id = d.campaign_id AND s.seat = d.seat
    WHERE d.campaign_id = $1 AND d.seat = $2 AND d.opening = c.opening`,
  row: z.object({ opening: z.number(), sheet: z.unknown(), savedAt: z.date(), isInherited: z.boolean() }),
};

/** The seat's draft for the open phase. */
export async function draft(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<Draft | null> {
  const row = await askOne(shell.db.pool, DRAFT, [campaign, seat]);
  return row === null ? null : { ...row, savedAt: row.savedAt.toISOString() };
}

/** Only while the phase is open. */
const SAVE_DRAFT: Statement<{ savedAt: Date }> = {
  name: 'save-draft',
  text: `WITH ${openPhases('$1', '$5')}
    INSERT INTO draft (campaign_id, seat, opening, sheet, updated_at)
    SELECT o.id, $2, $3, $4::jsonb, $5 FROM open o WHERE o.opening = $3
    ON CONFLICT (campaign_id, seat) DO UPDATE SET opening = $3, sheet = excluded.sheet, updated_at = excluded.updated_at
    RETURNING updated_at AS "savedAt"`,
  row: z.object({ savedAt: z.date() }),
};

/** Saves a draft. It may break the rules; it only has to match the schema. */
export async function saveDraft(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  opening: number,
  given: unknown,
): Promise<Result<{ readonly savedAt: string }, Refusal>> {
  const open = await openPhase(shell, campaign, opening);
  if (open === null) return failed(await whyClosed(shell, campaign));
  const sheet = readSheet(shell.rulesetOf(open.system), given);
  if (!sheet.ok) return sheet;
  const saved = await askOne(shell.db.pool, SAVE_DRAFT, [[campaign], seat, opening, sheet.value.text, shell.now()]);
  return saved === null ? failed(await whyClosed(shell, campaign)) : ok({ savedAt: saved.savedAt.toISOString() });
}
