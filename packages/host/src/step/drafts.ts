import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { LogInput } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import { isOwnDraft } from '../seats/own-draft.ts';
import { inOrder } from '../sheets/in-order.ts';
import type { Shell } from '../shell/shell.ts';

type PhaseInput = Extract<LogInput, { type: 'phase' }>;

const draftRow = z.object({ seat: seatSchema, sheet: z.unknown(), savedAt: z.date() });
type DraftRow = z.infer<typeof draftRow>;

const DRAFTS: Statement<DraftRow> = {
  name: 'drafts-that-count',
  text: `SELECT d.seat, d.sheet, d.updated_at AS "savedAt" FROM draft d JOIN campaign c ON c.id = d.campaign_id
      JOIN seat s ON s.campaign_id = d.campaign_id AND s.seat = d.seat
    WHERE d.campaign_id = $1 AND d.opening = $2 AND d.seat = ANY ($3) AND c.drafts_count
      AND (${isOwnDraft('d', 's')} OR d.seat = ANY ($4)) ORDER BY d.seat`,
  row: draftRow,
};

/** What a referee decided about drafts. */
interface DecidedDrafts {
  readonly count: readonly SeatId[];
  readonly lapse: readonly SeatId[];
}

/**
 * Adds the drafts that count to the input that closes a phase: if the deadline or the referee closes it and the campaign's
 * terms let drafts count, those of seats that have not sealed, if they could be sealed now (docs/adr/0008). Call it after
 * the gate is shut: drafts saved before the deadline are there, and later ones were refused.
 * @param decided seats whose drafts count, whoever wrote them, and those whose drafts do not: the referee decided so
 */
export async function withDrafts<Given extends LogInput>(
  shell: Shell,
  client: pg.PoolClient,
  before: KnownStep,
  input: Given,
  decided: DecidedDrafts = { count: [], lapse: [] },
): Promise<Given | PhaseInput> {
  if (input.type !== 'phase' || input.closedBy === 'seals') return input;
  const { sheets } = input;
  const refused: readonly string[] = decided.lapse;
  const unsealed = Object.keys(sheets).filter((seat) => sheets[seat] === null && !refused.includes(seat));
  const rows = await ask(client, DRAFTS, [before.campaign, before.opening, unsealed, decided.count]);
  const counted: Record<string, unknown> = {};
  const drafts: Record<string, { readonly savedAt: string }> = {};
  for (const { seat, sheet: drafted, savedAt } of rows) {
    await nextTurn();
    const fit = inOrder(shell, before, seat, () => drafted);
    if (fit === null) continue;
    counted[seat] = fit.sheet;
    drafts[seat] = { savedAt: savedAt.toISOString() };
  }
  if (Object.keys(drafts).length === 0) return input;
  return { ...input, sheets: { ...sheets, ...counted }, drafts };
}
