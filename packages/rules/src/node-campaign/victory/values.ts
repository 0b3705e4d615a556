import { battleAt, mapNode, nodeState } from '../board/board.ts';
import type { Known, NodeId } from '../types.ts';

/** NODE-VP-03, -08: what a node is worth a week, with its intact installation. */
export function nodeValue(known: Pick<Known, 'map' | 'nodes' | 'settings'>, node: NodeId): number {
  const { type, vp, site } = mapNode(known, node);
  if (type !== 'surface' && type !== 'city' && type !== 'spaceport') return 0;
  const { isSiteIntact, colony } = nodeState(known, node);
  const installations = (site !== null && isSiteIntact ? 1 : 0) + (colony === null ? 0 : 1);
  return (vp ?? known.settings.nodeVp[type]) + installations * known.settings.installationVp;
}

/** NODE-VP-04: what a node counts for its controller as things are: nothing while a battle is pending in it. */
export const countedValue = (known: Pick<Known, 'battles' | 'map' | 'nodes' | 'settings'>, node: NodeId): number =>
  battleAt(known, node) === null ? nodeValue(known, node) : 0;
