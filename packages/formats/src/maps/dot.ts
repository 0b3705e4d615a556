import type { Result } from '@sealed-orders/rules/kernel';
import { type GraphEdge, type GraphNode, graphMap } from './graph-file.ts';
import { type Attributes, placeOf, plainName } from './graph-words.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';

/** Space, comments and lines of the preprocessor; a sign; a quoted word; a bare one; anything else, which is not DOT. */
const PARTS =
  /((?:\s|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|^#[^\n]*)+)|(->|--|[{}[\];,=])|"((?:[^"\\]|\\[\s\S])*)"|(-?(?:\.\d{1,20}|\d{1,20}(?:\.\d{0,20})?)|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)|[\s\S]/gm;

/** A sign, or a word; neither: not DOT. */
interface Token {
  readonly sign: string | undefined;
  readonly word: string | undefined;
  readonly at: number;
}

/**
 * A graph in the DOT language of Graphviz: statements of nodes, edges and attributes. Subgraphs, ports and labels in
 * HTML are refused. Its places count upwards.
 */
export function fromDot(text: string): Result<MapFile, MapProblem> {
  const tokens = tokensOf(text);
  const reader: Reader = { tokens, next: 0, nodes: new Map(), edges: [] };
  const about = graphOf(reader);
  if (about === null) {
    const at = tokens[reader.next]?.at ?? text.length;
    return refused({ code: 'dot-broken', line: text.slice(0, at).split('\n').length });
  }
  const nodes = [...reader.nodes].map(([id, attributes]): GraphNode => ({ id, attributes: upright(attributes) }));
  return graphMap({ name: about.get('name') ?? about.get('label') ?? null, nodes, edges: reader.edges, isOurs: false });
}

/** Up to the first sign that is not DOT. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 1: space, 2: sign, 3: quoted, 4: bare, index: at } of text.matchAll(PARTS)) {
    if (space !== undefined) continue;
    const word = quoted?.replace(/\\([\s\S])/g, (_, escaped) => (/[nlr]/.test(escaped) ? ' ' : escaped)) ?? bare;
    tokens.push({ sign, word, at });
    if (sign === undefined && word === undefined) break;
  }
  return tokens;
}

interface Reader {
  readonly tokens: readonly Token[];
  next: number;
  readonly nodes: Map<string, Map<string, string>>;
  readonly edges: GraphEdge[];
}

/** Takes the next token if it is this sign. */
function sign(reader: Reader, wanted: string): boolean {
  const isIt = reader.tokens[reader.next]?.sign === wanted;
  if (isIt) reader.next++;
  return isIt;
}

/** Takes the next token if it is a word. */
function word(reader: Reader): string | null {
  const found = reader.tokens[reader.next]?.word ?? null;
  if (found !== null) reader.next++;
  return found;
}

/** The attributes of the graph; null: it is not one, from the next token on. */
function graphOf(reader: Reader): Attributes | null {
  const words: string[] = [];
  for (let one = word(reader); one !== null; one = word(reader)) words.push(one);
  if (words[0]?.toLowerCase() === 'strict') words.shift();
  const [kind = '', name] = words;
  if (!/^(?:di)?graph$/i.test(kind) || words.length > 2 || !sign(reader, '{')) return null;
  const usual = { graph: new Map<string, string>(), node: new Map<string, string>(), edge: new Map<string, string>() };
  if (name !== undefined) usual.graph.set('name', name);
  while (!sign(reader, '}')) if (!sign(reader, ';') && !statement(reader, usual)) return null;
  return reader.next === reader.tokens.length ? usual.graph : null;
}

type Usual = Readonly<Record<'graph' | 'node' | 'edge', Map<string, string>>>;

function statement(reader: Reader, usual: Usual): boolean {
  const ids: string[] = [];
  do {
    const id = word(reader);
    if (id === null) return false;
    ids.push(id);
  } while (sign(reader, '->') || sign(reader, '--'));
  const [first = ''] = ids;
  const about = first.toLowerCase();
  if (about === 'subgraph') return false;
  if (ids.length === 1 && sign(reader, '=')) {
    const value = word(reader);
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
  while (sign(reader, '[')) {
    while (!sign(reader, ']')) {
      const name = word(reader);
      const value = sign(reader, '=') ? word(reader) : null;
      if (name === null || value === null) return null;
      found.set(plainName(name), value);
      if (!sign(reader, ',')) sign(reader, ';');
    }
  }
  return found;
}

/** Graphviz counts places upwards, other programs downwards. */
function upright(attributes: Attributes): Attributes {
  const place = placeOf(attributes);
  return place === null ? attributes : new Map([...attributes, ['x', String(place.x)], ['y', String(-place.y)]]);
}
