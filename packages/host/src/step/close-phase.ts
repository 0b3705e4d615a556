import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';
import { stepByHand } from './by-hand.ts';
import { sealsOf } from './claim.ts';
import { withDrafts } from './drafts.ts';
import { phaseInput } from './due-input.ts';

/**
 * Closes the open phase for the referee, with the sheets that are sealed and the drafts that count. A seat without either
 * gets what the rules give to an absent player.
 * @param opening number of the phase that the referee saw, so that another one is not closed by mistake
 */
export function closePhase(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  opening: number,
): Promise<Result<{ readonly n: number }, Refusal>> {
  return stepByHand(shell, campaign, by, async ({ client, held, before, now }) => {
    if (!held.isReferee) return failed({ code: 'not-referee' });
    if (!held.isOpen || before.opening !== opening) return failed({ code: 'closed' });
    if (before.awaited.length === 0) return failed({ code: 'not-awaited' });
    const input = phaseInput(before, await sealsOf(shell.sheets, client, campaign, opening, now), now, 'referee');
    return ok(await withDrafts(shell, client, before, input));
  });
}
