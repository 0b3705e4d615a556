import type { SeatId } from '../../kernel/index.ts';
import { ALL_WELL, isNode, isSurface, mapNode, playerOf, refused } from '../board/board.ts';
import { hasFactionPower } from '../board/relations.ts';
import { arrivals, beginning, colonyFaults, colonyNodes } from '../setup/colony.ts';
import type { Beginning, Faction, Known, NodeId, Order, Owner, Rejection } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

export type Join = Extract<Order, { readonly type: 'join' }>;

/** NODE-SETUP-08: whether there is a Guard that nobody plays, which a late Guard player takes over. */
export const hasVacantGuard = ({ nodes, forces }: Pick<Known, 'nodes' | 'forces'>): boolean =>
  Object.values(nodes).some(({ controller }) => controller === GUARD) ||
  Object.values(forces).some(({ owner }) => owner === GUARD);

/** A late player enters after the set-up, by the rules of late players. */
const asLate = (known: Known): Known => ({ ...known, setUp: null });

/** NODE-SETUP-08: the nodes among which a late player of a faction may choose. Empty: the rules place it. */
export function entrances(known: Known, faction: Faction): readonly NodeId[] {
  if (hasFactionPower(known.settings, faction, 'call')) return [];
  if (faction === 'imperial-guard' && hasVacantGuard(known)) return [];
  return faction === 'tau' ? colonyNodes(asLate(known)) : arrivals(known, faction);
}

/** NODE-SETUP-08: the same, with what a colony can take beside it. */
export const lateBeginning = (known: Known, faction: Faction): Beginning =>
  beginning(asLate(known), faction, entrances(known, faction));

/**
 * NODE-SETUP-05, -08: how many nodes a player of the faction has at the start: those dealt to the seat, a colony with what is beside
 * it, or all that the Guard has that nobody plays.
 * @param chosen where the player begins
 */
export function firstNodes(known: Known, seat: SeatId, faction: Faction, chosen: readonly NodeId[]): number {
  const countOf = (owner: Owner): number => Object.values(known.nodes).filter((one) => one.controller === owner).length;
  const founded = faction === 'tau' ? chosen.filter((node) => isSurface(mapNode(known, node))).length : 0;
  const takenOver = faction === 'imperial-guard' ? countOf(GUARD) : 0;
  return countOf(seat) + founded + takenOver;
}

/** What is not named when the player joins is chosen by the rules at midnight. */
export function joinFaults(known: Known, seat: SeatId, { faction, nodes }: Join): readonly Rejection[] {
  const rule = 'NODE-SETUP-08';
  const { standing } = playerOf(known, seat);
  if (standing === 'in') return [refused('seat-taken', rule)];
  if (!known.settings.lateJoin) return [refused('late-join-off', rule)];
  const unknown = nodes.findIndex((node) => !isNode(known, node));
  if (unknown >= 0) return [refused('node-unknown', rule, ['nodes', unknown])];
  const [first, ...more] = nodes;
  if (first === undefined) return ALL_WELL;
  const among = entrances(known, faction);
  if (among.length === 0) return [refused('too-many-nodes', rule, ['nodes', 0])];
  if (faction === 'tau') return colonyFaults(asLate(known), first, more);
  if (more.length > 0) return [refused('too-many-nodes', rule, ['nodes', 1])];
  return among.includes(first) ? ALL_WELL : [refused('node-type', rule, ['nodes', 0])];
}

/** NODE-SETUP-09: the seats without a player. */
export const emptySeats = ({ seats, players }: Pick<Known, 'seats' | 'players'>): readonly SeatId[] =>
  seats.filter((seat) => players[seat]?.isEmpty === true);
