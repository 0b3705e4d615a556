import type { NodeId, NodeMap } from '@sealed-orders/rules/node-campaign';
import {
  joined,
  nodeAdded,
  nodeErased,
  type Place,
  pathBetween,
  pathErased,
  planetAdded,
  usualRoll,
} from '@sealed-orders/rules/node-campaign/cartography';
import { type NodeMapTool, nodeMapEditorText as text } from '@sealed-orders/text/node-campaign/map-editor';

/** What a dialog is open about. */
export type Opened =
  | { readonly kind: 'node'; readonly node: NodeId }
  | { readonly kind: 'path'; readonly path: number }
  | { readonly kind: 'planet'; readonly planet: string }
  | null;

/** The selected tool, and the node that a path is drawn from. */
export interface Kit {
  readonly tool: NodeMapTool;
  readonly from: NodeId | null;
}

/** A touch of the map. */
export interface Touch {
  readonly at: Place;
  readonly node: NodeId | null;
  readonly path: number | null;
  /** The planet under an empty place. */
  readonly planet: string | null;
  /** Where the orbit goes if a planet is put here. */
  readonly orbit: Place;
}

/** What comes of a touch. */
export interface Touched {
  readonly map: NodeMap;
  readonly from: NodeId | null;
  readonly open: Opened;
  /** Spoken; empty: nothing. */
  readonly says: string;
}

export const nameIn = ({ nodes }: NodeMap, id: string): string => nodes.find((node) => node.id === id)?.name ?? id;

export function touched(map: NodeMap, kit: Kit, touch: Touch): Touched {
  const nothing: Touched = { map, from: null, open: null, says: '' };
  const { node, path } = touch;
  if (kit.tool === 'erase') return erased(nothing, touch);
  if (kit.tool === 'path' && node !== null) return pathTo(nothing, kit.from, node);
  if (kit.tool === 'planet' && node !== null) {
    const planet = map.nodes.find(({ id }) => id === node)?.planet ?? null;
    return planet === null ? nothing : { ...nothing, open: { kind: 'planet', planet } };
  }
  if (kit.tool === 'planet') return planetAt(nothing, touch);
  if (kit.tool === 'node' && node === null) return nodeAt(nothing, touch);
  if (node !== null) return { ...nothing, open: { kind: 'node', node } };
  return path === null ? nothing : { ...nothing, open: { kind: 'path', path } };
}

function erased(nothing: Touched, { node, path }: Touch): Touched {
  const { map } = nothing;
  if (node !== null) {
    const left = nodeErased(map, node);
    const says = left === map ? text.speech.last : text.speech.removed(nameIn(map, node));
    return { ...nothing, map: left, says };
  }
  return path === null ? nothing : pathGone(nothing, path);
}

function pathGone(nothing: Touched, path: number): Touched {
  const { map } = nothing;
  const ends = map.paths[path]?.ends;
  if (ends === undefined) return nothing;
  const says = text.speech.parted(nameIn(map, ends[0]), nameIn(map, ends[1]));
  return { ...nothing, map: pathErased(map, path), says };
}

function pathTo(nothing: Touched, from: NodeId | null, to: NodeId): Touched {
  const { map } = nothing;
  if (from === null) return { ...nothing, from: to, says: text.speech.from(nameIn(map, to)) };
  if (from === to) return nothing;
  const path = pathBetween(map, from, to);
  if (path >= 0) return pathGone(nothing, path);
  const next = joined(map, from, to, usualRoll(map, from, to));
  const says = next === map ? text.speech.full : text.speech.connected(nameIn(map, from), nameIn(map, to));
  return { ...nothing, map: next, says };
}

function nodeAt(nothing: Touched, { at, planet }: Touch): Touched {
  const added = nodeAdded(nothing.map, { type: planet === null ? 'deep-space' : 'surface', planet, at });
  if (added === null) return { ...nothing, says: text.speech.full };
  return { ...nothing, map: added.map, says: text.speech.added(added.id) };
}

function planetAt(nothing: Touched, { orbit }: Touch): Touched {
  const { map } = nothing;
  const name = text.planet.newName(map.planets.length + 1);
  const added = planetAdded(map, { name, orbit: text.planet.orbitName(name), at: orbit });
  if (added === null) return { ...nothing, says: text.speech.full };
  return { ...nothing, map: added.map, says: text.speech.added(name) };
}
