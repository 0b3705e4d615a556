'use client';
import { useEffect } from 'react';
import { BATTLES_VIEW, PARAMETER } from '../../battle/battle-address.ts';
import { useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';

/** Links to a battle, and going back to one, open its page. */
export function useBattleLinks(): void {
  const { bringTab } = useCampaignPlace();
  const open = useSearch().get(PARAMETER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (open !== null) bringTab(BATTLES_VIEW);
  }, [open]);
}
