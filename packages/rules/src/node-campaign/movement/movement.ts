import type { RuleId, SeatId } from '../../kernel/index.ts';
import { attack, breakAway, join } from '../battles/stack.ts';
import {
  ALL_WELL,
  battleAt,
  controllerOf,
  factionOf,
  forceOf,
  forcesIn,
  inMapOrder,
  isLocked,
  isNode,
  isOpenSpace,
  isOrbit,
  isSurface,
  mapNode,
  pathsFrom,
  playerOf,
  refused,
  surfaceOf,
} from '../board/board.ts';
import { d6, forceIn, type Play, playerIn, tell } from '../board/play.ts';
import { hasPower, isCededTo, mayAttack, mayTakeFrom } from '../board/relations.ts';
import { FACTION_TABLE } from '../data/factions.ts';
import { LINK_ROLLS, TAINTED_UP_TO } from '../data/missions.ts';
import { defendingRok, landRok, putInto, raiseForce, reinforcementNodes, takeControl } from '../holding/holding.ts';
import type { Command, Force, Known, MapNode, NodeId, Owner, Rejection, Way } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

export type Movement = Extract<Command, { readonly type: 'move' | 'call' | 'redeploy' | 'phase-out' }>;
type Asked<Type extends Movement['type']> = Extract<Movement, { readonly type: Type }>;

/** What moves, or would. */
type Mover = Pick<Force, 'owner' | 'node' | 'isHulk'>;

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
  return [...paths(known, force, here), ...SPECIAL_LINKS.flatMap((links) => links(known, force.owner, here))];
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
function paths(known: Known, { owner }: Mover, here: MapNode): readonly Link[] {
  return pathsFrom(known, here.id).map(({ to, roll }) => {
    const there = mapNode(known, to);
    const isDescent = isOrbit(here) && isSurface(there);
    const isAscent = isSurface(here) && isOrbit(there);
    const port = known.settings.spaceportEasyOrbit && (here.type === 'spaceport' || there.type === 'spaceport');
    const isEasy = (isDescent || isAscent) && (port || hasPower(known, owner, 'easy-orbit'));
    return { to, way: isDescent ? 'landing' : 'path', roll: isEasy ? 0 : roll, failsInto: null };
  });
}

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
export const hasActivePortal = (known: Known, owner: Owner, id: NodeId): boolean =>
  hasPortal(known, owner, id) && !isDarkened(known, id);

