import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';
import { stepByHand } from './by-hand.ts';
import { sealsOf } from './claim.ts';
import { phaseInput } from './due-input.ts';

/**
 * Closes the open phase for the referee, with the sheets that are sealed: who has sealed none gets what the rules give
 * the absent.
 * @param step the step that the referee saw; another is not closed by mistake
 */
export function closePhase(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  step: number,
): Promise<Result<{ readonly n: number }, Refusal>> {
  return stepByHand(shell, campaign, by, async ({ client, held, before, now }) => {
    if (!held.isReferee) return failed({ code: 'not-referee' });
    if (!held.isOpen || held.n !== step) return failed({ code: 'closed' });
    if (before.awaited.length === 0) return failed({ code: 'not-awaited' });
    return ok(phaseInput(before, await sealsOf(shell.sheets, client, campaign, held.n), now, 'referee'));
  });
}
