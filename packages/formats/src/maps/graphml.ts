import type { Result } from '@sealed-orders/rules/kernel';
import { type Element, readElements } from '../reading/elements.ts';
import { type GraphEdge, type GraphFile, type GraphNode, graphMap } from './graph-file.ts';
import { plainName } from './graph-words.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';

/** A tag without the prefix of its namespace. */
const localOf = ({ tag }: Element): string => tag.slice(tag.lastIndexOf(':') + 1);
const all = ({ children }: Element, tag: string): readonly Element[] =>
  children.filter((child) => localOf(child) === tag);

/** GraphML: one graph of nodes and edges, whose data go by the names of their keys. Nothing that it refers to is opened. */
export function fromGraphMl(text: string): Result<MapFile, MapProblem> {
  const read = readElements(text);
  if (!read.ok) {
    const { problem } = read;
    return refused(problem.code === 'xml-broken' ? problem : { code: 'xml-refused' });
  }
  const root = read.value;
  const [graph, ...others] = all(root, 'graph');
  if (localOf(root) !== 'graphml') return refused({ code: 'not-graphml', root: root.tag.slice(0, 40) });
  if (graph === undefined) return refused({ code: 'no-nodes' });
  if (others.length > 0) return refused({ code: 'several-graphs' });
  const isNested = all(graph, 'node').some((node) => all(node, 'graph').length > 0);
  if (isNested || all(graph, 'hyperedge').length > 0) return refused({ code: 'nested-graph' });
  return graphMap(graphIn(root, graph));
}

/** The names of a document's keys, by their ids, with the defaults that some have. */
type Keys = ReadonlyMap<string, { readonly name: string; readonly holder: string; readonly fallback: string | null }>;

function graphIn(root: Element, graph: Element): GraphFile {
  const keys: Keys = new Map(
    all(root, 'key').map((key) => {
      const { id = '', for: holder = 'all', 'attr.name': name = id } = key.attributes;
      return [id, { name: plainName(name), holder, fallback: all(key, 'default')[0]?.text ?? null }];
    }),
  );
  const about = attributesIn(graph, 'graph', keys);
  return {
    name: about.get('name') ?? about.get('label') ?? null,
    nodes: all(graph, 'node').map((node): GraphNode => {
      return { id: node.attributes.id ?? '', attributes: attributesIn(node, 'node', keys) };
    }),
    edges: all(graph, 'edge').map((edge): GraphEdge => {
      const { source = '', target = '' } = edge.attributes;
      return { ends: [source, target], attributes: attributesIn(edge, 'edge', keys) };
    }),
    isOurs: about.has('sealedordersmap'),
  };
}

function attributesIn(element: Element, holder: string, keys: Keys): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const key of keys.values())
    if (key.fallback !== null && (key.holder === holder || key.holder === 'all')) found.set(key.name, key.fallback);
  for (const data of all(element, 'data')) {
    const key = keys.get(data.attributes.key ?? '');
    for (const [name, value] of drawn(data)) found.set(name, value);
    if (key !== undefined && data.text.trim() !== '') found.set(key.name, data.text);
  }
  return found;
}

/** What the yEd editor writes about a node: its label and where it is. Elements in elements, a few levels deep. */
function drawn(data: Element): readonly (readonly [string, string])[] {
  return data.children.flatMap((child): readonly (readonly [string, string])[] => {
    const { x, y } = child.attributes;
    if (localOf(child) === 'NodeLabel') return [['name', child.text]];
    if (localOf(child) === 'Geometry' && x !== undefined && y !== undefined)
      return [
        ['x', x],
        ['y', y],
      ];
    return drawn(child);
  });
}
