import type { Result } from '@sealed-orders/rules/kernel';
import {
  type ClusterStatementASTNode,
  type EdgeTargetASTNode,
  type GraphASTNode,
  type LiteralASTNode,
  parse,
} from '@ts-graphviz/ast';
import { z } from 'zod';
import { type GraphEdge, type GraphNode, graphMap, MOST_GRAPH } from './graph-file.ts';
import { type Attributes, placeOf, plainName } from './graph-words.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';

/** Far beyond the largest star map. */
const MOST_PARTS = 100_000;

/** A graph in the DOT language of Graphviz, whose places count upwards. Ports and the frames of subgraphs are ignored. */
export function fromDot(text: string): Result<MapFile, MapProblem> {
  const parsed = graphIn(text);
  if (!parsed.ok) return parsed;
  const { id, children } = parsed.value;
  const found: Found = { nodes: new Map(), edges: [] };
  const { graph } = readInto(found, children, { graph: new Map(), node: new Map(), edge: new Map() });
  const nodes = [...found.nodes].map(
    ([node, attributes]): GraphNode => ({ id: node, attributes: upright(attributes) }),
  );
  const name = id?.value ?? graph.get('name') ?? graph.get('label') ?? null;
  return graphMap({ name, nodes, edges: found.edges, isOurs: false });
}

function graphIn(text: string): Result<GraphASTNode, MapProblem> {
  try {
    const { children } = parse(text, { startRule: 'Dot', maxASTNodes: MOST_PARTS });
    const graph = children.find(({ type }) => type === 'Graph');
    return graph?.type === 'Graph' ? { ok: true, value: graph } : refused({ code: 'unknown-form' });
  } catch (error) {
    if (tooMuch.safeParse(error).success) return refused({ code: 'too-large' });
    return refused({ code: 'dot-broken', line: brokenLine.parse(error) });
  }
}

/** The parser found no error but more than it reads: too many parts, too long a chain of them, or groups nested too deeply. */
const tooMuch = z.object({ cause: z.object({ name: z.enum(['ASTNodeCountExceededError', 'RangeError']) }) });

/** Where the parser stopped; 1 if it says nothing about it. */
const brokenLine = z
  .object({ cause: z.object({ location: z.object({ start: z.object({ line: z.int() }) }) }) })
  .transform(({ cause }) => cause.location.start.line)
  .catch(1);

interface Found {
  readonly nodes: Map<string, Map<string, string>>;
  readonly edges: GraphEdge[];
}

/** What statements leave to defaults, from the place on at which these are set. */
type Usual = Readonly<Record<'graph' | 'node' | 'edge', Map<string, string>>>;

/** Reads statements in their order. Returns the defaults after the last one. */
function readInto(found: Found, statements: readonly ClusterStatementASTNode[], usual: Usual): Usual {
  for (const statement of statements) {
    switch (statement.type) {
      case 'Attribute':
        usual.graph.set(plainName(statement.key.value), plainText(statement.value));
        break;
      case 'AttributeList':
        for (const [name, value] of given(statement.children)) usual[USUAL[statement.kind]].set(name, value);
        break;
      case 'Node':
        for (const [name, value] of given(statement.children))
          nodeIn(found, statement.id.value, usual).set(name, value);
        nodeIn(found, statement.id.value, usual);
        break;
      case 'Edge':
        readEdge(found, statement.targets, new Map([...usual.edge, ...given(statement.children)]), usual);
        break;
      case 'Subgraph':
        readInto(found, statement.children, { graph: new Map(), node: new Map(usual.node), edge: new Map(usual.edge) });
        break;
      case 'Comment':
    }
  }
  return usual;
}

const USUAL = { Graph: 'graph', Node: 'node', Edge: 'edge' } as const;

/** Joins each target to the next; a group with all of its nodes, but no further than a map can have paths. */
function readEdge(found: Found, targets: readonly EdgeTargetASTNode[], attributes: Attributes, usual: Usual): void {
  const ids = targets.map((one) => (one.type === 'NodeRef' ? [one] : one.children).map(({ id }) => id.value));
  for (const id of ids.flat()) nodeIn(found, id, usual);
  for (const [i, group] of ids.slice(1).entries()) {
    for (const from of ids[i] ?? []) {
      if (found.edges.length > MOST_GRAPH.paths) return;
      found.edges.push(...group.map((to): GraphEdge => ({ ends: [from, to], attributes })));
    }
  }
}

function nodeIn({ nodes }: Found, id: string, { node }: Usual): Map<string, string> {
  const known = nodes.get(id) ?? new Map(node);
  nodes.set(id, known);
  return known;
}

type Written = Extract<ClusterStatementASTNode, { readonly type: 'Attribute' | 'Comment' }>;

const given = (written: readonly Written[]): Attributes =>
  new Map(
    written.flatMap((one) =>
      one.type === 'Attribute' ? [[plainName(one.key.value), plainText(one.value)] as const] : [],
    ),
  );

/** Line breaks, whatever side they align, and the tags of HTML as spaces. */
const plainText = ({ value, quoted }: LiteralASTNode): string =>
  quoted === 'html'
    ? value.replace(/<[^<>]*>/g, ' ')
    : value.replace(/\\([\s\S])/g, (_, sign) => (/[nlr]/.test(sign) ? ' ' : sign));

/** Graphviz counts places upwards, other programs downwards. */
function upright(attributes: Attributes): Attributes {
  const place = placeOf(attributes);
  return place === null ? attributes : new Map([...attributes, ['x', String(place.x)], ['y', String(-place.y)]]);
}
