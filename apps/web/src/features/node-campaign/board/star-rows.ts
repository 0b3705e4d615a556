import type { ReachedNode } from '@sealed-orders/map/graph';
import {
  countedValue,
  type Force,
  fighting,
  forcesIn,
  GUARD,
  isOpenSpace,
  type MapNode,
  type NodeId,
  type Owner,
  type PrintedPath,
  printedPaths,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { ownerTitle, type Words } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import { kindOf, stackedIn } from './speech.ts';

/** A way out of a node: where to, and the number to be rolled; 0: none. */
export interface RowPath {
  readonly to: NodeId;
  readonly needed: number;
}

/** A node in the list. */
export interface StarRow {
  readonly node: MapNode;
  readonly kind: string;
  readonly owner: Owner | null;
  /** Nobody can control it. */
  readonly isOpen: boolean;
  /** What it counts a week as things are; null in space. */
  readonly week: number | null;
  readonly isContested: boolean;
  /** Without those that wait in its stack. */
  readonly forces: readonly Force[];
  /** How many these are, if the map shows them as one counter. */
  readonly stacked: number | null;
  readonly waiting: number;
  readonly paths: readonly RowPath[];
  /** What the order that is being composed would cost and need here; null: it does not lead here. */
  readonly reached: ReachedNode | null;
}

export interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly says: string | null;
  /** The player whose nodes these are. */
  readonly owner: Owner | null;
  readonly rows: readonly StarRow[];
}

export const ARRANGEMENTS = ['planet', 'owner', 'reach'] as const;
export type Arranged = (typeof ARRANGEMENTS)[number];

export interface Listing {
  readonly view: View;
  readonly words: Words;
  /** Where the order that is being composed may lead, and what it is. */
  readonly reach: readonly ReachedNode[];
  readonly order: string;
  readonly by: Arranged;
  /** What names must contain; empty: anything. */
  readonly query: string;
}

/** The nodes of the map in groups. Groups without nodes are left out. */
export function groupsOf(listing: Listing): readonly RowGroup[] {
  const { view, by } = listing;
  const paths = printedPaths(view.map, view.settings);
  const groups = ARRANGED[by](listing, paths);
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isFound(row, listing)) }))
    .filter(({ rows }) => rows.length > 0);
}

type Paths = readonly PrintedPath[];

const ARRANGED: Readonly<Record<Arranged, (listing: Listing, paths: Paths) => readonly RowGroup[]>> = {
  planet: (listing, paths) => {
    const { planets, nodes } = listing.view.map;
    const worlds = planets.map((planet): RowGroup => {
      const own = nodes.filter((node) => node.planet === planet.id && node.type !== 'orbit');
      const descent = descentOf(own, paths, orbitsIn(listing.view));
      const says = listText.planet(planet.isHabitable, own.length);
      return {
        ...{ id: `planet ${planet.id}`, title: planet.name, owner: null },
        says: descent === null ? says : `${says}. ${descent}`,
        rows: own.map((node) => rowOf(listing, node, paths, descent !== null)),
      };
    });
    const inSpace = nodes.filter((node) => node.type === 'orbit' || isOpenSpace(node));
    const rows = inSpace.map((node) => rowOf(listing, node, paths, false));
    return [...worlds, { id: 'space', title: listText.space, says: listText.spaceSays, owner: null, rows }];
  },
  owner: (listing, paths) => {
    const { view, words } = listing;
    const rows = view.map.nodes.map((node) => rowOf(listing, node, paths, false));
    const owners: readonly Owner[] = [...view.seats, GUARD];
    return [
      ...owners.map((owner): RowGroup => {
        const own = rows.filter((row) => row.owner === owner);
        return { id: owner, title: ownerTitle(owner, words), says: null, owner, rows: own };
      }),
      ...[false, true].map((isOpen): RowGroup => {
        const free = rows.filter((row) => row.owner === null && row.isOpen === isOpen);
        const title = isOpen ? listText.noController : listText.nobody;
        return { id: isOpen ? 'open' : 'nobody', title, says: null, owner: null, rows: free };
      }),
    ];
  },
  reach: (listing, paths) => {
    const { view, reach, order } = listing;
    const reached = view.map.nodes.filter(({ id }) => reach.some(({ node }) => node === id));
    const rows = reached.map((node) => rowOf(listing, node, paths, false));
    return [{ id: 'reach', title: order, says: mapText.inReach(rows.length), owner: null, rows }];
  },
};

const orbitsIn = ({ map }: Pick<View, 'map'>): ReadonlySet<NodeId> =>
  new Set(map.nodes.flatMap(({ id, type }) => (type === 'orbit' ? [id] : [])));

/** How all nodes of a surface are joined to the orbit, in words; null if they differ. */
function descentOf(surface: readonly MapNode[], paths: Paths, orbits: ReadonlySet<NodeId>): string | null {
  const ways = surface.map((node) => {
    const up = paths.find(({ ends: [a, b] }) => (a === node.id && orbits.has(b)) || (b === node.id && orbits.has(a)));
    return { node, roll: up?.roll };
  });
  const rolls = new Set(ways.flatMap(({ roll }) => (roll === 0 ? [] : [roll])));
  const [needed = 0] = rolls;
  if (rolls.size > 1 || rolls.has(undefined)) return null;
  const ports = ways.filter(({ roll }) => roll === 0).map(({ node }) => node.name);
  return listText.toOrbit(needed, ports);
}

/** @param isHeaded whether the heading of its group says how it is joined to the orbit */
function rowOf({ view, reach }: Listing, node: MapNode, paths: Paths, isHeaded: boolean): StarRow {
  const battle = Object.values(view.battles).find((one) => one.node === node.id);
  const queued = battle?.stack.slice(fighting(battle).length).flatMap(({ forces }) => forces) ?? [];
  const isOpen = isOpenSpace(node);
  return {
    node,
    kind: kindOf(view, node),
    owner: view.nodes[node.id]?.controller ?? null,
    isOpen,
    week: isOpen || node.type === 'orbit' ? null : countedValue(view, node.id),
    isContested: battle !== undefined,
    forces: forcesIn(view, node.id).filter(({ id }) => !queued.includes(id)),
    stacked: stackedIn(view, node.id),
    waiting: queued.length,
    paths: pathsOf(view, node, paths, isHeaded),
    reached: reach.find((one) => one.node === node.id) ?? null,
  };
}

/** The paths of a node, without those that a heading or the rows of a planet tell. */
function pathsOf(view: View, { id, type }: MapNode, paths: Paths, isHeaded: boolean): readonly RowPath[] {
  const orbits = orbitsIn(view);
  const surface = new Set(
    view.map.nodes.filter((one) => one.planet !== null && !orbits.has(one.id)).map((one) => one.id),
  );
  return paths.flatMap(({ ends: [a, b], roll }): RowPath[] => {
    if (a !== id && b !== id) return [];
    const to = a === id ? b : a;
    const isTold = (type === 'orbit' && surface.has(to)) || (isHeaded && orbits.has(to));
    return isTold ? [] : [{ to, needed: roll }];
  });
}

function isFound({ node, owner, forces }: StarRow, { words, query }: Listing): boolean {
  const names = [node.name, ...(owner === null ? [] : [words.seat(owner).text]), ...forces.map(({ name }) => name)];
  return names.some((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
}
