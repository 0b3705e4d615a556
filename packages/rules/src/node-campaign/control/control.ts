import type { RuleId, SeatId } from '../../kernel/index.ts';
import {
  ALL_WELL,
  battleAt,
  controllerOf,
  forceOf,
  forcesIn,
  forcesOf,
  isNode,
  isSurface,
  mapNode,
  nodeState,
  pathsFrom,
  playerOf,
  refused,
  surfaceOf,
} from '../board/board.ts';
import { hasPower, isGuard, mayTakeFrom } from '../board/relations.ts';
import { USES } from '../data/factions.ts';
import { installationsIn, reinforcementNodes } from '../holding/holding.ts';
import { isDarkened } from '../movement/links.ts';
import { orderFaults } from '../movement/movement.ts';
import type { Command, Known, NodeId, Owner, RefusalCode, Rejection } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

export type Control = Extract<
  Command,
  { readonly type: 'expand' | 'reinforce' | 'destroy' | 'corrupt' | 'taint' | 'cede' | 'portal' }
>;

export type Asked<Type extends Control['type']> = Extract<Control, { readonly type: Type }>;

/** NODE-FAC-TYR-02: whether Tyranids, all players of them together, hold more than half of the planet's surface. */
export function isTyranoformed(known: Known, planet: string): boolean {
  const surface = surfaceOf(known, planet);
  const theirs = surface.filter((id) => {
    const controller = controllerOf(known, id);
    return controller !== null && hasPower(known, controller, 'tyranoform');
  });
  return theirs.length * 2 > surface.length;
}

/** NODE-ORD-09, -10, -13, -14, NODE-FAC-CHAOS-02, -03, NODE-FAC-SM-04, NODE-FAC-ELD-01. */
export function controlFaults(known: Known, seat: SeatId, command: Control): readonly Rejection[] {
  switch (command.type) {
    case 'destroy':
      return destroyFaults(known, seat, command);
    case 'taint':
      return taintFaults(known, seat, command);
    default:
      if (!isNode(known, command.node)) return [refused('node-unknown', 'NODE-ORD-07', ['node'])];
      return nodeFaults(known, seat, command);
  }
}

function nodeFaults(
  known: Known,
  seat: SeatId,
  command: Exclude<Control, { readonly type: 'destroy' | 'taint' }>,
): readonly Rejection[] {
  switch (command.type) {
    case 'expand':
      return expandFaults(known, seat, command);
    case 'reinforce':
      return reinforceFaults(known, seat, command);
    case 'corrupt':
      return corruptFaults(known, seat, command);
    case 'cede':
      return cedeFaults(known, seat, command);
    case 'portal':
      return portalFaults(known, seat, command);
  }
}

type Fault = readonly [RefusalCode, isSo: boolean];

/** The first of these that is the case. */
function firstFault(
  rule: RuleId,
  faults: readonly Fault[],
  at: 'node' | 'force' | 'what' | 'to' = 'node',
): readonly Rejection[] {
  const found = faults.find(([, isSo]) => isSo);
  return found === undefined ? ALL_WELL : [refused(found[0], rule, [at])];
}

const isOccupied = (known: Known, seat: SeatId, node: NodeId): boolean =>
  forcesIn(known, node).some(({ owner }) => owner !== seat);

const isContested = (known: Known, node: NodeId): boolean => battleAt(known, node) !== null;

const isOnSurface = (known: Known, node: NodeId): boolean => isSurface(mapNode(known, node));

/** NODE-ORD-09. */
function expandFaults(known: Known, seat: SeatId, { node }: Asked<'expand'>): readonly Rejection[] {
  const controller = controllerOf(known, node);
  const rok = nodeState(known, node).rok;
  const problems = firstFault('NODE-ORD-09', [
    ['not-surface', !isOnSurface(known, node)],
    ['nothing-changed', controller === seat],
    ['no-neighbour', !reaches(known, seat, node)],
    ['node-contested', isContested(known, node)],
    ['node-occupied', isOccupied(known, seat, node)],
    ['rok-defends', rok !== null && rok !== seat],
  ]);
  if (problems.length > 0) return problems;
  const isBarred = controller !== null && !mayTakeFrom(known, seat, controller);
  return firstFault('NODE-MOVE-11', [['entry-forbidden', isBarred]]);
}

/** NODE-ORD-09: a surface path joins it to a node of the player's, with `battleforce` to one that holds a battleforce too. */
function reaches(known: Known, seat: SeatId, node: NodeId): boolean {
  const needsForce = known.settings.expandControlFrom === 'battleforce';
  return pathsFrom(known, node).some(
    ({ to }) =>
      isOnSurface(known, to) &&
      controllerOf(known, to) === seat &&
      (!needsForce || forcesIn(known, to).some(({ owner }) => owner === seat)),
  );
}

