import type { Play } from '../board/play.ts';
import type { BattleId, Draft, Entry, ForceId, NodeId } from '../types.ts';

/** NODE-MOVE-04, NODE-BTL-01: the newcomer attacks whoever holds the node. Against a Guard that nobody plays: at once, NODE-FAC-IG-03. */
export function attack(_play: Play, _node: NodeId, _attacker: ForceId): void {}

/** NODE-MOVE-05, NODE-BTL-19: the newcomer waits at the end of the stack. */
export function join(_play: Play, _node: NodeId, _force: ForceId): void {}

/** NODE-BTL-19 to -22: what happens to those who wait, once the winner, if any, holds the node. */
export function advance(_play: Play, _node: NodeId, _winner: Entry | null, _waiting: readonly Entry[]): void {}

/** NODE-FAC-NEC-01: takes a battleforce out of its stack before it leaves, as a retreat; the node and the others are settled. */
export function breakAway(_play: Play, _force: ForceId): void {}

/** Forgets a battle with its talk and timers. */
export function forget(play: Play, id: BattleId): Draft['battles'][string] | undefined {
  const battle = play.state.battles[id];
  delete play.state.battles[id];
  delete play.state.talks[id];
  for (const timer of Object.keys(play.state.timers)) if (timer.endsWith(`:${id}`)) delete play.state.timers[timer];
  return battle;
}
