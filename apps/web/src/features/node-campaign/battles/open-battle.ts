'use client';
import { askedIn, type View } from '@sealed-orders/rules/node-campaign';
import { useEffect } from 'react';
import { usePath, useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { GameView } from '../../campaign/door.ts';
import { stepTo } from '../../campaign/frame/step-to.ts';
import type { NodePlace } from '../node-context.ts';
import { waitingBattles } from '../rulings/rulings-now.ts';

export const BATTLES_VIEW: GameView['id'] = 'game-battles';

/** The parameter of the address that names a battle. */
const PARAMETER = 'battle';

/** How many battles ask the reader for something now; a referee for a decision or an approval. */
export function battlesOwed({ view }: Pick<NodePlace, 'view'>): number {
  const { you, battles, talks, isReferee } = view;
  if (you === null) return isReferee ? disputesAndLists(view) : 0;
  return Object.values(battles).filter((battle) => askedIn({ talks }, battle, you).length > 0).length;
}

const disputesAndLists = (view: View): number =>
  waitingBattles(view, view.clock.since).filter(({ isDisputed, lists }) => isDisputed || lists.length > 0).length;

/** The end of the address of a battle’s page. */
export const battleSearch = (battle: string): string => `?${new URLSearchParams({ [PARAMETER]: battle })}`;

/** Links to a battle, and going back to one, open its page. */
export function useBattleLinks(): void {
  const { bringTab } = useCampaignPlace();
  const open = useSearch().get(PARAMETER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (open !== null) bringTab(BATTLES_VIEW);
  }, [open]);
}

interface OpenBattle {
  /** The battle whose page is open; null: the list. */
  readonly open: string | null;
  /** Opens a battle’s page at its own address, or the list. */
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
