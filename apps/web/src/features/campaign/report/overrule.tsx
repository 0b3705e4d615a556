'use client';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { RewindButton } from '../desk/rewind-button.tsx';

/** Lets a referee who disagrees with a result rewind the war to the start of the phase that produced it. */
export function Overrule() {
  const place = useCampaignPlace();
  const { open, steps, n, lens, dryRun } = place;
  const { head } = open;
  const at = steps.findIndex((step) => step.n === n);
  const before = steps[at - 1];
  useEarlierSteps(place, before !== undefined);
  const isRunning = head.status === 'running' || head.status === 'paused';
  if (head.viewer !== 'referee' || !isRunning || lens.as !== undefined || dryRun.shown !== null) return null;
  if (before === undefined || steps[at]?.isUndone !== false || steps[at]?.rewoundTo !== null) return null;
  return <RewindButton head={head} to={before.opening} label={rewindText.overrule} />;
}
