import { lookup } from '../../kernel/index.ts';
import { isOpenSpace } from '../board/board.ts';
import { forceIn, type Play, tell } from '../board/play.ts';
import { reinforcementNodes } from '../holding/holding.ts';
import { destroyForce, putInto, takeControl } from '../holding/holding-in-play.ts';
import type { Battle, Event, ForceId, NodeId } from '../types.ts';
import { backAmong, isGivenByMarines, listed, richest, validRetreats } from './retreats.ts';

type Retreat = Extract<Event, { readonly type: 'retreated' }>;

/** NODE-BTL-12, -13, -10: one battleforce retreats by its list or the automatic choice, or is lost. Returns whether it lives. */
export function retreat(play: Play, battle: Battle, id: ForceId): boolean {
  const force = forceIn(play, id);
  const valid = validRetreats(play.state, battle, force);
  const back = backAmong(valid, battle, force);
  const into = back ?? listed(play, id, valid) ?? richest(play.state, valid);
  if (into === null) destroyForce(play, force, 'NODE-BTL-10');
  else goTo(play, id, into, back === null ? 'retreat' : 'way-back', 'NODE-BTL-12');
  return into !== null;
}

/** NODE-BTL-22, NODE-MULTI-05: leaves without being lost: way back, a valid retreat, or a reinforcement node. */
export function leave(play: Play, battle: Battle, id: ForceId, rule: Retreat['rule'] = 'NODE-BTL-22'): void {
  const force = forceIn(play, id);
  const valid = validRetreats(play.state, battle, force);
  const back = backAmong(valid, battle, force);
  const near = back ?? listed(play, id, valid) ?? richest(play.state, valid);
  if (near !== null) {
    goTo(play, id, near, back === null ? 'stack' : 'way-back', rule);
    return;
  }
  const homes = reinforcementNodes(play.state, force.owner);
  // Deep space takes everybody in, should all reinforcement nodes be closed.
  const into = listed(play, id, homes) ?? homes[0] ?? play.state.map.nodes.find(isOpenSpace)?.id;
  if (into !== undefined) goTo(play, id, into, 'reinforcement-node', rule);
}

/** Moves a battleforce out of a battle, and makes its list known. Marines give the node to the Guard that comes alone. NODE-FAC-IG-05. */
export function goTo(play: Play, id: ForceId, into: NodeId, why: Retreat['why'], rule: Retreat['rule']): void {
  const { owner, node: from } = forceIn(play, id);
  const isGiven = isGivenByMarines(play.state, owner, into);
  const list = [...(lookup(play.state.retreats, id) ?? [])];
  putInto(play, id, into, 'path');
  tell(play, { type: 'retreated', rule, to: 'all', force: id, owner, from, into, why, list });
  if (isGiven) takeControl(play, into, owner, 'joint-command');
}

/** NODE-BTL-12. */
export function listRetreats(play: Play, force: ForceId, nodes: readonly NodeId[]): void {
  if (nodes.length === 0) delete play.state.retreats[force];
  else play.state.retreats[force] = [...nodes];
}
