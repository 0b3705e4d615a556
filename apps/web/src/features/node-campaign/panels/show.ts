'use client';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import { useOpenForce } from '../forces/open-force.ts';
import type { ToDo } from './to-do.ts';

/** Whether the panel itself asks for a decision: where to start, or to join. */
export const isAskedAbove = ({ decision }: Pick<ToDo, 'decision'>): boolean =>
  decision === 'place' || decision === 'join';

/** Opens the page on which a decision is made. */
export function useOpenToDo(): (one: ToDo) => void {
  const { openTab } = useCampaignPlace();
  const { show } = useOpenBattle();
  const forces = useOpenForce();
  return ({ battle, force, decision }) => {
    if (battle !== null) show(battle.id);
    else if (force !== null) forces.show({ force: force.id });
    else openTab(decision === 'round' ? 'game-night' : 'game-forces');
  };
}
