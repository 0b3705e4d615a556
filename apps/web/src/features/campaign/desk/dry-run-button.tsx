'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** Shows what would happen if the phase closed now. */
export function DryRunButton() {
  const { dryRun } = useCampaignPlace();
  return (
    <Button size="small" disabled={dryRun.isRunning} onClick={() => dryRun.run('referee')}>
      <Icon of={FlaskConical} />
      {dryRun.isRunning ? repairsText.dryRun.working : repairsText.dryRun.open}
    </Button>
  );
}
