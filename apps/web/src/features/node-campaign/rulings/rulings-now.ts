import { type Instant, lookup, type SeatId } from '@sealed-orders/rules/kernel';
import {
  type BattleId,
  checkRuling,
  type Force,
  GUARD,
  guardPlayers,
  leastLevel,
  type NodeId,
  partsOf,
  type View,
} from '@sealed-orders/rules/node-campaign';

/** The rulings that a referee makes at the desk, as far as they are about no battle. */
export type DeskRuling = 'place-guard' | 'share-guard' | 'give-points' | 'end-campaign';

/** Those that have their time now. */
export function rulingsNow(view: View): readonly DeskRuling[] {
  const { setUp, clock, ended } = view;
  if (ended !== null) return [];
  if (clock.day > 0) return ['give-points', 'end-campaign'];
  return [
    ...(setUp !== null && partsOf(view, GUARD).length > 0 ? (['place-guard'] as const) : []),
    ...(setUp?.step === 'guard' && guardPlayers(view).length > 1 ? (['share-guard'] as const) : []),
  ];
}

/** A list that waits for the referee, with the battleforces that it is for. */
export interface WaitingList {
  readonly seat: SeatId;
  readonly forces: readonly Force[];
}

/** A pending battle, and why it waits for the referee. */
export interface WaitingBattle {
  readonly battle: BattleId;
  readonly node: NodeId;
  readonly isDisputed: boolean;
  /** Nobody has agreed on a force level, and the referee may set it. */
  readonly needsLevel: boolean;
  readonly lists: readonly WaitingList[];
}

/** The battles that wait for the referee, those with a dispute first. */
export function waitingBattles(view: View, at: Instant): readonly WaitingBattle[] {
  return Object.values(view.battles)
    .map((battle): WaitingBattle => {
      const talk = lookup(view.talks, battle.id);
      const open = talk?.lists.filter(({ isApproved }) => !isApproved) ?? [];
      const level = leastLevel(view, battle);
      const mayLevel = checkRuling(view, { type: 'set-level', battle: battle.id, level }, at).length === 0;
      return {
        ...{ battle: battle.id, node: battle.node },
        isDisputed: (talk?.dispute ?? null) !== null,
        needsLevel: (talk?.report ?? null) === null && mayLevel,
        lists: [...new Set(open.map(({ seat }) => seat))].map((seat) => ({
          seat,
          forces: open.flatMap((one) => (one.seat === seat ? (lookup(view.forces, one.force) ?? []) : [])),
        })),
      };
    })
    .filter(({ isDisputed, needsLevel, lists }) => isDisputed || needsLevel || lists.length > 0)
    .sort((a, b) => Number(b.isDisputed) - Number(a.isDisputed));
}
