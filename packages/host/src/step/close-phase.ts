import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { noteDeed, readReason } from '../desk/log.ts';
import type { DeskReason } from '../desk/types.ts';
import type { Refusal } from '../refusals.ts';
import type { Shell } from '../shell.ts';
import type { CampaignId, UserId } from '../types.ts';
import { stepByHand } from './by-hand.ts';
import { sealsOf } from './claim.ts';
import { withDrafts } from './drafts.ts';
import { phaseInput } from './due-input.ts';

/**
 * Closes the open phase for the referee, with the sheets that are sealed and the drafts that count. A seat without either
 * gets what the rules give to an absent player.
 * @param opening number of the phase that the referee saw, so that another one is not closed by mistake
 */
export async function closePhase(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  opening: number,
  given: DeskReason,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const read = readReason(given);
  if (!read.ok) return read;
  return stepByHand(
    shell,
    campaign,
    by,
    async ({ client, held, before, now }) => {
      if (!held.isReferee) return failed({ code: 'not-referee' });
      if (!held.isOpen || before.opening !== opening) return failed({ code: 'closed' });
      if (before.awaited.length === 0) return failed({ code: 'not-awaited' });
      const input = phaseInput(before, await sealsOf(shell.sheets, client, campaign, opening, now), now, 'referee');
      return ok(await withDrafts(shell, client, before, input));
    },
    ({ client, now }) =>
      noteDeed(client, { campaign, by, deed: 'close', minutes: null, reason: read.value, opening, now }),
  );
}
