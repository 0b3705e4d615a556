import { rememberedFor } from '../../kernel/index.ts';
import { controllerOf, isOrbit, isSurface, mapNode, pathsFrom, refused, surfaceOf } from '../board/board.ts';
import { hasPower } from '../board/relations.ts';
import { LINK_ROLLS } from '../data/missions.ts';
import { defaultSettings } from '../data/settings.ts';
import type { Force, Known, MapNode, NodeId, NodeMap, Owner, Rejection, Settings, Way } from '../types.ts';

/** What moves, or would. */
export type Mover = Pick<Force, 'owner' | 'node' | 'isHulk'>;

/** A way out of a node: by a path, or by a special link of the faction. */
export interface Link {
  readonly to: NodeId;
  readonly way: Way;
  /** Target number; 0: no roll. */
  readonly roll: number;
  /** NODE-FAC-SM-02: where a failed drop ends; null: stays. */
  readonly failsInto: NodeId | null;
}

/** NODE-MOVE-01, -06, -07, -13, NODE-FAC-SM-02, -03, -08, NODE-FAC-ELD-02, NODE-FAC-DEL-01: where a battleforce can move, whoever is there. */
export function linksOf(known: Known, force: Mover): readonly Link[] {
  const here = mapNode(known, force.node);
  return [...pathLinks(known, force), ...SPECIAL_LINKS.flatMap((links) => links(known, force.owner, here))];
}

type Links = (known: Known, owner: Owner, here: MapNode) => readonly Link[];

const linkTo =
  (way: Way, roll = 0): ((node: Pick<MapNode, 'id'>) => Link) =>
  (node) => ({
    to: node.id,
    way,
    roll,
    failsInto: null,
  });

/** NODE-MOVE-07: between orbit and surface it is easy for some, and at a spaceport. */
export function pathLinks(known: Known, { owner, node }: Mover): readonly Link[] {
  const here = mapNode(known, node);
  return pathsFrom(known, node).map(({ to, roll }) => {
    const there = mapNode(known, to);
    const isEasy =
      joinsOrbit(here, there) && (isPort(known.settings, here, there) || hasPower(known, owner, 'easy-orbit'));
    const isDescent = isOrbit(here) && isSurface(there);
    return { to, way: isDescent ? 'landing' : 'path', roll: isEasy ? 0 : roll, failsInto: null };
  });
}

const joinsOrbit = (a: MapNode, b: MapNode): boolean => (isOrbit(a) && isSurface(b)) || (isSurface(a) && isOrbit(b));
/** Settings about paths. */
type PathSettings = Pick<Settings, 'spaceportEasyOrbit' | 'warpOpenToAll'>;

/** NODE-MAP-04. */
const isPort = ({ spaceportEasyOrbit }: PathSettings, a: MapNode, b: MapNode): boolean =>
  spaceportEasyOrbit && (a.type === 'spaceport' || b.type === 'spaceport');

/** A path as a map shows it. */
export interface PrintedPath {
  readonly ends: readonly [NodeId, NodeId];
  /** Target number for factions without a power that eases it; 0: no roll. */
  readonly roll: number;
  /** Not every faction may use it. */
  readonly isRestricted: boolean;
}

interface Printing {
  readonly map: NodeMap;
  readonly settings: PathSettings;
}

const pathsOf = rememberedFor(
  ({ map }: Printing) => map,
  ({ settings }) => [settings.spaceportEasyOrbit, settings.warpOpenToAll],
  ({ map, settings }): readonly PrintedPath[] =>
    map.paths.map(({ ends: [a, b], roll }) => {
      const [here, there] = [mapNode({ map }, a), mapNode({ map }, b)];
      const isRestricted = !settings.warpOpenToAll && (here.type === 'warp' || there.type === 'warp');
      const isEasy = joinsOrbit(here, there) && isPort(settings, here, there);
      return { ends: [a, b], roll: isEasy ? 0 : roll, isRestricted };
    }),
);

/** NODE-MAP-04, -08, NODE-MOVE-07: the paths of a map with the rolls that they need from everybody. */
export const printedPaths = (map: NodeMap, settings: PathSettings = defaultSettings): readonly PrintedPath[] =>
  pathsOf({ map, settings });

