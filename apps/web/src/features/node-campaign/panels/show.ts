'use client';
import type { BattleId } from '@sealed-orders/rules/node-campaign';
import { usePath, useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import { stepTo } from '../../campaign/frame/step-to.ts';
import { BATTLES_VIEW, battleSearch } from '../battles/open-battle.ts';
import type { ToDo } from './to-do.ts';

/** Opens the page of a battle, at its own address. */
export function useShowBattle(): (battle: BattleId) => void {
  const { tab, openTab, bringTab } = useCampaignPlace();
  const path = usePath();
  const search = useSearch();
  return (battle) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(battleSearch(battle))) next.set(name, value);
    if (next.toString() === search.toString()) openTab(BATTLES_VIEW);
    else {
      stepTo(tab, BATTLES_VIEW, `${path}?${next}`);
      bringTab(BATTLES_VIEW);
    }
  };
}

/** Whether the panel itself asks for a decision: where to start, or to join. */
export const isAskedAbove = ({ decision }: Pick<ToDo, 'decision'>): boolean =>
  decision === 'place' || decision === 'join';

/** Opens the page on which a decision is made. */
export function useOpenToDo(): (one: ToDo) => void {
  const { openTab } = useCampaignPlace();
  const showBattle = useShowBattle();
  return ({ battle, decision }) => {
    if (battle !== null) showBattle(battle.id);
    else openTab(decision === 'round' ? 'game-night' : 'game-forces');
  };
}
