import { randomBytes } from 'node:crypto';
import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { advanced, chanceOf } from '@sealed-orders/rules/log';
import { notOpen } from '../reading/not-open.ts';
import { readRuling } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { pauseIn, withHeld } from '../step/by-hand.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { TriedRuling } from './try-ruling-types.ts';

/** As long as a browser's nonce. */
const NONCE_BYTES = 16;

/**
 * What a ruling would do, as the referee would read it; a referee may. Nothing is saved and nobody is told. A ruling that
 * throws dice would throw others: only the nonce of the real one decides them.
 */
export function tryRuling(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  wanted: unknown,
): Promise<Result<TriedRuling, Refusal>> {
  return withHeld(shell, campaign, by, async (request) => {
    const { held, before, ruleset, now } = request;
    if (!held.isReferee) return failed({ code: 'not-referee' });
    if (!held.isOpen && !held.isPaused) return failed(notOpen(held));
    const read = readRuling(ruleset, wanted);
    if (!read.ok) return read;
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    const asked = { type: 'ruling', at: now.toISOString(), reason: '', ruling: read.value.ruling, nonce } as const;
    const input = { ...asked, ...pauseIn(request) };
    const chance = chanceOf(held.seed, held.id, before.n + 1, input);
    const made = advanced(ruleset, before, input, held.edition, chance);
    if (!made.ok) return failed({ code: 'rejected', rejections: made.problem });
    if (ruleset.faults(made.value.state).length > 0) return failed({ code: 'broken' });
    return ok({ events: ruleset.report(made.value.events, { kind: 'referee' }) });
  });
}
