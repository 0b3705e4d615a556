'use client';
import { useEffect, useRef } from 'react';
import { BATTLES_VIEW, PARAMETER } from '../../battle/battle-address.ts';
import { usePath, useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import { readdress } from '../../campaign/frame/step-to.ts';

/**
 * Links to a battle, and going back to one, open its page. When another turn begins the address is cleared, and when
 * another phase begins while the reader looks at something else, since readers who open the battles next want those
 * that are being fought.
 */
export function useBattleLinks(): void {
  const { head, tab, bringTab } = useCampaignPlace();
  const path = usePath();
  const open = useSearch().get(PARAMETER);
  const known = useRef(head);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (open !== null) bringTab(BATTLES_VIEW);
  }, [open]);
  useEffect(() => {
    const before = known.current;
    known.current = head;
    const isElsewhere = tab !== BATTLES_VIEW || before.summary?.round !== head.summary?.round;
    if (open !== null && before.opening !== head.opening && isElsewhere) readdress(path);
  }, [head, open, path, tab]);
}
