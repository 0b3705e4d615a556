import {
  ALL_WELL,
  battleAt,
  controllerOf,
  factionOf,
  forcesIn,
  isOpenSpace,
  isSurface,
  mapNode,
  refused,
} from '../board/board.ts';
import { hasPower, isCededTo, mayAttack, mayTakeFrom } from '../board/relations.ts';
import { FACTION_TABLE } from '../data/factions.ts';
import { defendingRok } from '../holding/holding.ts';
import type { Force, Known, NodeId, Owner, Rejection } from '../types.ts';
import type { Mover } from './links.ts';

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

/** NODE-MOVE-03, -04, -12: whether a battleforce, or a Rok, would fight an owner who enters. Nobody fights in open space. */
export function isDefended(known: Known, owner: Owner, node: NodeId): boolean {
  if (isOpenSpace(mapNode(known, node)) && !known.settings.deepSpaceBattles) return false;
  return defendingRok(known, node, owner) !== null || foesIn(known, owner, node).length > 0;
}

/** NODE-MOVE-03: whether an owner who enters a node that nobody defends takes it, or keeps it. */
export function mayOccupy(known: Known, owner: Owner, node: NodeId): boolean {
  const controller = controllerOf(known, node);
  const isShared = forcesIn(known, node).some((one) => one.owner !== owner);
  return !isShared && (controller === null || mayTakeFrom(known, owner, controller));
}

/** Those that it would attack. NODE-FAC-CHAOS-05: with a tainted battleforce all of the Guard's defend. */
function foesIn(known: Known, owner: Owner, node: NodeId): readonly Force[] {
  const others = forcesIn(known, node).filter((one) => one.owner !== owner);
  const isPurge = others.some(({ isTainted }) => isTainted) && hasPower(known, owner, 'purge');
  return others.filter((one) => isPurge || mayAttack(known, owner, one.owner));
}

/** NODE-FAC-IG-06: the Guard takes nodes of Space Marines as if they were ceded. */
export const takingOf = <Taking extends 'entered' | 'expanded'>(
  known: Known,
  owner: Owner,
  was: Owner | null,
  how: Taking,
): Taking | 'joint-command' => (was !== null && isCededTo(known, owner, was) ? 'joint-command' : how);
