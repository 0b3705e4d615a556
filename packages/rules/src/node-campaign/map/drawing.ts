import { isOpenSpace, isSurface, orbitOf, surfaceOf } from '../board/board.ts';
import { MOST_NODES, nodeId } from '../schemas/atoms.ts';
import { MOST_PATHS, MOST_PLANETS } from '../schemas/map.ts';
import type { MapNode, NodeId, NodeMap, NodeType } from '../types.ts';

/** NODE-MAP-12: changes to a map that is drawn by hand. Each returns the same map if it changes nothing. */
export type Place = NonNullable<MapNode['at']>;
export type Planet = NodeMap['planets'][number];
export type MapPath = NodeMap['paths'][number];

/** How much more fits on a map. */
export const roomOn = ({ nodes, paths, planets }: NodeMap) => ({
  nodes: MOST_NODES - nodes.length,
  paths: MOST_PATHS - paths.length,
  planets: MOST_PLANETS - planets.length,
});

/** The first of `O1`, `O2`, … that no node has. */
function freeId({ nodes }: NodeMap, letter: string): NodeId {
  const taken = new Set<string>(nodes.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number++;
  return nodeId.parse(`${letter}${number}`);
}

const SPACE_LETTERS = { 'deep-space': 'D', warp: 'W' } as const;

/** The letter that the ids of a place begin with: that of its planet, as on printed maps. */
function letterOf({ planets }: NodeMap, type: NodeType, planet: string | null): string {
  if (type === 'deep-space' || type === 'warp') return SPACE_LETTERS[type];
  const name = planets.find(({ id }) => id === planet)?.name ?? '';
  return (/[A-Za-z]/.exec(name)?.[0] ?? 'N').toUpperCase();
}

const bare = (id: NodeId, name: string): MapNode => ({
  id,
  name,
  type: 'surface',
  planet: null,
  vp: null,
  site: null,
  terrain: '',
  mission: null,
  note: '',
  at: null,
});

type NewNode = Pick<MapNode, 'type' | 'planet' | 'at'> & Partial<Pick<MapNode, 'name'>>;

/** With a node more, the last of its list, named after its id unless it has a name. Null: the map is full. */
export function nodeAdded(map: NodeMap, wanted: NewNode): { readonly map: NodeMap; readonly id: NodeId } | null {
  if (roomOn(map).nodes <= 0) return null;
  const id = freeId(map, letterOf(map, wanted.type, wanted.planet));
  return { map: { ...map, nodes: [...map.nodes, { ...bare(id, id), ...wanted }] }, id };
}

const withNode = (map: NodeMap, id: NodeId, change: (node: MapNode) => MapNode): NodeMap => {
  const before = map.nodes.find((node) => node.id === id);
  const after = before === undefined ? undefined : change(before);
  if (before === undefined || after === undefined || JSON.stringify(before) === JSON.stringify(after)) return map;
  return { ...map, nodes: map.nodes.map((node) => (node === before ? after : node)) };
};

export const nodeMoved = (map: NodeMap, id: NodeId, at: Place): NodeMap =>
  withNode(map, id, (node) => ({ ...node, at }));

/** A node with other particulars. What its kind cannot have is dropped: NODE-MAP-01, -10. */
export const nodeChanged = (map: NodeMap, id: NodeId, part: Partial<Omit<MapNode, 'id'>>): NodeMap =>
  withNode(map, id, (node) => fitting({ ...node, ...part }));

function fitting(node: MapNode): MapNode {
  const mayHaveSite = isSurface(node) && (node.site?.kind !== 'city' || node.type === 'city');
  return {
    ...node,
    planet: isOpenSpace(node) ? null : node.planet,
    site: mayHaveSite ? node.site : null,
    vp: isSurface(node) ? node.vp : null,
  };
}

/** Whether a node can have this id instead of its own. */
export const isIdFree = ({ nodes }: NodeMap, id: string): boolean =>
  nodeId.safeParse(id).success && !nodes.some((node) => node.id === id);

/** A node with another id, which its paths follow. The same map if the id is taken or not an id. */
export function nodeRenamed(map: NodeMap, id: NodeId, wanted: string): NodeMap {
  if (!isIdFree(map, wanted)) return map;
  const next = nodeId.parse(wanted);
  const renamed = (one: NodeId): NodeId => (one === id ? next : one);
  return {
    ...map,
    nodes: map.nodes.map((node) => ({ ...node, id: renamed(node.id) })),
    paths: map.paths.map(({ ends: [a, b], roll }) => ({ ends: [renamed(a), renamed(b)], roll })),
  };
}

/** A node one place further up or down the list, whose order decides wherever a rule takes the lowest. */
export function nodeShifted(map: NodeMap, id: NodeId, by: 1 | -1): NodeMap {
  const from = map.nodes.findIndex((node) => node.id === id);
  const [node, other] = [map.nodes[from], map.nodes[from + by]];
  if (node === undefined || other === undefined) return map;
  return { ...map, nodes: map.nodes.map((one) => (one === node ? other : one === other ? node : one)) };
}

/** A map with fewer nodes is none. */
const LEAST_NODES = 2;

/** A node goes with its paths. The same map if it has only two. */
export function nodeErased(map: NodeMap, id: NodeId): NodeMap {
  const nodes = map.nodes.filter((node) => node.id !== id);
  if (nodes.length === map.nodes.length || nodes.length < LEAST_NODES) return map;
  return { ...map, nodes, paths: map.paths.filter(({ ends }) => !ends.includes(id)) };
}

/** Which path joins two nodes; -1: none does. */
export const pathBetween = ({ paths }: NodeMap, a: NodeId, b: NodeId): number =>
  paths.findIndex(({ ends }) => ends.includes(a) && ends.includes(b) && a !== b);

/** NODE-MAP-05, -08: what a new path usually needs: 3+ between a planet and its orbit, and into the warp. */
export function usualRoll({ nodes }: NodeMap, a: NodeId, b: NodeId): MapPath['roll'] {
  const ends = nodes.filter(({ id }) => id === a || id === b);
  const isLanding = ends.some(({ type }) => type === 'orbit') && ends.some(isSurface);
  return isLanding || ends.some(({ type }) => type === 'warp') ? 3 : 0;
}

/** Two nodes joined by a path. The same map if they are already, or if there is no room. */
export const joined = (map: NodeMap, a: NodeId, b: NodeId, roll: MapPath['roll'] = 0): NodeMap =>
  a === b || pathBetween(map, a, b) >= 0 || roomOn(map).paths <= 0
    ? map
    : { ...map, paths: [...map.paths, { ends: [a, b], roll }] };

export const pathErased = (map: NodeMap, path: number): NodeMap =>
  map.paths[path] === undefined ? map : { ...map, paths: map.paths.filter((_, i) => i !== path) };

export const pathChanged = (map: NodeMap, path: number, roll: MapPath['roll']): NodeMap =>
  map.paths[path] === undefined || map.paths[path].roll === roll
    ? map
    : { ...map, paths: map.paths.map((one, i) => (i === path ? { ...one, roll } : one)) };

function planetId({ planets }: NodeMap, name: string): string {
  const stem =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '')
      .slice(0, 12) || 'planet';
  const taken = (id: string): boolean => planets.some((planet) => planet.id === id);
  let number = 1;
  while (taken(number === 1 ? stem : `${stem}-${number}`)) number++;
  return number === 1 ? stem : `${stem}-${number}`;
}

