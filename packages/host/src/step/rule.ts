import { failed, NONCE_PATTERN, ok, type Result } from '@sealed-orders/rules/kernel';
import { noteDeed, readReason } from '../deeds/log.ts';
import { notOpen } from '../reading/not-open.ts';
import { readRuling } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, Ruled } from '../vocabulary/types.ts';
import { pauseIn, stepByHand } from './by-hand.ts';

/**
 * Carries out a referee's ruling as a separate step. A war that the desk has paused stays paused; there a ruling that
 * would close the phase is refused. The reason goes into the log; viewers whom the step concerns can
 * read it immediately.
 */
export async function rule(
  shell: Shell,
  campaign: CampaignId,
  { ruling: wanted, reason: given, nonce, userId }: Ruled,
): Promise<Result<{ readonly n: number }, Refusal>> {
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  const read = readReason({ text: given, isKept: false });
  if (!read.ok) return read;
  const reason = read.value.text;
  return stepByHand(
    shell,
    campaign,
    userId,
    (request) => {
      const { held, ruleset, now } = request;
      if (!held.isReferee) return failed({ code: 'not-referee' });
      if (!held.isOpen && !held.isPaused) return failed(notOpen(held));
      const ruling = readRuling(ruleset, wanted);
      if (!ruling.ok) return ruling;
      const asked = { type: 'ruling', at: now.toISOString(), reason, ruling: ruling.value.ruling, nonce } as const;
      return ok({ ...asked, ...pauseIn(request) });
    },
    ({ client, before: { opening }, now }, { concerns, step: { n: step } }) => {
      const deed = { campaign, by: userId, deed: 'rule', minutes: null, opening, now } as const;
      return noteDeed(client, { ...deed, reason: read.value, readers: concerns, step });
    },
  );
}
