import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { type GraphEdge, type GraphFile, type GraphNode, graphMap } from './graph-file.ts';
import { plainName } from './graph-words.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';

const record = z.record(z.string(), z.unknown());
const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const list = z.array(z.unknown());
const ours = z.looseObject({ planets: list, nodes: list, paths: list });

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
  return graph === null ? refused({ code: 'unknown-form' }) : graphMap(graph);
}

function graphIn(json: unknown): GraphFile | null {
  const top = record.safeParse(json);
  if (!top.success) return null;
  const members = record.safeParse(top.data.elements).data ?? top.data;
  const nodes = list.safeParse(members.nodes);
  const edges = list.safeParse(EDGES.map((name) => members[name]).find((given) => given !== undefined) ?? []);
  if (!nodes.success || !edges.success) return null;
  const read = nodes.data.map(nodeIn);
  const given = edges.data.map((edge) => edgeIn(edge, read));
  const isWhole = given.every((edge) => edge !== null);
  const about = new Map([...attributesIn(top.data), ...attributesIn(top.data.graph)]);
  const name = about.get('name') ?? about.get('label') ?? null;
  return isWhole ? { name, nodes: read, edges: given, isOurs: about.has('sealedordersmap') } : null;
}

/** Words and numbers by their plain names. Lists of numbers, such as a place, become one text. */
function attributesIn(given: unknown): ReadonlyMap<string, string> {
  const members = record.safeParse(given);
  const found = new Map<string, string>();
  if (!members.success) return found;
  for (const [name, value] of Object.entries(members.data)) {
    const text = word.safeParse(value);
    const numbers = z.array(z.number()).max(3).safeParse(value);
    const key = plainName(name);
    if (text.success) found.set(key, text.data);
    else if (numbers.success) found.set(key, numbers.data.join(' '));
  }
  return found;
}

/** A node is its id, or an object with one; without an id it has the number of its place in the list. */
function nodeIn(given: unknown, index: number): GraphNode {
  const alone = word.safeParse(given);
  if (alone.success) return { id: alone.data, attributes: new Map() };
  const members = record.safeParse(given).data ?? {};
  const inner = NESTED.flatMap((name) => [...attributesIn(members[name])]);
  const attributes = new Map([...inner, ...attributesIn(members)]);
  return { id: attributes.get('id') ?? attributes.get('key') ?? String(index), attributes };
}

/** A path is a pair of ids, or an object with both. Null: neither. */
function edgeIn(given: unknown, nodes: readonly GraphNode[]): GraphEdge | null {
  const pair = z.tuple([word, word]).rest(z.unknown()).safeParse(given);
  const members = record.safeParse(given).data ?? {};
  const inner = NESTED.flatMap((name) => [...attributesIn(members[name])]);
  const attributes = new Map([...inner, ...attributesIn(members)]);
  const end = (names: readonly string[]) => names.map((name) => attributes.get(name)).find((one) => one !== undefined);
  const ends = z.tuple([word, word]).safeParse(members.ends ?? [end(FROM), end(TO)]);
  const [a, b] = pair.data ?? ends.data ?? [];
  return a === undefined || b === undefined ? null : { ends: [idIn(nodes, a), idIn(nodes, b)], attributes };
}

/** Some programs write the place of a node in the list instead of its id. */
function idIn(nodes: readonly GraphNode[], end: string): string {
  if (nodes.some(({ id }) => id === end) || !/^\d{1,6}$/.test(end)) return end;
  return nodes[Number(end)]?.id ?? end;
}
