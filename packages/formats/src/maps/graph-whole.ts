import type { MapNode, NodeMap } from '@sealed-orders/rules/node-campaign';
import type { MapNote } from './map-file.ts';

/** A node or path without the brands of the rules, which read the map afterwards. */
export type FileNode = Omit<MapNode, 'id'> & { readonly id: string };
export interface FilePath {
  readonly ends: readonly [string, string];
  readonly roll: NodeMap['paths'][number]['roll'];
}
export type FilePlanet = NodeMap['planets'][number];

/** Everything that a file says, before what is missing is added. */
export interface Drawn {
  readonly name: string;
  readonly planets: readonly FilePlanet[];
  readonly nodes: readonly FileNode[];
  readonly paths: readonly FilePath[];
}

/** The number to roll between a planet and its orbit, and between deep space and the warp, if the file does not say. */
const LANDING = 3;

type Whole = { readonly map: Drawn; readonly notes: readonly MapNote[] };

/** A map with what every star map has: an orbit for each planet, deep space and the warp. */
export function completed(drawn: Drawn): Whole {
  const orbits = withOrbits(drawn);
  const space = withSpace(orbits);
  return {
    map: space,
    notes: [
      ...(orbits === drawn ? [] : (['orbits-added'] as const)),
      ...(space === orbits ? [] : (['space-added'] as const)),
    ],
  };
}

const bare = (id: string, name: string, part: Pick<FileNode, 'type' | 'planet' | 'at'>): FileNode => ({
  ...{ id, name, vp: null, site: null, terrain: '', mission: null, note: '' },
  ...part,
});

function freeId({ nodes }: Drawn, stem: string): string {
  const taken = new Set(nodes.map(({ id }) => id));
  let id = stem;
  for (let number = 2; taken.has(id); number++) id = `${stem}${number}`;
  return id;
}

function withOrbits(drawn: Drawn): Drawn {
  let whole = drawn;
  for (const planet of drawn.planets) {
    const own = drawn.nodes.filter((node) => node.planet === planet.id);
    if (own.some(({ type }) => type === 'orbit')) continue;
    const id = freeId(whole, 'ORB-1');
    const at = besides(own);
    const orbit = bare(id, `${planet.name} orbit`.slice(0, 60), { type: 'orbit', planet: planet.id, at });
    const landings = own.map((node): FilePath => ({ ends: [id, node.id], roll: LANDING }));
    whole = { ...whole, nodes: [...whole.nodes, orbit], paths: [...whole.paths, ...landings] };
  }
  return whole;
}

function withSpace(drawn: Drawn): Drawn {
  const has = (type: FileNode['type']): boolean => drawn.nodes.some((node) => node.type === type);
  const isPlaced = drawn.nodes.every(({ at }) => at !== null);
  const place = (x: number, y: number): FileNode['at'] => (isPlaced ? { x, y } : null);
  const deep = has('deep-space')
    ? drawn
    : joinedTo(
        drawn,
        bare(freeId(drawn, 'D1'), 'Deep Space', { type: 'deep-space', planet: null, at: place(9300, 9300) }),
        'orbit',
        0,
      );
  if (has('warp')) return deep;
  const warp = bare(freeId(deep, 'W'), 'The Warp', { type: 'warp', planet: null, at: place(700, 9300) });
  return joinedTo(deep, warp, 'deep-space', LANDING);
}

/** With a node more, joined to all of one type. */
function joinedTo(drawn: Drawn, node: FileNode, type: FileNode['type'], roll: FilePath['roll']): Drawn {
  const others = drawn.nodes.filter((one) => one.type === type);
  const paths = others.map((one): FilePath => ({ ends: [one.id, node.id], roll }));
  return { ...drawn, nodes: [...drawn.nodes, node], paths: [...drawn.paths, ...paths] };
}

/** To the right of a planet's nodes, in the picture; null if they have no places. */
function besides(nodes: readonly FileNode[]): FileNode['at'] {
  const places = nodes.flatMap(({ at }) => (at === null ? [] : [at]));
  if (places.length === 0) return null;
  const middle = places.reduce((sum, { y }) => sum + y, 0) / places.length;
  return { x: Math.min(9700, Math.max(...places.map(({ x }) => x)) + 700), y: Math.round(middle) };
}
