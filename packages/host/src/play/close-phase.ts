import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { Closing, MissingChoices } from '../deeds/types.ts';
import { sheetSeats } from '../log/known-step.ts';
import { notOpen } from '../reading/not-open.ts';
import { sealLeast } from '../seal/seal-least.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, stepByHand } from '../step/by-hand.ts';
import { sealsOf } from '../step/claim.ts';
import { withDrafts } from '../step/drafts.ts';
import { phaseInput } from '../step/due-input.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/**
 * Closes the open phase for the referee, with the sealed sheets and the drafts that count. A seat without either gets
 * what the rules give to an absent player. Where the terms let the referee decide about missing orders, and the phase
 * is held for them, they may choose for each seat.
 */
export async function closePhase(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { opening, reason, choices }: Closing,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const read = readReason(reason);
  if (!read.ok) return read;
  return stepByHand(
    shell,
    campaign,
    by,
    async (request) => {
      const { client, held, before, now } = request;
      if (!held.isReferee) return failed({ code: 'not-referee' });
      if (!held.isOpen || before.opening !== opening) return failed(notOpen(held));
      if (before.awaited.length === 0) return failed({ code: 'not-awaited' });
      const refusal = whyNotChoose(request, choices);
      if (refusal !== null) return failed(refusal);
      await sealLeast(shell, request, by, chosen(before, choices, 'least'));
      const seals = await sealsOf(shell.sheets, client, campaign, opening, now);
      const input = phaseInput(before, seals, now, 'referee');
      const [count, lapse] = [chosen(before, choices, 'draft'), chosen(before, choices, 'nothing')];
      return ok(await withDrafts(shell, client, before, input, { count, lapse }));
    },
    ({ client, now }) =>
      noteDeed(client, { campaign, by, deed: 'close', minutes: null, reason: read.value, opening, now }),
  );
}

/** Why the referee may not decide so; null: they may. Drafts play no part. */
function whyNotChoose({ held, before }: RequestedStep, choices: MissingChoices): Refusal | null {
  const seats = Object.keys(choices);
  if (seats.length === 0) return null;
  if (held.pace.missing?.policy !== 'referee' || !held.isHeld) return { code: 'not-in-terms' };
  if (!held.draftsCount && Object.values(choices).includes('draft')) return { code: 'not-in-terms' };
  const asked: readonly string[] = sheetSeats(before);
  return seats.every((seat) => asked.includes(seat)) ? null : { code: 'not-awaited' };
}

/** The seats with that decision. */
const chosen = (
  before: RequestedStep['before'],
  choices: MissingChoices,
  choice: MissingChoices[string],
): readonly SeatId[] => sheetSeats(before).filter((seat) => choices[seat] === choice);
