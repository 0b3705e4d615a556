import type { SeatId } from '../../kernel/index.ts';
import { ALL_WELL, forceOf, inMapOrder, isLocked, isNode, mapNode, playerOf, refused } from '../board/board.ts';
import { reinforcementNodes } from '../holding/holding.ts';
import type { Command, Force, Known, NodeId, Rejection } from '../types.ts';
import { entryFaults } from './entry.ts';
import { bestLink, linksOf, type Mover, noLink } from './links.ts';
import { redeployFaults } from './redeploy.ts';

export type Movement = Extract<Command, { readonly type: 'move' | 'call' | 'redeploy' | 'phase-out' }>;

export type Asked<Type extends Movement['type']> = Extract<Movement, { readonly type: Type }>;

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

/** The nodes of the map where a movement could end in a fight: its target, and where a drop that fails ends. NODE-CP-10. */
export function battlegrounds(known: Known, seat: SeatId, command: Asked<'move' | 'call'>): readonly NodeId[] {
  const force = command.type === 'move' ? forceOf(known, command.force) : null;
  const mover: Mover | null = command.type === 'call' ? { owner: seat, node: command.at, isHulk: false } : force;
  if (mover === null || !isNode(known, mover.node)) return [];
  const link = bestLink(linksOf(known, mover), command.to);
  return inMapOrder(known, [command.to, ...(link?.failsInto == null ? [] : [link.failsInto])]);
}