/** NODE-FAC-TYR-04: the Shadow in the Warp lies over the node. */
export function isDarkened(known: Known, id: NodeId): boolean {
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
function bestLink(links: readonly Link[], to: NodeId): Link | null {
  const [best] = links.filter((link) => link.to === to).sort((a, b) => a.roll - b.roll);
  return best ?? null;
}

/** NODE-MOVE-11, NODE-FAC-CHAOS-05, NODE-FAC-IG-06, NODE-MAP-08, NODE-FAC-ORK-04: why a battleforce may not enter. Empty: it may. */
export function entryFaults(known: Known, force: Mover, node: NodeId): readonly Rejection[] {
  const there = mapNode(known, node);
  if (there.type === 'warp' && !mayEnterWarp(known, force.owner))
    return [refused('warp-closed', 'NODE-MAP-08', ['to'])];
  if (force.isHulk && isSurface(there)) return [refused('hulk-cannot-land', 'NODE-FAC-ORK-04', ['to'])];
  if (isOpenSpace(there) || !isBarred(known, force.owner, node)) return ALL_WELL;
  return [refused('entry-forbidden', 'NODE-MOVE-11', ['to'])];
}

function mayEnterWarp(known: Known, owner: Owner): boolean {
  const faction = factionOf(known, owner);
  return known.settings.warpOpenToAll || (faction !== null && FACTION_TABLE[faction].arrivesIn === 'warp');
}

/** NODE-MOVE-05: with a battle the holder counts, otherwise whoever is there or controls the node. */
function isBarred(known: Known, owner: Owner, node: NodeId): boolean {
  const holder = battleAt(known, node)?.stack[0];
  const held = forcesIn(known, node).filter((one) => one.owner !== owner && (holder?.forces.includes(one.id) ?? true));
  if (held.some(({ isTainted }) => isTainted) && hasPower(known, owner, 'purge')) return false;
  if (holder !== undefined) return holder.owner !== owner && !mayAttack(known, owner, holder.owner);
  const controller = controllerOf(known, node);
  const isForbidden = controller !== null && !mayTakeFrom(known, owner, controller);
  return isForbidden || held.some((one) => !mayAttack(known, owner, one.owner));
}

/** NODE-ORD-06: why a player cannot give this battleforce an order. Empty: it is the player's own, and free. */
export function orderFaults(known: Known, seat: SeatId, id: Force['id']): readonly Rejection[] {
  const force = forceOf(known, id);
  if (force === null) return [refused('force-unknown', 'NODE-ORD-06', ['force'])];
  if (force.owner !== seat) return [refused('force-not-yours', 'NODE-ORD-06', ['force'])];
  return isLocked(known, id) ? [refused('force-locked', 'NODE-ORD-06', ['force'])] : ALL_WELL;
}

/** NODE-ORD-07, -08, NODE-FAC-NEC-01, NODE-FAC-SM-05. */
export function movementFaults(known: Known, seat: SeatId, command: Movement): readonly Rejection[] {
  if (!isNode(known, command.to)) return [refused('node-unknown', 'NODE-ORD-07', ['to'])];
  switch (command.type) {
    case 'call':
      return callFaults(known, seat, command);
    case 'phase-out':
      return phaseOutFaults(known, seat, command);
    case 'move':
      return ofForce(known, seat, command, moveFaults);
    case 'redeploy':
      return ofForce(known, seat, command, redeployFaults);
  }
}

function ofForce(
  known: Known,
  seat: SeatId,
  { force: id, to }: Asked<'move' | 'redeploy'>,
  then: (known: Known, force: Mover, to: NodeId) => readonly Rejection[],
): readonly Rejection[] {
  const problems = orderFaults(known, seat, id);
  const force = forceOf(known, id);
  return problems.length > 0 || force === null ? problems : then(known, force, to);
}

function moveFaults(known: Known, force: Mover, to: NodeId): readonly Rejection[] {
  if (bestLink(linksOf(known, force), to) === null) return [noLink(known, force, to)];
  return entryFaults(known, force, to);
}

/** Why there is no way. */
function noLink(known: Known, { owner, node }: Mover, to: NodeId): Rejection {
  const sleeps = (id: NodeId): boolean => hasPortal(known, owner, id) && isDarkened(known, id);
  if (sleeps(node) || sleeps(to)) return refused('portal-dormant', 'NODE-FAC-TYR-04', ['to']);
  const isShadowed = hasPower(known, owner, 'shadow-realm') && mapNode(known, node).type === 'warp';
  if (isShadowed && isDarkened(known, to)) return refused('tyranid-node', 'NODE-FAC-TYR-04', ['to']);
  return refused('not-adjacent', 'NODE-MOVE-01', ['to']);
}

/** NODE-ORD-08: an adjacent node that is the player's own and quiet, or open space; with `connected` farther on the planet. */
function redeployFaults(known: Known, force: Mover, to: NodeId): readonly Rejection[] {
  const there = mapNode(known, to);
  const isAdjacent = paths(known, force, mapNode(known, force.node)).some((link) => link.to === to);
  if (isOpenSpace(there)) {
    if (!known.settings.redeployIntoOpenSpace) return [refused('node-type', 'NODE-ORD-08', ['to'])];
    return isAdjacent ? entryFaults(known, force, to) : [refused('not-adjacent', 'NODE-ORD-08', ['to'])];
  }
  const problems = entryFaults(known, force, to);
  if (problems.length > 0) return problems;
  if (controllerOf(known, to) !== force.owner) return [refused('node-not-yours', 'NODE-ORD-08', ['to'])];
  if (battleAt(known, to) !== null) return [refused('node-contested', 'NODE-ORD-08', ['to'])];
  if (!isOwnAndQuiet(known, force, to)) return [refused('node-occupied', 'NODE-ORD-08', ['to'])];
  return routeTo(known, force, to) === null ? [refused('not-adjacent', 'NODE-ORD-08', ['to'])] : ALL_WELL;
}

const isOwnAndQuiet = (known: Known, { owner }: Mover, node: NodeId): boolean =>
  controllerOf(known, node) === owner &&
  battleAt(known, node) === null &&
  forcesIn(known, node).every((one) => one.owner === owner);

/**
 * NODE-ORD-08: the links of a Redeploy: one path, or, with `connected`, the way of the fewest rolls and then of the fewest
 * steps through own quiet nodes of the same planet. Null: there is none.
 */
function routeTo(known: Known, force: Mover, to: NodeId): readonly Link[] | null {
  const direct = bestLink(paths(known, force, mapNode(known, force.node)), to);
  const { planet } = mapNode(known, force.node);
  if (known.settings.redeployRange === 'adjacent' || mapNode(known, to).planet !== planet || planet === null) {
    return direct === null ? null : [direct];
  }
  return cheapestRoutes(known, force).get(to) ?? null;
}

function cheapestRoutes(known: Known, force: Mover): ReadonlyMap<NodeId, readonly Link[]> {
  const { planet } = mapNode(known, force.node);
  const found = new Map<NodeId, readonly Link[]>([[force.node, []]]);
  const open: NodeId[] = [force.node];
  const costOf = (route: readonly Link[]): number => route.filter(({ roll }) => roll > 0).length * 1000 + route.length;
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const route = found.get(here) ?? [];
    for (const link of paths(known, { ...force, node: here }, mapNode(known, here))) {
      const isLegal = mapNode(known, link.to).planet === planet && isOwnAndQuiet(known, force, link.to);
      if (!isLegal || entryFaults(known, force, link.to).length > 0) continue;
      const [old, next] = [found.get(link.to), [...route, link]];
      if (old !== undefined && costOf(old) <= costOf(next)) continue;
      found.set(link.to, next);
      open.push(link.to);
    }
  }
  return found;
}

