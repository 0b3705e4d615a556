import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { BattleId, BattleResult, Ending, NodeId, Talk } from '../types.ts';

/** How a battle ends: its result, and who fielded what. */
export interface Ended {
  readonly ending: Ending;
  /** The winning side; null: a draw. */
  readonly winner: number | null;
  readonly degree: BattleResult['degree'];
  readonly die: number | null;
  readonly result: BattleResult | null;
  readonly armies: Talk['armies'];
}

/**
 * NODE-BTL-06 to -13, -27, NODE-MULTI-04, -05, NODE-MSN-11: experience, points, who keeps the node, who retreats, Blood for the Blood God
 * (NODE-FAC-CHAOS-01), and the next of the stack.
 */
export function endBattle(_play: Play, _id: BattleId, _ended: Ended): void {}

/** NODE-BTL-17, NODE-MULTI-01: the random result; of an agreed battle of several, the first two fight. */
export function endAtRandom(_play: Play, _id: BattleId): void {}

/** NODE-BTL-29: a player gives the battle up. */
export function concede(_play: Play, _id: BattleId, _seat: SeatId): void {}

/** NODE-MSN-06: the defender leaves for this node, or, null, stays. */
export function leaveNode(_play: Play, _id: BattleId, _to: NodeId | null): void {}

/** NODE-BTL-16: midnight, (e): these battles are settled by their deadlines, then in the order of the map. */
export function expireBattles(_play: Play, _ids: readonly BattleId[]): void {}
