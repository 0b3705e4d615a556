import { z } from 'zod';
import { cleaned } from '../reading/words.ts';
import type { WrittenMap } from './map-file.ts';

const place = z.object({ x: z.int(), y: z.int() }).nullable().default(null);

/** A star map as far as other programs support it, already read by its own game. */
export const graphSchema = z.object({
  name: z.string(),
  planets: z.array(z.object({ id: z.string(), name: z.string(), isHabitable: z.boolean() })),
  nodes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      planet: z.string().nullable().default(null),
      vp: z.int().nullable().default(null),
      site: z.object({ kind: z.string(), name: z.string() }).nullable().default(null),
      terrain: z.string().default(''),
      mission: z.string().nullable().default(null),
      note: z.string().default(''),
      at: place,
    }),
  ),
  paths: z.array(z.object({ ends: z.tuple([z.string(), z.string()]), roll: z.int().default(0) })),
});
type Graph = z.infer<typeof graphSchema>;

/** Says that places are in hundredths of the picture's width and height, as on the map. */
const MARK = 'sealed-orders-map';

type Value = string | number | boolean;
type Particulars = readonly (readonly [string, Value])[];

/** What is known of each node, by the names that are read again. Nothing is written of what is not there. */
function particularsOf({ planets }: Graph, node: Graph['nodes'][number]): Particulars {
  const planet = planets.find(({ id }) => id === node.planet);
  const isAlone = planets.filter(({ name }) => name === planet?.name).length === 1;
  const all: readonly (readonly [string, Value | null | undefined])[] = [
    ['name', node.name],
    ['type', node.type],
    ['planet', isAlone ? planet?.name : planet?.id],
    ['habitable', planet?.isHabitable],
    ['vp', node.vp],
    ['site', node.site?.name],
    ['site kind', node.site?.kind],
    ['terrain', node.terrain],
    ['mission', node.mission],
    ['note', node.note],
    ['x', node.at?.x],
    ['y', node.at?.y],
  ];
  return all.flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [[name, value]]));
}

/** Node-link data, as networkx and D3 read it. */
export function nodeLinkOf(graph: Graph): WrittenMap {
  const written = {
    directed: false,
    multigraph: false,
    graph: { name: graph.name, [MARK]: 1 },
    nodes: graph.nodes.map((node) => ({ id: node.id, ...Object.fromEntries(particularsOf(graph, node)) })),
    links: graph.paths.map(({ ends: [source, target], roll }) => ({ source, target, roll })),
  };
  return { text: `${JSON.stringify(written, null, 1)}\n`, lost: [] };
}

const escaped = (text: Value): string =>
  cleaned(String(text)).replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? '&quot;');

const KEYS = [
  ...['name', 'type', 'planet', 'site', 'site kind', 'terrain', 'mission', 'note'].map((name) => [name, 'string']),
  ...['vp', 'x', 'y'].map((name) => [name, 'int']),
  ['habitable', 'boolean'],
] as const;

/** GraphML, with a key for everything that is known of a node. */
export function graphMlOf(graph: Graph): WrittenMap {
  const data = (key: string, value: Value): string => `<data key="${escaped(key)}">${escaped(value)}</data>`;
  const keyOf = (id: string, name: string, holder: string, type: string): string =>
    `  <key id="${id}" for="${holder}" attr.name="${name}" attr.type="${type}"/>`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...KEYS.map(([name = '', type = '']) => keyOf(name, name, 'node', type)),
    keyOf('roll', 'roll', 'edge', 'int'),
    keyOf('map', 'name', 'graph', 'string'),
    keyOf(MARK, MARK, 'graph', 'int'),
    '  <graph id="map" edgedefault="undirected">',
    `    ${data('map', graph.name)}${data(MARK, 1)}`,
    ...graph.nodes.map((node) => {
      const particulars = particularsOf(graph, node).map(([name, value]) => data(name, value));
      return `    <node id="${escaped(node.id)}">${particulars.join('')}</node>`;
    }),
    ...graph.paths.map(
      ({ ends: [a, b], roll }) =>
        `    <edge source="${escaped(a)}" target="${escaped(b)}">${data('roll', roll)}</edge>`,
    ),
    '  </graph>',
    '</graphml>',
  ];
  return { text: `${lines.join('\n')}\n`, lost: [] };
}
