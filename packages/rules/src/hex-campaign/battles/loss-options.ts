import type { SeatId } from '../../kernel/index.ts';
import { cheapestLosses } from '../quick-battles/cheapest.ts';
import { drawnPicks } from '../quick-battles/drawn.ts';
import { dutyOf, pickLimit } from '../quick-battles/duty.ts';
import type { BattleDecision, LossItem, SeenBattle, View } from '../types.ts';
import { isCarded, knownLeaders } from './known.ts';
import { choosingOf, pickingOf } from './loss-tasks.ts';

/** The order of the card, so that a form always proposes the same. */
const inOrder = (most: number): number => most;

/** HEX-QB-05, -07: what a form proposes: the cheapest losses that are enough, and picks up to the limit. */
export function lossDecisions(view: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  if (!isCarded(battle)) return [];
  if (battle.stage === 'losses') {
    const task = choosingOf(view, me, battle);
    if (task === null) return [];
    const items = cheapestLosses(dutyOf(task.quick, task.side, task.stand));
    return [{ type: 'choose-losses', battle: battle.id, items }];
  }
  const task = pickingOf(view, me, battle);
  if (task === null) return [];
  const pick = (items: readonly LossItem[]): BattleDecision => ({ type: 'pick-losses', battle: battle.id, items });
  const leaders = knownLeaders(battle);
  const items = (task.stands ?? []).flatMap((stand) =>
    drawnPicks(stand.stakes, pickLimit(leaders, task.side, stand, task.quick.shares), inOrder),
  );
  return items.length === 0 ? [pick([])] : [pick([]), pick(items)];
}
