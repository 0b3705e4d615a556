import { failed, NONCE_PATTERN, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { GivingFor } from '../deeds/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { pauseIn } from './by-hand.ts';
import { giveOnce, readNow } from './give-once.ts';

const WHO: Statement<{ by: string; isSeat: boolean }> = {
  name: 'who-gives-for',
  text: `SELECT u.display_name AS by,
      EXISTS (SELECT FROM seat s WHERE s.campaign_id = $1 AND s.seat = $2) AS "isSeat" FROM "user" u WHERE u.id = $3`,
  row: z.object({ by: z.string(), isSeat: z.boolean() }),
};

/**
 * Gives an order on arrival for a seat, once for each nonce, such as the report of a battle; a referee may. The rules treat it as the seat's
 * own. The log names the referee; the seat and the referees read that it was done, and why. Others read that the
 * referee gave an order only if they can notice it, and not for whom: they may not know what a seat had to decide.
 */
export async function giveFor(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { seat, order: wanted, nonce, reason }: GivingFor,
): Promise<Result<{ readonly n: number }, Refusal>> {
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  const why = readReason(reason);
  if (!why.ok) return why;
  return giveOnce(
    shell,
    campaign,
    { seat, order: wanted, nonce, userId: by, giver: 'referee' },
    {
      asked: async (request) => {
        const { client, held, now } = request;
        if (!held.isReferee) return failed({ code: 'not-referee' });
        const read = readNow(request, wanted);
        if (!read.ok) return read;
        const who = await askOne(client, WHO, [campaign, seat, by]);
        if (who === null || !who.isSeat) return failed({ code: 'no-such-seat' });
        const { order } = read.value;
        return ok({ type: 'order', at: now.toISOString(), seat, order, nonce, by: who.by, ...pauseIn(request) });
      },
      alongside: async ({ client, before: { opening }, now }, { concerns, step: { n: step } }) => {
        const deed = { campaign, by, deed: 'give-for', minutes: null, reason: why.value, opening, now } as const;
        await noteDeed(client, { ...deed, seats: [seat], seatsOnly: true, readers: concerns, step });
      },
    },
  );
}
