import { controllerOf, forcesIn, nodeState } from '../board/board.ts';
import type { Known, NodeId, Owner } from '../types.ts';

/**
 * NODE-MOVE-04, NODE-BTL-30: who would defend a node against a newcomer: the controller with its battleforces or its Rok, or else
 * whoever is there longest. Null: nobody.
 */
export function defenderOf(known: Known, node: NodeId, newcomer: Owner): Owner | null {
  const controller = controllerOf(known, node);
  const others = forcesIn(known, node).filter(({ owner }) => owner !== newcomer);
  const holds = others.some(({ owner }) => owner === controller) || nodeState(known, node).rok === controller;
  if (controller !== null && controller !== newcomer && holds) return controller;
  return others[0]?.owner ?? null;
}
