import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type { FollowingInput } from '@sealed-orders/rules/log';
import { ownerName } from '../access/owner-name.ts';
import { powersOf } from '../access/powers.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, stepByHand } from '../step/by-hand.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/**
 * Ends the war before anybody has won it; its owner may, unless they play against others. The reason is in the log, and everybody
 * can read it. Sheets that were sealed for the open phase are never opened.
 */
export async function endWar(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  given: string,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const read = readReason({ text: given, isKept: false });
  if (!read.ok) return read;
  const reason = read.value.text;
  // Checked before whether it is over: the user may not end it either way.
  if ((await ownerName(shell.db.pool, campaign, by)) === null) return failed({ code: 'not-owner' });
  const asked = async ({ client, now }: RequestedStep): Promise<Result<FollowingInput, Refusal>> => {
    const name = await ownerName(client, campaign, by);
    if (name === null) return failed({ code: 'not-owner' });
    const { end } = await powersOf(client, campaign, by, shell.now());
    if (end !== null) return failed({ code: end });
    return ok({ type: 'end', at: now.toISOString(), ending: { by: 'owner', name, reason } });
  };
  return stepByHand(shell, campaign, by, asked, ({ client, before, now }) =>
    noteDeed(client, {
      ...{ campaign, by, deed: 'finish', minutes: null, opening: before.opening, now },
      reason: read.value,
    }),
  );
}
