import { useMemo, useState } from 'react';
import { type Campaign, withSeen } from '../../campaign-data/campaign-data.ts';
import type { DryRun, DryRunning } from '../campaign-context.ts';

/** The result of the last dry run, which disappears when the phase closes. */
export function useDryRun(open: Campaign): DryRunning {
  const { opening, viewer } = open.head;
  const [kept, show] = useState<DryRun | null>(null);
  const shown = kept?.opening === opening && viewer === 'referee' ? kept : null;
  const campaign = useMemo(() => (shown === null ? null : withSeen(open, shown.seen)), [open, shown]);
  return useMemo((): DryRunning => ({ shown, campaign, show }), [shown, campaign]);
}
