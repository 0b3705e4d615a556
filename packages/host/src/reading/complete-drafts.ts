import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import { isOwnDraft } from '../seats/own-draft.ts';
import { inOrder } from '../sheets/in-order.ts';
import type { Shell } from '../shell/shell.ts';
import { sheetsOf } from '../vocabulary/rulesets.ts';

const DRAFTS: Statement<{ seat: SeatId; sheet: unknown }> = {
  name: 'drafts-of',
  text: `SELECT d.seat, d.sheet FROM draft d JOIN seat s ON s.campaign_id = d.campaign_id AND s.seat = d.seat
    WHERE d.campaign_id = $1 AND d.opening = $2 AND d.seat = ANY ($3) AND ${isOwnDraft('d', 's')}`,
  row: z.object({ seat: seatSchema, sheet: z.unknown() }),
};

/** Those of the seats whose own draft for the open phase could be sealed and leaves nothing out. */
export async function completeDrafts(
  shell: Shell,
  step: KnownStep,
  seats: readonly SeatId[],
): Promise<ReadonlySet<SeatId>> {
  if (seats.length === 0) return new Set();
  const { isComplete } = sheetsOf(shell.rulesetOf(step.system));
  const rows = await ask(shell.db.pool, DRAFTS, [step.campaign, step.opening, seats]);
  const complete = rows.filter(({ seat, sheet }) => {
    const fit = inOrder(shell, step, seat, () => sheet);
    return fit !== null && isComplete(shell.steps.look(step, { kind: 'seat', seat }).view, fit.sheet);
  });
  return new Set(complete.map(({ seat }) => seat));
}