function callFaults(known: Known, seat: SeatId, { at, to }: Asked<'call'>): readonly Rejection[] {
  if (!isNode(known, at)) return [refused('node-unknown', 'NODE-FAC-SM-05', ['at'])];
  if (!playerOf(known, seat).isUncalled) return [refused('already-called', 'NODE-FAC-SM-05')];
  if (mapNode(known, at).type !== 'deep-space') return [refused('node-type', 'NODE-FAC-SM-05', ['at'])];
  return moveFaults(known, { owner: seat, node: at, isHulk: false }, to);
}

/** NODE-FAC-NEC-01: from any node, without a path; `phaseOutWhileLocked` out of a battle that nobody has reported, too. */
function phaseOutFaults(known: Known, seat: SeatId, { force: id, to }: Asked<'phase-out'>): readonly Rejection[] {
  const problems = orderFaults(known, seat, id).filter(
    ({ code }) => code !== 'force-locked' || !known.settings.phaseOutWhileLocked || isReported(known, id),
  );
  if (problems.length > 0) return problems;
  if (forceOf(known, id)?.node === to) return [refused('nothing-changed', 'NODE-FAC-NEC-01', ['to'])];
  return reinforcementNodes(known, seat).includes(to) ? ALL_WELL : [refused('node-type', 'NODE-FAC-NEC-01', ['to'])];
}

function isReported(known: Known, id: Force['id']): boolean {
  const battle = Object.values(known.battles).find(({ stack }) => stack.some(({ forces }) => forces.includes(id)));
  return battle !== undefined && (known.talks[battle.id]?.report ?? null) !== null;
}

/** How a movement went: `stopped` short of its node, or `fought` in it or on the way. NODE-ORD-03. */
export type Course = 'arrived' | 'stopped' | 'fought';

/** NODE-MOVE-02 to -08, NODE-FAC-CHAOS-04. It has been checked that the command is legal. */
export function move(play: Play, seat: SeatId, command: Movement): Course {
  switch (command.type) {
    case 'call': {
      playerIn(play, seat).isUncalled = false;
      const force = raiseForce(play, { owner: seat, node: command.at, rule: 'NODE-FAC-SM-05' });
      return follow(play, force, linkFor(play, force, command.to));
    }
    case 'phase-out':
      return phaseOut(play, command);
    case 'move':
      if (isIgnored(play, command.force)) return 'stopped';
      return follow(play, command.force, linkFor(play, command.force, command.to));
    case 'redeploy':
      return isIgnored(play, command.force) ? 'stopped' : redeploy(play, command);
  }
}

const linkFor = (play: Play, force: Force['id'], to: NodeId): Link | null =>
  bestLink(linksOf(play.state, forceIn(play, force)), to);

/** NODE-FAC-CHAOS-04: one roll for each order, before any other. */
function isIgnored(play: Play, id: Force['id']): boolean {
  const { isTainted, owner } = forceIn(play, id);
  if (!isTainted) return false;
  const rule = 'NODE-FAC-CHAOS-04';
  const die = d6(play, rule, id);
  if (die > TAINTED_UP_TO) return false;
  tell(play, { type: 'order-ignored', rule, to: 'all', force: id, seat: owner, die });
  return true;
}

/** NODE-ORD-08: each difficult path is rolled for, and the first failure ends it. */
function redeploy(play: Play, { force, to }: Asked<'redeploy'>): Course {
  for (const link of routeTo(play.state, forceIn(play, force), to) ?? []) {
    const course = follow(play, force, link);
    if (course !== 'arrived') return course;
  }
  return 'arrived';
}

function phaseOut(play: Play, { force: id, to }: Asked<'phase-out'>): Course {
  if (isLocked(play.state, id)) breakAway(play, id);
  const { owner, node: from } = forceIn(play, id);
  putInto(play, id, to, 'path');
  tell(play, { type: 'moved', rule: 'NODE-FAC-NEC-01', to: 'all', force: id, owner, from, into: to, roll: null });
  return 'arrived';
}