const SPECIAL_LINKS: readonly Links[] = [drops, barges, webway, shadowRealm];

/** NODE-FAC-SM-02: from deep space to a planet whose orbit is joined to it. */
function drops(known: Known, owner: Owner, here: MapNode): readonly Link[] {
  if (here.type !== 'deep-space' || !hasPower(known, owner, 'drop')) return [];
  return pathsFrom(known, here.id).flatMap(({ to }) => {
    const orbit = mapNode(known, to);
    if (!isOrbit(orbit) || orbit.planet === null) return [];
    return surfaceOf(known, orbit.planet).map(
      (id): Link => ({ to: id, way: 'drop', roll: LINK_ROLLS.drop, failsInto: to }),
    );
  });
}

/** NODE-FAC-SM-08. */
function barges(known: Known, owner: Owner, here: MapNode): readonly Link[] {
  if (isSurface(here) || !hasPower(known, owner, 'barges')) return [];
  return known.map.nodes.filter(({ id, type }) => type === 'deep-space' && id !== here.id).map(linkTo('barge'));
}

/** NODE-FAC-ELD-02, -04: between own portals, and between them and the warp. */
function webway(known: Known, owner: Owner, here: MapNode): readonly Link[] {
  if (!hasPower(known, owner, 'webway')) return [];
  const isGate = ({ id, type }: MapNode): boolean => type === 'warp' || hasActivePortal(known, owner, id);
  if (!isGate(here)) return [];
  return known.map.nodes.filter((node) => node.id !== here.id && isGate(node)).map(linkTo('webway'));
}

const hasPortal = ({ nodes }: Pick<Known, 'nodes'>, owner: Owner, id: NodeId): boolean =>
  nodes[id]?.portals.some((seat) => seat === owner) === true;

/** NODE-FAC-TYR-04: in nodes of the Tyranids portals are dormant. */
const hasActivePortal = (known: Known, owner: Owner, id: NodeId): boolean =>
  hasPortal(known, owner, id) && !isDarkened(known, id);

/** NODE-FAC-TYR-04: the Shadow in the Warp lies over the node. */
export function isDarkened(known: Pick<Known, 'nodes' | 'players' | 'settings'>, id: NodeId): boolean {
  const controller = controllerOf(known, id);
  return controller !== null && hasPower(known, controller, 'darken');
}

/** NODE-FAC-DEL-01, NODE-FAC-TYR-04: out of a darkened node they may go, but not into it. */
function shadowRealm(known: Known, owner: Owner, here: MapNode): readonly Link[] {
  if (!hasPower(known, owner, 'shadow-realm')) return [];
  const leads = (to: MapNode): boolean =>
    here.type === 'warp' ? isSurface(to) && !isDarkened(known, to.id) : isSurface(here) && to.type === 'warp';
  return known.map.nodes.filter(leads).map(linkTo('shadow', LINK_ROLLS.shadow));
}

/** Of several ways to the same node the easiest. */
export function bestLink(links: readonly Link[], to: NodeId): Link | null {
  const [best] = links.filter((link) => link.to === to).sort((a, b) => a.roll - b.roll);
  return best ?? null;
}

/** The easiest way to each node. */
export const easiest = (links: readonly Link[]): readonly Link[] =>
  [...new Set(links.map(({ to }) => to))].flatMap((to) => bestLink(links, to) ?? []);

/** Why there is no way. */
export function noLink(known: Known, { owner, node }: Mover, to: NodeId): Rejection {
  const sleeps = (id: NodeId): boolean => hasPortal(known, owner, id) && isDarkened(known, id);
  if (sleeps(node) || sleeps(to)) return refused('portal-dormant', 'NODE-FAC-TYR-04', ['to']);
  const isShadowed = hasPower(known, owner, 'shadow-realm') && mapNode(known, node).type === 'warp';
  if (isShadowed && isDarkened(known, to)) return refused('tyranid-node', 'NODE-FAC-TYR-04', ['to']);
  return refused('not-adjacent', 'NODE-MOVE-01', ['to']);
}