/** NODE-ORD-10, NODE-BF-13. The Hulk does not count as a battleforce of the limit. */
function reinforceFaults(known: Known, seat: SeatId, { node }: Asked<'reinforce'>): readonly Rejection[] {
  const { maxBattleforces } = known.settings;
  const isOneOf = reinforcementNodes(known, seat).includes(node);
  return firstFault('NODE-ORD-10', [
    ['too-many-forces', maxBattleforces !== null && countedForces(known, seat) >= maxBattleforces],
    ['node-contested', !isOneOf && isContested(known, node)],
    ['node-occupied', !isOneOf && isOccupied(known, seat, node)],
    ['node-type', !isOneOf],
  ]);
}

const countedForces = (known: Known, seat: SeatId): number =>
  forcesOf(known, seat).filter(({ isHulk }) => !isHulk).length;

/** NODE-ORD-13, NODE-FAC-TAU-06. */
function destroyFaults(known: Known, seat: SeatId, command: Asked<'destroy'>): readonly Rejection[] {
  const { force: id, what, owner } = command;
  const problems = orderFaults(known, seat, id);
  const force = forceOf(known, id);
  if (problems.length > 0 || force === null) return problems;
  const isThere = installationsIn(known, force.node).some(
    (one) => one.kind === what && (what !== 'portal' || one.owner === owner),
  );
  if (!isThere) return [refused('no-installation', 'NODE-ORD-13', ['what'])];
  const isCity = what === 'site' && mapNode(known, force.node).site?.kind === 'city';
  return firstFault('NODE-FAC-TAU-06', [['city-spared', isCity && hasPower(known, seat, 'spare-cities')]], 'what');
}

/** NODE-FAC-CHAOS-02: no adjacency; a Guard that nobody plays counts. */
function corruptFaults(known: Known, seat: SeatId, { node }: Asked<'corrupt'>): readonly Rejection[] {
  const controller = controllerOf(known, node);
  return firstFault('NODE-FAC-CHAOS-02', [
    ['not-surface', !isOnSurface(known, node)],
    ['node-not-theirs', controller === null || !isGuard(known, controller)],
    ['node-contested', isContested(known, node)],
    ['node-occupied', isOccupied(known, seat, node)],
  ]);
}

/** NODE-FAC-CHAOS-03: locked or not. */
function taintFaults(known: Known, seat: SeatId, { force: id }: Asked<'taint'>): readonly Rejection[] {
  const force = forceOf(known, id);
  if (force === null) return [refused('force-unknown', 'NODE-FAC-CHAOS-03', ['force'])];
  const faults: readonly Fault[] = [
    ['no-uses-left', playerOf(known, seat).used.taint >= USES.taint],
    ['node-not-theirs', !isGuard(known, force.owner)],
    ['already-tainted', force.isTainted],
  ];
  return firstFault('NODE-FAC-CHAOS-03', faults, 'force');
}

/** NODE-FAC-SM-04. */
function cedeFaults(known: Known, seat: SeatId, { node, to }: Asked<'cede'>): readonly Rejection[] {
  const problems = firstFault('NODE-FAC-SM-04', [
    ['not-surface', !isOnSurface(known, node)],
    ['node-not-yours', controllerOf(known, node) !== seat],
    ['node-contested', isContested(known, node)],
    ['node-occupied', !known.settings.cedeWhileOccupied && forcesIn(known, node).length > 0],
  ]);
  if (problems.length > 0) return problems;
  return firstFault('NODE-FAC-SM-04', [['no-neighbour', !cedesTo(known, node).includes(to)]], 'to');
}

/** NODE-FAC-SM-04: Guards, played or not, who control a neighbouring node. */
export const cedesTo = (known: Known, node: NodeId): readonly Owner[] => {
  const around = pathsFrom(known, node).map(({ to }) => controllerOf(known, to));
  const guards: readonly Owner[] = [...known.seats, GUARD];
  return guards.filter((one) => around.includes(one) && isGuard(known, one));
};

/** NODE-FAC-ELD-01, NODE-FAC-TYR-04. */
function portalFaults(known: Known, seat: SeatId, { node }: Asked<'portal'>): readonly Rejection[] {
  const problems = firstFault('NODE-FAC-ELD-01', [
    ['no-uses-left', playerOf(known, seat).used.portal >= USES.portal],
    ['not-surface', !isOnSurface(known, node)],
    ['portal-here', nodeState(known, node).portals.includes(seat)],
    ['node-occupied', isOccupied(known, seat, node)],
  ]);
  return problems.length > 0 ? problems : firstFault('NODE-FAC-TYR-04', [['tyranid-node', isDarkened(known, node)]]);
}
