import type { Result } from '@sealed-orders/rules/kernel';
import { type GraphEdge, type GraphNode, graphMap } from './graph-file.ts';
import { type Attributes, placeOf, plainName } from './graph-words.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';

/** Space, comments and lines of the preprocessor; then a sign, a quoted word or a bare one. */
const SKIPPED = /(?:\s|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|^#[^\n]*)*/my;
const TOKEN = /->|--|[{}[\];,=]|"(?:[^"\\]|\\[^])*"|-?(?:\.\d{1,20}|\d{1,20}(?:\.\d{0,20})?)|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/y;

interface Token {
  /** `word` for names and values, otherwise the sign itself. */
  readonly kind: string;
  readonly text: string;
  readonly at: number;
}

/** Whether a text can be a graph in the DOT language. */
export const isDot = (text: string): boolean => /^(?:\s|\/\/.*|\/\*[^]*?\*\/|#.*)*(?:strict|graph|digraph)\b/i.test(text);

/**
 * A graph in the DOT language of Graphviz: statements of nodes, edges and attributes. Subgraphs, ports and labels in
 * HTML are refused. Its places count upwards.
 */
export function fromDot(text: string): Result<MapFile, MapProblem> {
  const tokens = tokensOf(text);
  const reader = { tokens, next: 0, nodes: new Map<string, Map<string, string>>(), edges: [] as GraphEdge[] };
  const about = graphOf(reader);
  if (about === null) {
    const at = tokens[reader.next]?.at ?? text.length;
    return refused({ code: 'dot-broken', line: text.slice(0, at).split('\n').length });
  }
  const nodes = [...reader.nodes].map(([id, attributes]): GraphNode => ({ id, attributes: upright(attributes) }));
  return graphMap({ name: about.get('name') ?? about.get('label') ?? null, nodes, edges: reader.edges, isOurs: false });
}

/** Ends with a token of no kind where the text is not DOT. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    SKIPPED.lastIndex = at;
    at += SKIPPED.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[0];
    if (found === undefined) return [...tokens, { kind: '', text: '', at }];
    const isSign = /^(?:->|--|[{}[\];,=])$/.test(found);
    const word = found.startsWith('"') ? found.slice(1, -1).replace(/\\([^])/g, (_, sign) => (/[nlr]/.test(sign) ? ' ' : sign)) : found;
    tokens.push({ kind: isSign ? found : 'word', text: word, at });
    at += found.length;
  }
  return tokens;
}

interface Reader {
  readonly tokens: readonly Token[];
  next: number;
  readonly nodes: Map<string, Map<string, string>>;
  readonly edges: GraphEdge[];
}

/** Takes the next token if it is of this kind; null: it is of another. */
function take(reader: Reader, kind: string): string | null {
  const token = reader.tokens[reader.next];
  if (token?.kind !== kind) return null;
  reader.next++;
  return token.text;
}

/** The attributes of the graph; null: it is not one, from the next token on. */
function graphOf(reader: Reader): Attributes | null {
  const words: string[] = [];
  for (let word = take(reader, 'word'); word !== null; word = take(reader, 'word')) words.push(word);
  if (words[0]?.toLowerCase() === 'strict') words.shift();
  if (words.length > 2 || take(reader, '{') === null) return null;
  const usual = { graph: new Map<string, string>(), node: new Map<string, string>(), edge: new Map<string, string>() };
  if (words[1] !== undefined) usual.graph.set('name', words[1]);
  while (take(reader, '}') === null) if (take(reader, ';') === null && !statement(reader, usual)) return null;
  return reader.next === reader.tokens.length ? usual.graph : null;
}

type Usual = Readonly<Record<'graph' | 'node' | 'edge', Map<string, string>>>;

function statement(reader: Reader, usual: Usual): boolean {
  const ids: string[] = [];
  do {
    const id = take(reader, 'word');
    if (id === null) return false;
    ids.push(id);
  } while (take(reader, '->') !== null || take(reader, '--') !== null);
  const [first = ''] = ids;
  const about = first.toLowerCase();
  if (about === 'subgraph') return false;
  if (ids.length === 1 && take(reader, '=') !== null) {
    const value = take(reader, 'word');
    if (value !== null) usual.graph.set(plainName(first), value);
    return value !== null;
  }
  const given = attributesIn(reader);
  if (given === null) return false;
  if (ids.length === 1 && (about === 'graph' || about === 'node' || about === 'edge')) {
    for (const [name, value] of given) usual[about].set(name, value);
    return true;
  }
  for (const id of ids) if (!reader.nodes.has(id)) reader.nodes.set(id, new Map(usual.node));
  if (ids.length === 1) for (const [name, value] of given) reader.nodes.get(first)?.set(name, value);
  const attributes = new Map([...usual.edge, ...given]);
  for (const [i, id] of ids.slice(1).entries()) reader.edges.push({ ends: [ids[i] ?? id, id], attributes });
  return true;
}

/** `[name=value, …]`, as many times as there are; null: broken. */
function attributesIn(reader: Reader): Attributes | null {
  const found = new Map<string, string>();
  while (take(reader, '[') !== null) {
    while (take(reader, ']') === null) {
      const name = take(reader, 'word');
      const value = name === null || take(reader, '=') === null ? null : take(reader, 'word');
      if (name === null || value === null) return null;
      found.set(plainName(name), value);
      if (take(reader, ',') === null) take(reader, ';');
    }
  }
  return found;
}

/** Graphviz counts places upwards, other programs downwards. */
function upright(attributes: Attributes): Attributes {
  const place = placeOf(attributes);
  return place === null ? attributes : new Map([...attributes, ['x', String(place.x)], ['y', String(-place.y)]]);
}
