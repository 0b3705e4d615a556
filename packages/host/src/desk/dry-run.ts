import { failed, type GameEvent, ok, type Result, type Viewer } from '@sealed-orders/rules/kernel';
import { type AdvancingInput, advanced, chanceOf } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { timed } from '../clock/timed.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { derivedStep, isOver, type KnownStep, type UntimedStep } from '../log/known-step.ts';
import { notOpen } from '../reading/not-open.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, withHeld } from '../step/by-hand.ts';
import { sealsOf } from '../step/claim.ts';
import { withDrafts } from '../step/drafts.ts';
import { dueInput, phaseInput } from '../step/due-input.ts';
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

/** Steps that nobody has made. */
interface Tried {
  /** The last of them. */
  readonly step: UntimedStep;
  /** Of all of them. */
  readonly events: readonly GameEvent[];
}

/**
 * What the open phase would bring if a referee closed it now, as a viewer would see it; in a game without sheets, what
 * comes until the day or the session ends if nobody does anything. A referee may. Nothing is saved. If nobody does
 * anything else, the war goes on the same way, dice included: referees who then change something know what they change.
 * So everybody can read that it was done, once for each referee and phase.
 * @param opening number of the phase that the referee saw
 */
export function dryRun(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { opening, as }: { readonly opening: number; readonly as: Viewer },
): Promise<Result<DryRun, Refusal>> {
  return withHeld(shell, campaign, by, async (request): Promise<Result<DryRun, Refusal>> => {
    const { client, held, before, ruleset, now } = request;
    const hasSheets = ruleset.sheets !== null;
    if (!held.isReferee) return failed({ code: 'not-referee' });
    // A pause moves what would come without anybody.
    if (!(held.isOpen || (held.isPaused && hasSheets)) || before.opening !== opening) return failed(notOpen(held));
    const made = hasSheets ? await closed(shell, request) : ahead(request);
    if (!made.ok) return made;
    if ((await askOne(client, NOTED, [campaign, by, opening]))?.is !== true)
      await noteDeed(client, { campaign, by, deed: 'dry-run', minutes: null, reason: NO_REASON, opening, now });
    return ok(shownTo(request, made.value, as));
  });
}

/** The step that would close the phase. */
async function closed(shell: Shell, request: RequestedStep): Promise<Result<Tried, Refusal>> {
  const { client, held, before, now } = request;
  if (before.awaited.length === 0) return failed({ code: 'not-awaited' });
  const seals = await sealsOf(shell.sheets, client, held.id, before.opening, now);
  const input = await withDrafts(shell, client, before, phaseInput(before, seals, now, 'referee'));
  const made = tried(request, before, input);
  return made.ok ? ok({ step: made.value, events: made.value.events }) : made;
}

/** The most steps of a dry run: more than any day has. */
const MOST_STEPS = 100;
/** After every time that rules name. */
const EVER = new Date(8.64e15);

/** The steps of the rules' own times, each at its own instant, up to the one that opens the next day. */
function ahead(request: RequestedStep): Result<Tried, Refusal> {
  const { held, before, ruleset } = request;
  const moment = { now: EVER, shift: held.shift, nextDue: null, clock: held.pace.clock };
  const steps: KnownStep[] = [];
  while (steps.length < MOST_STEPS) {
    const last = steps.at(-1) ?? before;
    const goesOn = last.opening === before.opening && !isOver(last);
    const input = goesOn ? dueInput(ruleset, last, [], moment) : null;
    if (input === null) break;
    const made = tried(request, last, input);
    if (!made.ok) return made;
    steps.push(timed(ruleset, made.value, before.opening, held));
  }
  const step = steps.at(-1);
  return step === undefined
    ? failed({ code: 'no-deadline' })
    : ok({ step, events: steps.flatMap(({ events }) => events) });
}

/** A step that is not made. Rules that throw on it are broken for the scheduler too. */
function tried(
  { held, ruleset }: RequestedStep,
  before: KnownStep,
  input: AdvancingInput,
): Result<UntimedStep, Refusal> {
  const { id: campaign, edition, seed, system } = held;
  try {
    const made = advanced(ruleset, before, input, edition, chanceOf(seed, campaign, before.n + 1, input));
    if (!made.ok) return failed({ code: 'rejected', rejections: made.problem });
    const { n, state, events } = made.value;
    if (ruleset.faults(state).length > 0) return failed({ code: 'broken' });
    const facts = { campaign, n, opening: before.opening, system, edition, hash: '', at: input.at, state, events };
    return ok(numbered(before, derivedStep(ruleset, { ...facts, earlyEnd: null, rewoundTo: null, weight: 0 }), input));
  } catch {
    return failed({ code: 'broken' });
  }
}

function shownTo({ before, ruleset }: RequestedStep, { step, events }: Tried, as: Viewer): DryRun {
  const { n, opening, at, system, summary, outcome, state } = step;
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
function sidesOf(ruleset: AnyRuleset, now: unknown, then: unknown, events: Tried['events']): readonly DrySide[] {
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
