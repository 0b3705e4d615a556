import { ALL_WELL, factionOf, forcesIn, inMapOrder, isSurface, mapNode, nodeState, pathsFrom } from '../board/board.ts';
import { FACTION_TABLE } from '../data/factions.ts';
import type { Beginning, Faction, Known, NodeId, Rejection } from '../types.ts';
import { areJoined, fault, isCity } from './guard.ts';

/** Nodes where a player of the faction begins. The list is never empty. NODE-SETUP-01. */
export function arrivals(known: Pick<Known, 'map'>, faction: Faction | null): readonly NodeId[] {
  const ofType = (type: string): readonly NodeId[] =>
    known.map.nodes.filter((node) => node.type === type).map(({ id }) => id);
  const lists = [ofType(faction === null ? 'deep-space' : FACTION_TABLE[faction].arrivesIn), ofType('deep-space')];
  return lists.find((nodes) => nodes.length > 0) ?? known.map.nodes.map(({ id }) => id);
}

/** NODE-FAC-TAU-02, -03, NODE-SETUP-08: whether a node can become part of a colony. A late player takes only what is nobody's. */
function isForTau(known: Known, node: NodeId): boolean {
  const { type } = mapNode(known, node);
  const { controller, rok } = nodeState(known, node);
  if (!isSurface(mapNode(known, node)) || type === 'city' || forcesIn(known, node).length > 0 || rok !== null) {
    return false;
  }
  return controller === null || (known.setUp !== null && factionOf(known, controller) === 'imperial-guard');
}

/** NODE-FAC-TAU-02, NODE-SETUP-08: where a Tau player may found the colony. Deep space if there is no such node. */
export function colonyNodes(known: Known): readonly NodeId[] {
  const nodes = known.map.nodes.map(({ id }) => id).filter((id) => isForTau(known, id));
  return nodes.length > 0 ? nodes : arrivals(known, 'tau');
}

/** NODE-FAC-TAU-03: what can be Tau beside a colony, by surface paths. Two of them are. */
export const besideColony = (known: Known, colony: NodeId): readonly NodeId[] =>
  isSurface(mapNode(known, colony))
    ? inMapOrder(
        known,
        pathsFrom(known, colony)
          .map(({ to }) => to)
          .filter((node) => isForTau(known, node)),
      )
    : [];

/** NODE-FAC-TAU-03: how many nodes beside a colony are Tau, if there are so many. */
export const COLONY_NEIGHBOURS = 2;

/** NODE-SETUP-01, NODE-FAC-TAU-03: where a player of the faction can begin: in one of these nodes. */
export const beginning = (known: Known, faction: Faction | null, nodes: readonly NodeId[]): Beginning => ({
  choices: nodes.length === 0 ? [] : [nodes],
  beside: faction === 'tau' ? nodes.map((colony) => ({ colony, nodes: besideColony(known, colony) })) : [],
});

export function colonyFaults(known: Known, colony: NodeId, beside: readonly NodeId[]): readonly Rejection[] {
  if (!colonyNodes(known).includes(colony)) {
    const isOthers = isSurface(mapNode(known, colony)) && !isCity(known, colony);
    return [fault(isOthers ? 'node-taken' : 'node-type', 'NODE-FAC-TAU-02', 0)];
  }
  if (beside.length > COLONY_NEIGHBOURS) return [fault('too-many-nodes', 'NODE-FAC-TAU-03', 1 + COLONY_NEIGHBOURS)];
  const place = beside.findIndex((node) => !besideColony(known, colony).includes(node));
  const wrong = beside[place];
  if (wrong === undefined) return ALL_WELL;
  if (!areJoined(known, colony, wrong)) return [fault('not-adjacent', 'NODE-FAC-TAU-03', place + 1)];
  const isOthers = isSurface(mapNode(known, wrong)) && !isCity(known, wrong);
  return [fault(isOthers ? 'node-taken' : 'node-type', 'NODE-FAC-TAU-03', place + 1)];
}
