import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { type GraphEdge, type GraphFile, type GraphNode, graphMap, sizeProblem } from './graph-file.ts';
import { plainName } from './graph-words.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';

const list = z.array(z.unknown());
const ours = z.looseObject({ planets: list, nodes: list, paths: list });

type Members = Readonly<Record<string, unknown>>;
// Not by schemas: a file may hold tens of thousands of these.
const isMembers = (given: unknown): given is Members =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const membersOf = (given: unknown): Members => (isMembers(given) ? given : {});
const wordOf = (given: unknown): string | null =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? String(given) : null;

/** The members that hold paths, and each of their ends, as programs call them. */
const EDGES = ['edges', 'links', 'paths', 'relationships'];
const FROM = ['source', 'from', 'a', 'start', 'u'];
const TO = ['target', 'to', 'b', 'end', 'v'];
/** Members of a node whose own members are its attributes. */
const NESTED = ['attributes', 'data', 'properties', 'position'];

/**
 * A graph in JSON: `nodes` with ids, and `edges` or `links` between them, such as node-link data of networkx, a graph
 * of D3 or Cytoscape; or a star map as this site writes it, without its wrapping.
 */
export function fromGraphJson(json: unknown): Result<MapFile, MapProblem> {
  const own = ours.safeParse(json);
  if (own.success) {
    const name = z.string().min(1).max(60).safeParse(own.data.name);
    return { ok: true, value: { name: name.data ?? null, map: json, notes: [] } };
  }
  const graph = graphIn(json);
  return graph.ok ? graphMap(graph.value) : graph;
}

function graphIn(json: unknown): Result<GraphFile, MapProblem> {
  const top = membersOf(json);
  const members = isMembers(top.elements) ? top.elements : top;
  const { nodes } = members;
  const edges = EDGES.map((name) => members[name]).find((given) => given !== undefined) ?? [];
  if (!Array.isArray(nodes) || !Array.isArray(edges)) return refused({ code: 'unknown-form' });
  // Every path asks every node for its name.
  const problem = sizeProblem(nodes.length);
  if (problem !== null) return refused(problem);
  const read = nodes.map(nodeIn);
  const given = edges.map((edge) => edgeIn(edge, read));
  if (!given.every((edge) => edge !== null)) return refused({ code: 'unknown-form' });
  const about = new Map([...attributesIn(top), ...attributesIn(top.graph)]);
  const name = about.get('name') ?? about.get('label') ?? null;
  return { ok: true, value: { name, nodes: read, edges: given, isOurs: about.has('sealedordersmap') } };
}

/** Words and numbers by their plain names. Lists of numbers, such as a place, become one text. */
function attributesIn(given: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(membersOf(given))) {
    const isPlace = Array.isArray(value) && value.length <= 3 && value.every((part) => typeof part === 'number');
    const text = isPlace ? value.join(' ') : wordOf(value);
    if (text !== null) found.set(plainName(name), text);
  }
  return found;
}

/** The attributes of a node or path, wherever its program keeps them. */
const particularsIn = (members: Members): ReadonlyMap<string, string> =>
  new Map([...NESTED.flatMap((name) => [...attributesIn(members[name])]), ...attributesIn(members)]);

/** A node is its id, or an object with one; without an id it has the number of its place in the list. */
function nodeIn(given: unknown, index: number): GraphNode {
  const alone = wordOf(given);
  if (alone !== null) return { id: alone, attributes: new Map() };
  const attributes = particularsIn(membersOf(given));
  return { id: attributes.get('id') ?? attributes.get('key') ?? String(index), attributes };
}

/** A path is a pair of ids, or an object with both. Null: neither. */
function edgeIn(given: unknown, nodes: readonly GraphNode[]): GraphEdge | null {
  const members = membersOf(given);
  const attributes = particularsIn(members);
  const end = (names: readonly string[]) => names.map((name) => attributes.get(name)).find((one) => one !== undefined);
  const pair = [given, members.ends].find(Array.isArray)?.map(wordOf) ?? [end(FROM), end(TO)];
  const [a, b] = pair;
  return a && b ? { ends: [idIn(nodes, a), idIn(nodes, b)], attributes } : null;
}

/** Some programs write the place of a node in the list instead of its id. */
function idIn(nodes: readonly GraphNode[], end: string): string {
  if (nodes.some(({ id }) => id === end) || !/^\d{1,6}$/.test(end)) return end;
  return nodes[Number(end)]?.id ?? end;
}
