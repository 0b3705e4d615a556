'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { FlaskConical } from 'lucide-react';
import { useCampaignPlace } from '../campaign-context.ts';

/** Shows what would come of the phase if it closed now. */
export function DryRunButton() {
  const { dryRun } = useCampaignPlace();
  return (
    <button type="button" className="btn small" disabled={dryRun.isPending} onClick={() => dryRun.run('referee')}>
      <FlaskConical size={16} strokeWidth={1.75} aria-hidden />
      {dryRun.isPending ? repairsText.dryRun.working : repairsText.dryRun.open}
    </button>
  );
}