/** NODE-MAP-05: with a planet more, and its orbit. Null: the map is full. */
export function planetAdded(
  map: NodeMap,
  { name, orbit, at }: { readonly name: string; readonly orbit: string; readonly at: Place | null },
): { readonly map: NodeMap; readonly id: string } | null {
  if (roomOn(map).planets <= 0) return null;
  const id = planetId(map, name);
  const wider = { ...map, planets: [...map.planets, { id, name, isHabitable: true }] };
  const added = nodeAdded(wider, { type: 'orbit', planet: id, name: orbit, at });
  return added === null ? null : { map: added.map, id };
}

export function planetChanged(map: NodeMap, id: string, part: Partial<Omit<Planet, 'id'>>): NodeMap {
  return { ...map, planets: map.planets.map((planet) => (planet.id === id ? { ...planet, ...part } : planet)) };
}

/** A planet goes with all its nodes and their paths. */
export function planetErased(map: NodeMap, id: string): NodeMap {
  const nodes = map.nodes.filter(({ planet }) => planet === id);
  const left = nodes.reduce((before, node) => nodeErased(before, node.id), map);
  if (left.nodes.some(({ planet }) => planet === id)) return left;
  return { ...left, planets: left.planets.filter((planet) => planet.id !== id) };
}

/** NODE-MAP-05: every surface node of a planet joined to its orbit, on 3+ unless it is already. */
export function joinedToOrbit(map: NodeMap, planet: string): NodeMap {
  const orbit = orbitOf({ map }, planet);
  return orbit === null ? map : surfaceOf({ map }, planet).reduce((before, id) => joined(before, orbit, id, 3), map);
}

/** The names of what every star map has. */
export interface FirstNames {
  readonly map: string;
  readonly planet: string;
  readonly orbit: string;
  readonly space: string;
  readonly warp: string;
}

/** NODE-MAP-05, -07, -08: a map to draw on: a bare planet with its orbit, deep space and the warp. */
export function blankMap(names: FirstNames): NodeMap {
  const at = (x: number, y: number): Place => ({ x, y });
  const planet = planetId({ name: names.map, planets: [], nodes: [], paths: [] }, names.planet);
  const [orbit, space, warp] = [nodeId.parse('ORB-1'), nodeId.parse('D1'), nodeId.parse('W')];
  return {
    name: names.map,
    planets: [{ id: planet, name: names.planet, isHabitable: true }],
    nodes: [
      { ...bare(orbit, names.orbit), type: 'orbit', planet, at: at(4600, 4000) },
      { ...bare(space, names.space), type: 'deep-space', at: at(6800, 4000) },
      { ...bare(warp, names.warp), type: 'warp', at: at(6800, 8000) },
    ],
    paths: [
      { ends: [orbit, space], roll: 0 },
      { ends: [space, warp], roll: 3 },
    ],
  };
}
