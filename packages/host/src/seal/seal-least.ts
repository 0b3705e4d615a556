import { commitmentOfText, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { inOrder } from '../sheets/in-order.ts';
import type { Shell } from '../shell/shell.ts';
import type { RequestedStep } from '../step/by-hand.ts';
import { sheetsOf } from '../vocabulary/rulesets.ts';
import type { UserId } from '../vocabulary/types.ts';

/** Seats that have sealed already keep their sheets. */
const SEAL: Statement<{ seat: SeatId }> = {
  name: 'seal-least',
  text: `INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at, by_user, on_behalf)
    SELECT $1, $2, $3, $4::jsonb, $5, $6, $7, u.id, u.display_name FROM "user" u WHERE u.id = $8
    ON CONFLICT (campaign_id, seat, opening) DO NOTHING RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/**
 * Seals the default orders for these seats, what standing orders would seal, in the transaction that closes their
 * phase; a referee decided so, and the log names them. A seat for which the game has none gets what the rules give an
 * absent player.
 */
export async function sealLeast(
  shell: Shell,
  { client, held, before, ruleset, now }: RequestedStep,
  by: UserId,
  seats: readonly SeatId[],
): Promise<void> {
  const { opening } = before;
  for (const seat of seats) {
    const fit = inOrder(shell, before, seat, sheetsOf(ruleset).standing);
    if (fit === null) continue;
    const nonce = shell.nonceFor(seat, opening);
    const committed = commitmentOfText(held.id, opening, seat, nonce, fit.text);
    await askOne(client, SEAL, [held.id, seat, opening, fit.text, nonce, committed, now, by]);
  }
}
