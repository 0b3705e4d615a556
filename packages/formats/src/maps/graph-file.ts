import type { Result } from '@sealed-orders/rules/kernel';
import type { NodeType } from '@sealed-orders/rules/node-campaign';
import { cleaned } from '../reading/words.ts';
import { completed, type FileNode, type FilePath, type FilePlanet } from './graph-whole.ts';
import {
  type Attributes,
  attribute,
  isYes,
  missionOf,
  nodeType,
  placeOf,
  plainName,
  rollOf,
  siteOf,
  vpOf,
} from './graph-words.ts';
import { type MapFile, type MapNote, type MapProblem, refused } from './map-file.ts';

/** A graph as a file gives it, whatever its format. */
export interface GraphFile {
  readonly name: string | null;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Written by this site: its places are those of the map. */
  readonly isOurs: boolean;
}

export interface GraphNode {
  readonly id: string;
  readonly attributes: Attributes;
}

export interface GraphEdge {
  readonly ends: readonly [string, string];
  readonly attributes: Attributes;
}

/** The largest graph that can be played on; checked before anything is made of it. */
export const MOST_GRAPH = { nodes: 120, paths: 600, planets: 20 } as const;

/** What a planet is called that its file does not name. */
const UNNAMED = 'Planet';

/**
 * A graph as a star map. Its attributes go by the names in {@link attribute}. A node without a kind becomes a surface
 * node, one without a planet is on the only planet, and the orbits, deep space and the warp are added if the file has
 * none. The rules judge the rest.
 */
export function graphMap(graph: GraphFile): Result<MapFile, MapProblem> {
  const name = shortName(graph.name ?? '', UNNAMED);
  const problem = sizeProblem(graph.nodes.length) ?? nodeProblem(graph) ?? edgeProblem(graph);
  if (problem !== null) return refused(problem);
  const ids = idsOf(graph.nodes);
  const planets = planetsOf(graph, name);
  if (planets.size > MOST_GRAPH.planets)
    return refused({ code: 'too-many-planets', found: planets.size, most: MOST_GRAPH.planets });
  const paths = pathsOf(graph, ids);
  if (paths.length > MOST_GRAPH.paths)
    return refused({ code: 'too-many-paths', found: paths.length, most: MOST_GRAPH.paths });
  const places = placesOf(graph);
  const nodes = graph.nodes.map((node, i) => nodeOf(node, { ids, planets, at: places[i] ?? null }));
  const whole = completed({ name, planets: [...planets.values()], nodes, paths });
  if (whole.map.nodes.length > MOST_GRAPH.nodes) return refused(tooMany(whole.map.nodes.length));
  const notes: MapNote[] = [
    ...(graph.nodes.every(({ attributes }) => attribute(attributes, 'type') === '') ? (['kinds-given'] as const) : []),
    ...(paths.length < graph.edges.length ? (['paths-merged'] as const) : []),
    ...whole.notes,
  ];
  const called = graph.name === null || cleaned(graph.name) === '' ? null : name;
  return { ok: true, value: { name: called, map: whole.map, notes } };
}

const tooMany = (found: number): MapProblem => ({ code: 'too-many-nodes', found, most: MOST_GRAPH.nodes });

const shortName = (words: string, otherwise: string): string => cleaned(words).slice(0, 60).trim() || otherwise;

/** Why no map can have as many nodes; null: one can. */
export function sizeProblem(nodes: number): MapProblem | null {
  if (nodes === 0) return { code: 'no-nodes' };
  return nodes > MOST_GRAPH.nodes ? tooMany(nodes) : null;
}

const told = (words: string): string => cleaned(words).slice(0, 40);

function nodeProblem({ nodes }: GraphFile): MapProblem | null {
  const seen = new Set<string>();
  for (const { id, attributes } of nodes) {
    if (seen.has(id)) return { code: 'node-twice', node: told(id) };
    seen.add(id);
    const type = attribute(attributes, 'type');
    if (type !== '' && nodeType(type) === null) return { code: 'unknown-kind', kind: told(type), node: told(id) };
  }
  return null;
}

function edgeProblem({ nodes, edges }: GraphFile): MapProblem | null {
  const ids = new Set(nodes.map(({ id }) => id));
  for (const { ends, attributes } of edges) {
    const lost = ends.find((id) => !ids.has(id));
    const [a, b] = [told(ends[0]), told(ends[1])];
    if (lost !== undefined) return { code: 'path-nowhere', a, b, node: told(lost) };
    if (ends[0] === ends[1]) return { code: 'path-to-itself', node: a };
    const roll = attribute(attributes, 'roll');
    if (rollOf(roll) === null) return { code: 'unknown-roll', roll: told(roll), a, b };
  }
  return null;
}

const ID = /^[A-Za-z][A-Za-z0-9-]{0,15}$/;
/** Names that every object of JavaScript has, and numbers: other programs number their nodes. */
const isUsable = (id: string): boolean => ID.test(id) && !(id in {});

