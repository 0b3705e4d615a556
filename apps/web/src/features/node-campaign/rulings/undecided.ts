import { lookup } from '@sealed-orders/rules/kernel';
import type { BattleId, NodeId, View } from '@sealed-orders/rules/node-campaign';

/** A pending battle that only the referee can take further. */
export interface Undecided {
  readonly battle: BattleId;
  readonly node: NodeId;
  readonly isDisputed: boolean;
}

/** The battles that only the referee can take further: a dispute first, then a list that waits for approval. */
export function undecided(view: View): readonly Undecided[] {
  if (!view.isReferee || view.ended !== null) return [];
  const found = Object.values(view.battles).flatMap((battle): readonly Undecided[] => {
    const talk = lookup(view.talks, battle.id);
    if (talk === undefined) return [];
    const isDisputed = talk.dispute !== null;
    const hasList = talk.lists.some(({ isApproved }) => !isApproved);
    return isDisputed || hasList ? [{ battle: battle.id, node: battle.node, isDisputed }] : [];
  });
  return found.toSorted((a, b) => Number(b.isDisputed) - Number(a.isDisputed));
}
