import type { SeatId } from '../../kernel/index.ts';
import { controllerOf, factionOf, forcesOf, isLocked, isOpenSpace, isQuiet, mapNode } from '../board/board.ts';
import { ARRIVALS, FACTION_TABLE } from '../data/factions.ts';
import type { Installation, Known, MapNode, NodeId, Owner } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

/** The installations that stand in a node. NODE-MAP-10. `owner`: of all but the sites of the map. */
export function installationsIn(
  known: Pick<Known, 'map' | 'nodes'>,
  node: NodeId,
): readonly { readonly kind: Installation; readonly owner: SeatId | null }[] {
  const { isSiteIntact, rok, portals, colony } = known.nodes[node] ?? {
    isSiteIntact: false,
    rok: null,
    portals: [],
    colony: null,
  };
  return [
    ...(isSiteIntact && mapNode(known, node).site !== null ? [{ kind: 'site', owner: null } as const] : []),
    ...(rok === null ? [] : [{ kind: 'rok', owner: rok } as const]),
    ...(colony === null ? [] : [{ kind: 'colony', owner: colony } as const]),
    ...portals.map((owner) => ({ kind: 'portal', owner }) as const),
  ];
}

/** NODE-MOVE-03, NODE-FAC-ORK-03: the Rok that defends a node against this owner; it defends only its own player's nodes. */
export function defendingRok(known: Pick<Known, 'nodes'>, node: NodeId, against: Owner): SeatId | null {
  const rok = known.nodes[node]?.rok ?? null;
  return rok !== null && rok !== against && controllerOf(known, node) === rok ? rok : null;
}

/** Reinforcement nodes of an owner that are legal now, in the order of the map. NODE-ORD-10, NODE-FAC-*. */
export function reinforcementNodes(known: Known, owner: Owner): readonly NodeId[] {
  const faction = factionOf(known, owner);
  if (faction === null) return [];
  const { arrivesIn } = FACTION_TABLE[faction];
  const arrival = ARRIVALS[faction];
  const common = known.map.nodes.filter(({ type }) => type === arrivesIn);
  const nodes = arrival === undefined ? common : OWN_ARRIVALS[arrival](known, owner, common);
  return nodes.filter((node) => isOpenSpace(node) || isQuiet(known, node.id, owner)).map(({ id }) => id);
}

type OwnArrival = (known: Known, owner: Owner, common: readonly MapNode[]) => readonly MapNode[];

const OWN_ARRIVALS: Readonly<Record<'cities' | 'hulk' | 'colony', OwnArrival>> = {
  /** NODE-FAC-IG-04: deep space only without a controlled city or spaceport, contested ones included. */
  cities: (known, owner, common) => {
    const held = known.map.nodes.filter(
      ({ id, type }) => (type === 'city' || type === 'spaceport') && controllerOf(known, id) === owner,
    );
    return held.length > 0 ? held : common;
  },
  /** NODE-FAC-ORK-04. */
  hulk: (known, owner, common) => {
    const hulk = forcesOf(known, owner).find(({ isHulk }) => isHulk);
    if (hulk === undefined) return common;
    return isLocked(known, hulk.id) ? [] : [mapNode(known, hulk.node)];
  },
  /** NODE-FAC-TAU-04. */
  colony: (known, owner, common) => {
    const colony = owner === GUARD ? null : (known.players[owner]?.colony ?? null);
    const isOpen = colony?.isKept === true && controllerOf(known, colony.node) === owner;
    return known.map.nodes.filter((node) => common.includes(node) || (isOpen && node.id === colony.node));
  },
};
