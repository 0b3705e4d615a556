'use client';
import { useEffect, useRef } from 'react';
import { usePath, useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { GameView } from '../../campaign/door.ts';
import { stepTo } from '../../campaign/frame/tab-history.ts';

export const BATTLES_VIEW: GameView['id'] = 'game-battles';

const PARAMETER = 'battle';

/** The end of the address of a battle’s page. */
export const battleSearch = (battle: string): string => `?${new URLSearchParams({ [PARAMETER]: battle })}`;

interface OpenBattle {
  /** The battle whose page is open; null: the board. */
  readonly open: string | null;
  /** Opens a battle’s page at its own address, or the board. */
  readonly show: (battle: string | null) => void;
}

/** The battle that the address names. */
export function useOpenBattle(): OpenBattle {
  const { tab, openTab, bringTab } = useCampaignPlace();
  const path = usePath();
  const search = useSearch();
  const open = search.get(PARAMETER);
  return {
    open,
    show: (battle) => {
      // The viewer that a referee sees as stays in the address.
      const next = new URLSearchParams(search.toString());
      if (battle === null) next.delete(PARAMETER);
      else next.set(PARAMETER, battle);
      if (battle === open) openTab(BATTLES_VIEW);
      else {
        stepTo(tab, BATTLES_VIEW, next.size === 0 ? path : `${path}?${next}`);
        bringTab(BATTLES_VIEW);
      }
    },
  };
}

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
