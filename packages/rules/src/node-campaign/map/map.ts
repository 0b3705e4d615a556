import { type DrawnMap, failed, type MapEntry, ok } from '../../kernel/index.ts';
import { isOpenSpace, isSurface, pathsFrom, refused } from '../board/board.ts';
import { ORSANA_REACH } from '../data/map.ts';
import { GRAPH_FORMS } from '../data/map-forms.ts';
import { map as mapSchema } from '../schemas/map.ts';
import type { NodeMap, RefusalCode, Rejection } from '../types.ts';

/** NODE-MAP-12: the map of a war that brings none. */
export const defaultMap = (): NodeMap => mapSchema.parse(ORSANA_REACH);

/** NODE-MAP-12: why a map cannot be played. */
export const mapFaults = (map: NodeMap): readonly Rejection[] => {
  const faults = [...nodeFaults(map), ...planetFaults(map), ...pathFaults(map)];
  // Whether all hangs together can be said only of a map whose paths lead somewhere.
  return faults.length > 0 ? faults : wholeFaults(map);
};

/** `fault`: what is wrong, for its sentence. */
const unplayable = (fault: MapFault, path: readonly (string | number)[], id = ''): Rejection =>
  refused('map-unplayable', 'NODE-MAP-12', ['map', ...path], { fault, id });

type MapFault =
  | 'node-twice'
  | 'name-twice'
  | 'planet-twice'
  | 'planet-unknown'
  | 'planet-missing'
  | 'planet-in-space'
  | 'site-in-space'
  | 'city-site-elsewhere'
  | 'orbit-missing'
  | 'orbit-twice'
  | 'path-nowhere'
  | 'path-to-itself'
  | 'path-twice'
  | 'no-deep-space'
  | 'no-warp'
  | 'no-surface'
  | 'disconnected';

const firstOf = (ids: readonly string[], i: number): boolean => ids.indexOf(ids[i] ?? '') === i;

/** NODE-MAP-01, -10: planets have surfaces and an orbit, and cities their installation. Everything calls a node by its name. */
function nodeFaults({ nodes, planets }: NodeMap): readonly Rejection[] {
  const ids = nodes.map(({ id }) => id);
  const names = nodes.map(({ name }) => name.toLowerCase());
  return nodes.flatMap((node, i): readonly Rejection[] => {
    const { id, planet, site } = node;
    const at = ['nodes', i];
    if (!firstOf(ids, i)) return [unplayable('node-twice', at, id)];
    if (isOpenSpace(node) && planet !== null) return [unplayable('planet-in-space', at, id)];
    if (!isOpenSpace(node) && planet === null) return [unplayable('planet-missing', at, id)];
    if (planet !== null && !planets.some((one) => one.id === planet)) return [unplayable('planet-unknown', at, id)];
    if (site !== null && !isSurface(node)) return [unplayable('site-in-space', at, id)];
    const isMisplaced = site?.kind === 'city' && node.type !== 'city';
    if (isMisplaced) return [unplayable('city-site-elsewhere', at, id)];
    return firstOf(names, i) ? [] : [unplayable('name-twice', at, id)];
  });
}

/** NODE-MAP-05: one orbit for each planet. */
function planetFaults({ nodes, planets }: NodeMap): readonly Rejection[] {
  const ids = planets.map(({ id }) => id);
  return planets.flatMap(({ id }, i): readonly Rejection[] => {
    if (!firstOf(ids, i)) return [unplayable('planet-twice', ['planets', i], id)];
    const orbits = nodes.filter(({ type, planet }) => type === 'orbit' && planet === id).length;
    if (orbits === 1) return [];
    return [unplayable(orbits === 0 ? 'orbit-missing' : 'orbit-twice', ['planets', i], id)];
  });
}

function pathFaults({ nodes, paths }: NodeMap): readonly Rejection[] {
  const ids = nodes.map(({ id }) => id);
  const names = paths.map(({ ends }) => [...ends].sort().join(' '));
  return paths.flatMap(({ ends }, i): readonly Rejection[] => {
    const at = ['paths', i];
    const name = ends.join('-');
    if (!ends.every((id) => ids.includes(id))) return [unplayable('path-nowhere', at, name)];
    if (ends[0] === ends[1]) return [unplayable('path-to-itself', at, name)];
    return firstOf(names, i) ? [] : [unplayable('path-twice', at, name)];
  });
}

/** NODE-MAP-07, -08: every faction finds where it begins, and a way from everywhere to everywhere. */
function wholeFaults(map: NodeMap): readonly Rejection[] {
  const { nodes } = map;
  if (!nodes.some(({ type }) => type === 'deep-space')) return [unplayable('no-deep-space', ['nodes'])];
  if (!nodes.some(({ type }) => type === 'warp')) return [unplayable('no-warp', ['nodes'])];
  if (!nodes.some((node) => node.type === 'surface')) return [unplayable('no-surface', ['nodes'])];
  const reached = new Set(nodes.slice(0, 1).map(({ id }) => id));
  for (const id of reached) for (const { to } of pathsFrom({ map }, id)) reached.add(to);
  const lost = nodes.findIndex(({ id }) => !reached.has(id));
  return lost < 0 ? [] : [unplayable('disconnected', ['nodes', lost], nodes[lost]?.id)];
}

/** NODE-MAP-12: maps that users draw. */
export const maps: MapEntry<RefusalCode> = {
  id: 'map',
  forms: GRAPH_FORMS,
  read(given) {
    const parsed = mapSchema.safeParse(given);
    if (!parsed.success) return failed([{ code: 'not-understood', rule: 'NODE-MAP-12', path: [], facts: {} }]);
    const map: NodeMap = parsed.data;
    const drawn: DrawnMap<RefusalCode> = {
      map,
      size: { kind: 'places', places: map.nodes.length },
      seats: 12,
      faults: mapFaults(map),
    };
    return ok(drawn);
  },
};
