'use client';
import { askedIn } from '@sealed-orders/rules/node-campaign';
import { useEffect } from 'react';
import { BATTLES_VIEW, PARAMETER } from '../../battle/battle-address.ts';
import { useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { NodePlace } from '../node-context.ts';

/** How many battles ask the reader for something now. */
export function battlesOwed({ view: { you, battles, talks } }: Pick<NodePlace, 'view'>): number {
  if (you === null) return 0;
  return Object.values(battles).filter((battle) => askedIn({ talks }, battle, you).length > 0).length;
}

/** Links to a battle, and going back to one, open its page. */
export function useBattleLinks(): void {
  const { bringTab } = useCampaignPlace();
  const open = useSearch().get(PARAMETER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (open !== null) bringTab(BATTLES_VIEW);
  }, [open]);
}
