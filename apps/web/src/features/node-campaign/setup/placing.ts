import {
  type Beginning,
  COLONY_NEIGHBOURS,
  type Faction,
  type NodeId,
  type Option,
  type Order,
} from '@sealed-orders/rules/node-campaign';

/** What a player has chosen so far: a node of each list, and nodes beside a colony. */
export interface Chosen {
  readonly nodes: readonly (NodeId | null)[];
  readonly beside: readonly NodeId[];
}

/** Before anything is chosen: lists without a choice are filled in. */
export function nothingChosen(beginning: Beginning): Chosen {
  const { choices } = beginning;
  const nothing: Chosen = { nodes: choices.map(() => null), beside: [] };
  return choices.reduce<Chosen>((chosen, [only, ...others], list) => {
    return only !== undefined && others.length === 0 ? withNode(beginning, chosen, list, only) : chosen;
  }, nothing);
}

/** What the player has chosen before, as far as it can still be had. */
export function chosenBefore(beginning: Beginning, nodes: readonly NodeId[]): Chosen {
  const start = nothingChosen(beginning);
  return nodes.reduce<Chosen>((chosen, node) => touched(beginning, chosen, node) ?? chosen, start);
}

/** The nodes that can be taken beside the chosen colony; null: it is no colony, or none is chosen. */
export function besideChosen({ beside }: Beginning, { nodes }: Chosen): readonly NodeId[] | null {
  const around = beside.find(({ colony }) => nodes.includes(colony));
  return around === undefined || around.nodes.length === 0 ? null : around.nodes;
}

/** How many of them are to be chosen. */
export const besideCount = (among: readonly NodeId[] | null): number => Math.min(among?.length ?? 0, COLONY_NEIGHBOURS);

/** With a node of one list chosen. Beside a colony all are taken if there are no more than that. */
export function withNode(beginning: Beginning, chosen: Chosen, list: number, node: NodeId): Chosen {
  const nodes = chosen.nodes.map((one, i) => (i === list ? node : one));
  const among = besideChosen(beginning, { nodes, beside: [] }) ?? [];
  const kept = chosen.beside.filter((one) => among.includes(one));
  return { nodes, beside: among.length <= COLONY_NEIGHBOURS ? among : kept };
}

/** With a node beside the colony added, or removed. One too many takes the place of the first. */
export function withBeside(chosen: Chosen, node: NodeId): Chosen {
  if (chosen.beside.includes(node)) return { ...chosen, beside: chosen.beside.filter((one) => one !== node) };
  return { ...chosen, beside: [...chosen.beside, node].slice(-COLONY_NEIGHBOURS) };
}

/** After a node was touched on the map; null: it cannot be chosen. */
export function touched(beginning: Beginning, chosen: Chosen, node: NodeId): Chosen | null {
  if (besideChosen(beginning, chosen)?.includes(node) === true) {
    return chosen.beside.includes(node) ? null : withBeside(chosen, node);
  }
  const list = beginning.choices.findIndex((nodes) => nodes.includes(node));
  return list < 0 ? null : withNode(beginning, chosen, list, node);
}

/** All nodes of the choice, the colony before what is beside it; null: something is missing. */
export function completeNodes(beginning: Beginning, chosen: Chosen): NodeId[] | null {
  const nodes = chosen.nodes.filter((node) => node !== null);
  const isComplete =
    nodes.length === beginning.choices.length && chosen.beside.length === besideCount(besideChosen(beginning, chosen));
  return isComplete ? [...nodes, ...chosen.beside] : null;
}

/** The order with which a player chooses where to begin; null: something is missing. */
export function placeOrder(beginning: Beginning, chosen: Chosen): Order | null {
  const nodes = completeNodes(beginning, chosen);
  return nodes === null ? null : { type: 'place', nodes };
}

/** The order with which a late player joins; null: something is missing. */
export function joinOrder(faction: Faction, army: string, beginning: Beginning, chosen: Chosen): Order | null {
  const nodes = completeNodes(beginning, chosen);
  return nodes === null ? null : { type: 'join', faction, army, nodes };
}

/** The nodes that a player can choose to begin in now, for the map to ring; without those of a late player's factions. */
export const placesOpen = (options: readonly Option[]): readonly NodeId[] =>
  options.flatMap((option) => (option.type === 'place' ? option.choices.flat() : []));

/** Whether the reader is asked where to start, or may join the war. */
export const isAskedToPlace = (options: readonly Option[]): boolean =>
  options.some(({ type }) => type === 'place' || type === 'join');
