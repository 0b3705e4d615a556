'use client';
import { usePath, useSearch } from '../browser/address.ts';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import { stepTo } from '../campaign/frame/step-to.ts';
import { BATTLES_VIEW, PARAMETER } from './battle-address.ts';

interface OpenBattle {
  /** The battle whose page is open; null: all of them. */
  readonly open: string | null;
  /** Opens a battle’s page at its own address, or the page of all battles. */
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