/** NODE-ORD-14: the rules of each way: going it, and rolling for it. */
const WAY_RULES: Readonly<Record<Way, { readonly goes: RuleId; readonly rolls: RuleId }>> = {
  path: { goes: 'NODE-MOVE-01', rolls: 'NODE-MOVE-06' },
  landing: { goes: 'NODE-MOVE-01', rolls: 'NODE-MOVE-06' },
  drop: { goes: 'NODE-FAC-SM-02', rolls: 'NODE-FAC-SM-02' },
  webway: { goes: 'NODE-FAC-ELD-02', rolls: 'NODE-FAC-ELD-02' },
  shadow: { goes: 'NODE-FAC-DEL-01', rolls: 'NODE-FAC-DEL-01' },
  barge: { goes: 'NODE-FAC-SM-08', rolls: 'NODE-FAC-SM-08' },
};

/** NODE-MOVE-06: rolls if the link is difficult, and enters. */
function follow(play: Play, id: Force['id'], link: Link | null): Course {
  if (link === null) return 'stopped';
  const { owner, node: from } = forceIn(play, id);
  const { goes, rolls } = WAY_RULES[link.way];
  const roll = link.roll === 0 ? null : { die: d6(play, rolls, id), needed: link.roll };
  const about = { to: 'all', force: id, owner, from } as const;
  if (roll === null || roll.die >= roll.needed) {
    tell(play, { type: 'moved', rule: roll === null ? goes : rolls, ...about, into: link.to, roll });
    return enter(play, id, link.to, link.way);
  }
  tell(play, { type: 'path-failed', rule: rolls, ...about, into: link.failsInto ?? from, ...roll });
  const isThere = link.failsInto === null || enter(play, id, link.failsInto, 'path') === 'arrived';
  return isThere ? 'stopped' : 'fought';
}

/** NODE-MOVE-02 to -05: what a battleforce finds in the node that it enters. */
function enter(play: Play, id: Force['id'], node: NodeId, way: Way): Course {
  putInto(play, id, node, way);
  const { owner } = forceIn(play, id);
  const meet = battleAt(play.state, node) !== null ? join : isDefended(play.state, owner, node) ? attack : null;
  if (meet === null) {
    occupy(play, owner, node, way);
    return 'arrived';
  }
  meet(play, node, id);
  return 'fought';
}

/** NODE-MOVE-03, -04, -12: whether a battleforce, or a Rok, would fight an owner who enters. Nobody fights in open space. */
export function isDefended(known: Known, owner: Owner, node: NodeId): boolean {
  if (isOpenSpace(mapNode(known, node)) && !known.settings.deepSpaceBattles) return false;
  return defendingRok(known, node, owner) !== null || foesIn(known, owner, node).length > 0;
}

/** Those that it would attack. NODE-FAC-CHAOS-05: with a tainted battleforce all of the Guard's defend. */
function foesIn(known: Known, owner: Owner, node: NodeId): readonly Force[] {
  const others = forcesIn(known, node).filter((one) => one.owner !== owner);
  const isPurge = others.some(({ isTainted }) => isTainted) && hasPower(known, owner, 'purge');
  return others.filter((one) => isPurge || mayAttack(known, owner, one.owner));
}

/** NODE-MOVE-03. A drop that failed can end among friends; their orbit stays theirs. */
function occupy(play: Play, owner: Owner, node: NodeId, way: Way): void {
  const was = controllerOf(play.state, node);
  const isShared = forcesIn(play.state, node).some((one) => one.owner !== owner);
  if (!isShared && (was === null || mayTakeFrom(play.state, owner, was))) {
    takeControl(play, node, owner, takingOf(play.state, owner, was, 'entered'));
  }
  const lands = way === 'landing' && controllerOf(play.state, node) === owner && hasPower(play.state, owner, 'roks');
  if (lands && owner !== GUARD) landRok(play, node, owner);
}

/** NODE-FAC-IG-06: the Guard takes nodes of Space Marines as if they were ceded. */
export const takingOf = <Taking extends 'entered' | 'expanded'>(
  known: Known,
  owner: Owner,
  was: Owner | null,
  how: Taking,
): Taking | 'joint-command' => (was !== null && isCededTo(known, owner, was) ? 'joint-command' : how);

/** The nodes of the map where a movement could end in a fight: its target, and where a drop that fails ends. NODE-CP-10. */
export function battlegrounds(known: Known, seat: SeatId, command: Asked<'move' | 'call'>): readonly NodeId[] {
  const force = command.type === 'move' ? forceOf(known, command.force) : null;
  const mover: Mover | null = command.type === 'call' ? { owner: seat, node: command.at, isHulk: false } : force;
  if (mover === null || !isNode(known, mover.node)) return [];
  const link = bestLink(linksOf(known, mover), command.to);
  return inMapOrder(known, [command.to, ...(link?.failsInto == null ? [] : [link.failsInto])]);
}
