import { failed, NONCE_PATTERN, ok, type Result, type SeatId, viewerKey } from '@sealed-orders/rules/kernel';
import { numbersOf } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, Giving } from '../vocabulary/types.ts';
import { pauseIn } from './by-hand.ts';
import { giveOnce, readNow } from './give-once.ts';

/**
 * Carries out an order that counts on arrival, once for each nonce of the seat: an offer, a declaration, a report. It is
 * a separate step; the answer is the number by which the seat knows it.
 */
export async function give(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  giving: Giving,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const { order: wanted, nonce } = giving;
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  const made = await giveOnce(
    shell,
    campaign,
    { ...giving, seat, giver: 'seat' },
    {
      asked: (request) => {
        const { held, now } = request;
        if (!held.seats.includes(seat)) return failed({ code: 'not-yours' });
        const read = readNow(request, wanted);
        if (!read.ok) return read;
        const { order } = read.value;
        return ok({ type: 'order', at: now.toISOString(), seat, order, nonce, ...pauseIn(request) });
      },
    },
  );
  if (!made.ok) return made;
  const { n } = made.value;
  const number = (await numbersOf(shell, campaign, n - 1, n))(viewerKey({ kind: 'seat', seat }));
  if (number === null) throw new Error(`step ${n} does not concern ${seat}, who gave it`);
  return ok({ n: number });
}
