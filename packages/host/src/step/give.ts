import { failed, NONCE_PATTERN, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { readOrder } from '../seal/read-sheet.ts';
import type { Shell } from '../shell.ts';
import type { CampaignId, Giving, Refusal } from '../types.ts';
import { stepByHand } from './by-hand.ts';

/** Carries out what counts as soon as it arrives: an offer, a declaration, a report. It is a step of its own. */
export async function give(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { order: wanted, nonce, userId }: Giving,
): Promise<Result<{ readonly n: number }, Refusal>> {
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  return stepByHand(shell, campaign, userId, ({ held, ruleset, now }) => {
    if (!held.seats.includes(seat)) return failed({ code: 'not-yours' });
    if (!held.isOpen) return failed({ code: 'closed' });
    const read = readOrder(ruleset, wanted);
    return read.ok ? ok({ type: 'order', at: now.toISOString(), seat, order: read.value.order, nonce }) : read;
  });
}
