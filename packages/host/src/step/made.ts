import type { KnownStep } from '../log/known-step.ts';
import type { Concerns } from '../log/log.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignStatus } from './campaign-status.ts';

/** A step that this process made, the viewers whom it concerns, and the campaign's status after it. */
export interface Made {
  readonly step: KnownStep;
  readonly concerns: Concerns;
  /** The numbers by which they know it, by their keys. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly campaignStatus: CampaignStatus;
}

/** The same for a step that may not have been necessary. */
export function settleIfMade(shell: Shell, made: Made | null): void {
  if (made !== null) settle(shell, made);
}

/** After the commit: caches the step and tells the listeners in this process. */
export function settle(shell: Shell, { step, concerns, numbers, campaignStatus }: Made): void {
  const { steps, log, sheets, changes } = shell;
  const { campaign, n } = step;
  steps.keep(step);
  shell.numbers.keep(campaign, n, numbers);
  log.add(step, concerns);
  // Nobody needs the sheets of a closed phase any more.
  if (concerns === 'all') sheets.forget(campaign);
  // Everybody may know that the campaign has stopped, whichever viewers the step concerns.
  changes.tell({ what: campaignStatus.status === 'paused' ? 'lobby' : 'step', campaign, n });
}
