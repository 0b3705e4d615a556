'use client';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { useCampaignPlace } from '../campaign-context.ts';
import { RewindButton } from '../desk/rewind-button.tsx';

/** Lets a referee who disagrees with a result rewind the war to the start of the phase that produced it. */
export function Overrule() {
  const { open, steps, n, lens, dryRun } = useCampaignPlace();
  const { head } = open;
  const at = steps.findIndex((step) => step.n === n);
  const before = steps[at - 1];
  const isRunning = head.status === 'running' || head.status === 'paused';
  if (head.viewer !== 'referee' || !isRunning || lens.as !== undefined || dryRun.shown !== null) return null;
  if (before === undefined || steps[at]?.isUndone !== false || steps[at]?.isRewind) return null;
  return <RewindButton head={head} to={before.opening} label={rewindText.overrule} />;
}
