import { failed, ok, type Result, type Viewer } from '@sealed-orders/rules/kernel';
import { advanced, chanceOf, type Played } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { derivedStep } from '../log/known-step.ts';
import { notOpen } from '../reading/not-open.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, withHeld } from '../step/by-hand.ts';
import { sealsOf } from '../step/claim.ts';
import { withDrafts } from '../step/drafts.ts';
import { phaseInput } from '../step/due-input.ts';
import { numbered } from '../step/opening.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { DryRun, DrySide } from './dry-run-types.ts';

const NOTED: Statement<{ is: boolean }> = {
  name: 'dry-run-noted',
  text: `SELECT EXISTS (SELECT FROM desk_entry
    WHERE campaign_id = $1 AND deed = 'dry-run' AND user_id = $2 AND opening = $3) AS is`,
  row: z.object({ is: z.boolean() }),
};

/** No reason is required: that it was done says enough. */
const NO_REASON = { text: '', isKept: false } as const;

/**
 * What the open phase would bring if a referee closed it now, as a viewer would see it; a referee may. Nothing is
 * saved. If nobody does anything else, closing the phase gives the same, dice included: referees who then change
 * something know what they change. So everybody can read that it was done, once for each referee and phase.
 * @param opening number of the phase that the referee saw
 */
export function dryRun(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { opening, as }: { readonly opening: number; readonly as: Viewer },
): Promise<Result<DryRun, Refusal>> {
  return withHeld(shell, campaign, by, async (request): Promise<Result<DryRun, Refusal>> => {
    const { client, held, before, now } = request;
    if (!held.isReferee) return failed({ code: 'not-referee' });
    if (!(held.isOpen || held.isPaused) || before.opening !== opening) return failed(notOpen(held));
    if (before.awaited.length === 0) return failed({ code: 'not-awaited' });
    const made = await outcomeOf(shell, request);
    if (!made.ok) return made;
    if ((await askOne(client, NOTED, [campaign, by, opening]))?.is !== true)
      await noteDeed(client, { campaign, by, deed: 'dry-run', minutes: null, reason: NO_REASON, opening, now });
    return ok(shownTo(request, made.value, as));
  });
}

/** The step that would close the phase. Rules that throw on it are broken for the scheduler too. */
async function outcomeOf(
  shell: Shell,
  { client, held, before, ruleset, now }: RequestedStep,
): Promise<Result<Played, Refusal>> {
  const { id, edition, seed } = held;
  const seals = await sealsOf(shell.sheets, client, id, before.opening, now);
  const input = await withDrafts(shell, client, before, phaseInput(before, seals, now, 'referee'));
  try {
    const made = advanced(ruleset, before, input, edition, chanceOf(seed, id, before.n + 1, input));
    if (!made.ok) return failed({ code: 'rejected', rejections: made.problem });
    return ruleset.faults(made.value.state).length > 0 ? failed({ code: 'broken' }) : ok(made.value);
  } catch {
    return failed({ code: 'broken' });
  }
}

function shownTo({ held, before, ruleset }: RequestedStep, { n, state, events, input }: Played, as: Viewer): DryRun {
  const { id: campaign, system, edition } = held;
  const { at } = input;
  const facts = { campaign, n, opening: before.opening, system, edition, hash: '', at, state, events };
  const made = derivedStep(ruleset, { ...facts, earlyEnd: null, rewoundTo: null, weight: 0 });
  const { opening, summary, outcome } = numbered(before, made, input);
  return {
    seen: {
      ...{ n, opening, at, system, summary, outcome },
      standings: ruleset.standings(state, as),
      view: ruleset.view(state, as),
      events: ruleset.report(events, as),
    },
    before: ruleset.standings(before.state, as),
    sides: sidesOf(ruleset, before.state, state, events),
  };
}

const REFEREE: Viewer = { kind: 'referee' };

/** The difference for each seat, with nothing hidden. */
function sidesOf(ruleset: AnyRuleset, now: unknown, then: unknown, events: Played['events']): readonly DrySide[] {
  const changes = ruleset.changes(ruleset.view(now, REFEREE), ruleset.view(then, REFEREE));
  const known = new Map(ruleset.standings(now, REFEREE).map(({ seat, score }) => [seat, score]));
  return ruleset.standings(then, REFEREE).map(({ seat, score, isOut }) => ({
    seat,
    before: known.get(seat) ?? null,
    after: score,
    isOut,
    changes: changes.filter((change) => change.seat === seat),
    events: ruleset.report(events, { kind: 'seat', seat }).length,
  }));
}
