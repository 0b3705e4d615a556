'use client';
import { askedIn } from '@sealed-orders/rules/node-campaign';
import { useEffect } from 'react';
import { BATTLES_VIEW, PARAMETER } from '../../battle/battle-address.ts';
import { useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { NodePlace } from '../node-context.ts';
import { undecided } from '../rulings/undecided.ts';

/** How many battles ask the reader for something now; a referee for a decision or an approval. */
export function battlesOwed({ view }: Pick<NodePlace, 'view'>): number {
  const { you, battles, talks } = view;
  if (you === null) return undecided(view).length;
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
