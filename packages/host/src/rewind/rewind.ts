import { failed, isTypedName, ok, type Result } from '@sealed-orders/rules/kernel';
import type { RewindInput } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import type { DeedFacts } from '../deeds/facts.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason, Rewinding } from '../deeds/types.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, stepByHand } from '../step/by-hand.ts';
import { heard } from '../step/heard.ts';
import { type Made, settleIfMade } from '../step/made.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { forgetOutcomes } from './forget-outcomes.ts';
import { type Papers, papersOf, returnPapers } from './papers.ts';
import { phaseNumbered } from './targets.ts';

const NAMES: Statement<{ campaign: string; user: string }> = {
  name: 'names-for-rewind',
  text: 'SELECT c.name AS campaign, u.display_name AS user FROM campaign c, "user" u WHERE c.id = $1 AND u.id = $2',
  row: z.object({ campaign: z.string(), user: z.string() }),
};

/** What is updated along with the step. */
interface Undoing {
  readonly input: RewindInput;
  /** When the step was made that the war goes back to. */
  readonly from: Date;
  readonly papers: Papers;
  readonly facts: DeedFacts;
}

/**
 * Takes the war back to the opening of a phase, as a step of its own (docs/adr/0011-a-rewind-is-a-step.md); a referee may,
 * whether it runs or is paused. The phase begins again, with its whole time, and each seat finds its own sheet for it as a
 * draft. A game that keeps its own times hears that what was undone was a pause. Nobody learns from it what happened within a phase: the phases are the same for everybody.
 */
export async function rewind(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  wanted: Rewinding,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const read = readReason(wanted.reason);
  if (!read.ok) return read;
  let undoing: Undoing | null = null;
  let goesOn: Made | null = null;
  const made = await stepByHand(
    shell,
    campaign,
    by,
    async (request) => {
      const found = await undoingOf(shell, request, by, { ...wanted, reason: read.value });
      if (!found.ok) return found;
      undoing = found.value;
      return ok(found.value.input);
    },
    async (request) => {
      if (undoing === null) return;
      await undone(shell, request, undoing);
      if (request.ruleset.hearsPauses) goesOn = await heard(shell, request.client, campaign, undoing.from);
      await noted(request, by, { ...wanted, reason: read.value, facts: undoing.facts });
    },
  );
  settleIfMade(shell, goesOn);
  return made;
}

async function undoingOf(
  shell: Shell,
  { client, held, before, now }: RequestedStep,
  by: UserId,
  { opening, to, name, reason }: Rewinding,
): Promise<Result<Undoing, Refusal>> {
  if (!held.isReferee) return failed({ code: 'not-referee' });
  if (before.opening !== opening) return failed({ code: 'closed' });
  const names = await askOne(client, NAMES, [held.id, by]);
  if (names === null || !isTypedName(name, names.campaign)) return failed({ code: 'wrong-name' });
  const phase = phaseNumbered(await shell.log.upTo(held.id, before.n, client), to);
  if (phase === null) return failed({ code: 'no-such-phase' });
  const papers = await papersOf(client, held.id, phase);
  const about = { to: phase.opened.n, by: names.user, reason: reason.text };
  const { round, phase: of } = phase.opened;
  const facts = { of: 'phase', round, phase: of } as const;
  const from = new Date(phase.opened.at);
  return ok({ input: { type: 'rewind', at: now.toISOString(), ...about }, from, papers, facts });
}

/** Updates what depends on the undone steps, in the transaction that undoes them. */
async function undone(shell: Shell, { client, held, before, ruleset, now }: RequestedStep, { input, papers }: Undoing) {
  const target = await shell.steps.step(client, held.id, input.to);
  if (target === null) throw new Error(`campaign ${held.id} has no step ${input.to}`);
  const open = ruleset.topics(shell.steps.look(target, { kind: 'referee' }).view).map(({ id }) => id);
  await forgetOutcomes(client, held.id, { target: input.to, open, n: before.n + 1 });
  await returnPapers(client, held.id, papers, now);
}

interface Noted {
  readonly opening: number;
  readonly reason: DeskReason;
  readonly facts: DeedFacts;
}

const noted = ({ client, held, now }: RequestedStep, by: UserId, about: Noted): Promise<void> =>
  noteDeed(client, { campaign: held.id, by, deed: 'rewind', minutes: null, now, ...about });
