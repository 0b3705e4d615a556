import { randomBytes } from 'node:crypto';
import { commitment, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { onHoliday } from '../absence/on-holiday.ts';
import { openPhases } from '../campaign-lock.ts';
import type { KnownStep } from '../play/known-step.ts';
import { seatSchema } from '../play/membership.ts';
import { inOrder } from '../seal/in-order.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';

/** Of two processes that write at once, the first counts: a sheet that is sealed is not replaced. */
const SEAL: Statement<{ seat: SeatId }> = {
  name: 'seal-by-itself',
  text: `WITH ${openPhases('ARRAY[$1::uuid]', '$7::timestamptz')}
    INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at, by_user)
    SELECT s.campaign_id, s.seat, o.opening, $4::jsonb, $5, $6, $7::timestamptz, NULL
    FROM open o JOIN seat s ON s.campaign_id = o.id AND s.seat = $2
      AND (s.plays_itself OR s.user_id IS NULL OR ${onHoliday('s', '$7::timestamptz')})
    WHERE o.opening = $3
    ON CONFLICT (campaign_id, seat, opening) DO NOTHING RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

const NONCE_BYTES = 16;

/**
 * Seals the open phase for a seat that plays by itself, that nobody has, or whose player is away, from what the seat
 * sees; what is no sheet in order is replaced by what an absent player would get. False: it could not.
 * @param plays whether the seat does more than an absent player would
 */
export async function sealByItself(shell: Shell, step: KnownStep, seat: SeatId, plays = true): Promise<boolean> {
  const { campaign, opening } = step;
  const { practice, standingSheet } = shell.rulesetOf(step.system);
  const own = practice === null || !plays ? null : inOrder(shell, step, seat, (view) => practice.sheet(view));
  const fit = own ?? inOrder(shell, step, seat, standingSheet);
  if (fit === null) return false;
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const committed = commitment(campaign, opening, seat, nonce, fit.sheet);
  await askOne(shell.db.pool, SEAL, [campaign, seat, opening, fit.text, nonce, committed, shell.now()]);
  return true;
}
