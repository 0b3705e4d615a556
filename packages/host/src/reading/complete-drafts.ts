import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import { inOrder } from '../sheets/in-order.ts';
import type { Shell } from '../shell/shell.ts';

const DRAFTS: Statement<{ seat: SeatId; sheet: unknown }> = {
  name: 'drafts-of',
  text: 'SELECT seat, sheet FROM draft WHERE campaign_id = $1 AND opening = $2 AND seat = ANY ($3)',
  row: z.object({ seat: seatSchema, sheet: z.unknown() }),
};

/** Those of the seats whose draft for the open phase could be sealed and leaves nothing out. */
export async function completeDrafts(
  shell: Shell,
  step: KnownStep,
  seats: readonly SeatId[],
): Promise<ReadonlySet<SeatId>> {
  if (seats.length === 0) return new Set();
  const { isComplete } = shell.rulesetOf(step.system);
  const rows = await ask(shell.db.pool, DRAFTS, [step.campaign, step.opening, seats]);
  const complete = rows.filter(({ seat, sheet }) => {
    const fit = inOrder(shell, step, seat, () => sheet);
    return fit !== null && isComplete(shell.steps.look(step, { kind: 'seat', seat }).view, fit.sheet);
  });
  return new Set(complete.map(({ seat }) => seat));
}
