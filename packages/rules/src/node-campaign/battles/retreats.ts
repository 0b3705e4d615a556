import type { Play } from '../board/play.ts';
import type { Battle, Force, ForceId, Known, NodeId } from '../types.ts';

/** NODE-BTL-07, -08, -11, -26, NODE-MSN-13, NODE-FAC-SM-01, NODE-FAC-IG-05: where a battleforce could retreat now, in the order of the map. */
export function validRetreats(_known: Known, _battle: Battle, _force: Force): readonly NodeId[] {
  return [];
}

/** NODE-BTL-12, -13, -10: one battleforce retreats by its list or the automatic choice, or is lost. Returns whether it lives. */
export function retreat(_play: Play, _battle: Battle, _force: ForceId): boolean {
  return true;
}

/** NODE-BTL-22, NODE-MULTI-05: leaves without being lost: way back, a valid retreat, or a reinforcement node. */
export function leave(_play: Play, _battle: Battle, _force: ForceId): void {}

/** NODE-BTL-12. */
export function listRetreats(play: Play, force: ForceId, nodes: readonly NodeId[]): void {
  if (nodes.length === 0) delete play.state.retreats[force];
  else play.state.retreats[force] = [...nodes];
}