/** The id on the map of each node in the file: its own if it can be one. */
function idsOf(nodes: readonly GraphNode[]): ReadonlyMap<string, string> {
  const taken = new Set(nodes.map(({ id }) => id).filter(isUsable));
  const ids = new Map<string, string>();
  let number = 1;
  for (const { id } of nodes) {
    if (isUsable(id)) {
      ids.set(id, id);
      continue;
    }
    while (taken.has(`N${number}`)) number++;
    taken.add(`N${number}`);
    ids.set(id, `N${number}`);
  }
  return ids;
}

const isInSpace = (type: NodeType): boolean => type === 'deep-space' || type === 'warp';
const typeOf = ({ attributes }: GraphNode): NodeType => nodeType(attribute(attributes, 'type')) ?? 'surface';

/** The planet that a node says it is on; null: it is in open space. */
const planetIn = (node: GraphNode): string | null =>
  isInSpace(typeOf(node)) ? null : attribute(node.attributes, 'planet');

/** The planets by what the file calls them, in its order. Empty: the one of nodes that name none. */
function planetsOf({ nodes }: GraphFile, name: string): ReadonlyMap<string, FilePlanet> {
  const planets = new Map<string, FilePlanet>();
  const ids = new Set<string>();
  for (const node of nodes) {
    const called = planetIn(node);
    if (called === null || planets.has(called)) continue;
    const planet = shortName(called, name);
    const stem = plainName(planet).slice(0, 12) || 'planet';
    let id = stem;
    for (let number = 2; ids.has(id); number++) id = `${stem}-${number}`;
    ids.add(id);
    const says = nodes
      .filter((one) => planetIn(one) === called)
      .map(({ attributes }) => attribute(attributes, 'habitable'))
      .find((words) => words !== '');
    planets.set(called, { id, name: planet, isHabitable: says === undefined ? true : isYes(says) });
  }
  return planets;
}

interface NodePlace {
  readonly ids: ReadonlyMap<string, string>;
  readonly planets: ReadonlyMap<string, FilePlanet>;
  readonly at: FileNode['at'];
}

function nodeOf(node: GraphNode, { ids, planets, at }: NodePlace): FileNode {
  const { id, attributes } = node;
  const type = typeOf(node);
  const isSurface = type === 'surface' || type === 'city' || type === 'spaceport';
  const planet = planetIn(node);
  const own = ids.get(id) ?? id;
  return {
    id: own,
    name: shortName(attribute(attributes, 'name') || id, own),
    type,
    planet: planet === null ? null : (planets.get(planet)?.id ?? null),
    vp: isSurface ? vpOf(attribute(attributes, 'vp')) : null,
    site: isSurface ? siteOf(attributes, type) : null,
    terrain: cleaned(attribute(attributes, 'terrain')).slice(0, 200),
    mission: missionOf(attribute(attributes, 'mission')),
    note: cleaned(attribute(attributes, 'note')).slice(0, 500),
    at,
  };
}

/** One path for each two nodes, however often and in whatever direction the file joins them. The first counts. */
function pathsOf({ edges }: GraphFile, ids: ReadonlyMap<string, string>): readonly FilePath[] {
  const paths = new Map<string, FilePath>();
  for (const { ends, attributes } of edges) {
    const [a, b] = [ids.get(ends[0]) ?? ends[0], ids.get(ends[1]) ?? ends[1]];
    const key = [a, b].sort().join(' ');
    if (!paths.has(key)) paths.set(key, { ends: [a, b], roll: rollOf(attribute(attributes, 'roll')) ?? 0 });
  }
  return [...paths.values()];
}

/** The picture, in the unit of its height: it is half as wide again as it is high. */
const ASPECT = 1.5;
const MARGIN = 600;
const WHOLE = 10_000;

/** Where nodes are drawn: as in the file, as large as fits. All null unless the file places every node. */
function placesOf({ nodes, isOurs }: GraphFile): readonly FileNode['at'][] {
  const places = nodes.flatMap(({ attributes }) => placeOf(attributes) ?? []);
  if (places.length < nodes.length) return nodes.map(() => null);
  const within = (part: number): number => Math.max(0, Math.min(WHOLE, Math.round(part)));
  if (isOurs) return places.map(({ x, y }) => ({ x: within(x), y: within(y) }));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - west, Math.max(...ys) - north];
  const room = WHOLE - 2 * MARGIN;
  const scale = room / Math.max(width / ASPECT, height, 1e-9);
  const [left, top] = [(WHOLE - (width * scale) / ASPECT) / 2, (WHOLE - height * scale) / 2];
  return places.map(({ x, y }) => ({
    x: within(left + ((x - west) * scale) / ASPECT),
    y: within(top + (y - north) * scale),
  }));
}
