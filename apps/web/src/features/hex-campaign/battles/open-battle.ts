'use client';
import { useEffect, useRef } from 'react';
import { usePath, useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { GameView } from '../../campaign/door.ts';

export const BATTLES_VIEW: GameView['id'] = 'game-battles';

/** The parameter of the address that names a battle. */
export const PARAMETER = 'battle';

/** The end of the address of a battle’s page. */
export const battleSearch = (battle: string): string => `?${new URLSearchParams({ [PARAMETER]: battle })}`;

/**
 * Links to a battle, and going back to one, open its page. When another turn begins the address is cleared, since
 * readers who open the battles next want those of the new turn.
 */
export function useBattleLinks(): void {
  const { head, bringTab } = useCampaignPlace();
  const path = usePath();
  const open = useSearch().get(PARAMETER);
  const round = head.summary?.round ?? null;
  const known = useRef(round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (open !== null) bringTab(BATTLES_VIEW);
  }, [open]);
  useEffect(() => {
    if (known.current === round) return;
    known.current = round;
    if (open !== null) window.history.replaceState(null, '', path);
  }, [round, open, path]);
}
