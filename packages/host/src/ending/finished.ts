import type { Viewer } from '@sealed-orders/rules/kernel';
import type { KnownStep } from '../log/known-step.ts';
import type { LogLine } from '../log/log.ts';
import { lastStep, pastTopicsAt } from '../reading/look.ts';
import type { PastTopics, Seen, WantedTopics } from '../reading/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** All lines of the log of a war that is over, by the host's numbers; null: it is not over. */
export async function finishedLog(shell: Shell, campaign: CampaignId): Promise<readonly LogLine[] | null> {
  const last = await lastStep(shell, campaign);
  return last?.status === 'finished' ? shell.log.upTo(campaign, last.n) : null;
}

/**
 * The fog is lifted: a step of a war that is over, by the number of the log or else the last one, as any viewer saw it. Null: the war is not
 * over, or has no such step.
 */
export async function openView(shell: Shell, campaign: CampaignId, as: Viewer, wanted?: number): Promise<Seen | null> {
  const last = await lastStep(shell, campaign);
  return last?.status === 'finished' ? viewAs(shell, campaign, as, wanted) : null;
}

/** For referees: a step by the number of the log or else the last one, as any viewer saw it. Null: there is none. */
export async function viewAs(shell: Shell, campaign: CampaignId, as: Viewer, wanted?: number): Promise<Seen | null> {
  const step = await numbered(shell, campaign, wanted);
  return step === null ? null : seenOf(shell, step, as);
}

/** The topics that were over at such a step, as any viewer knew them: for referees, and for everybody after the war. */
export async function pastTopicsAs(
  shell: Shell,
  campaign: CampaignId,
  as: Viewer,
  { isReferee, ...wanted }: WantedTopics & { readonly isReferee: boolean },
): Promise<PastTopics | null> {
  if (!isReferee && (await lastStep(shell, campaign))?.status !== 'finished') return null;
  const step = await numbered(shell, campaign, wanted.n);
  return step === null ? null : pastTopicsAt(shell, step, as, wanted);
}

async function numbered(shell: Shell, campaign: CampaignId, wanted: number | undefined): Promise<KnownStep | null> {
  const last = await lastStep(shell, campaign);
  const n = wanted ?? last?.n;
  if (last === null || n === undefined || n > last.n) return null;
  return shell.steps.step(shell.db.pool, campaign, n);
}

function seenOf(shell: Shell, step: KnownStep, as: Viewer): Seen {
  const { n, at, opening, system, summary, outcome } = step;
  return { n, opening, at, system, summary, outcome, ...shell.steps.look(step, as) };
}
