import { lookup } from '../../kernel/index.ts';
import {
  battleAt,
  controllerOf,
  forcesIn,
  inMapOrder,
  isOpenSpace,
  isQuiet,
  isSurface,
  lockOf,
  mapNode,
  orbitOf,
  pathsFrom,
} from '../board/board.ts';
import { areAllies, hasPower, isCededTo } from '../board/relations.ts';
import type { Battle, Force, ForceId, Known, NodeId, Owner } from '../types.ts';
import { nodeValue } from '../victory/values.ts';

/** Where a battleforce would have to retreat from, and whom it fights there. */
type Field = Pick<Battle, 'node' | 'stack'>;

const placeOf = ({ stack }: Field, force: ForceId): number => stack.findIndex(({ forces }) => forces.includes(force));

/**
 * NODE-BTL-07, -08, -11, -26, NODE-MSN-13, NODE-FAC-SM-01, NODE-FAC-IG-05: where a battleforce could retreat now, in the order of the
 * map.
 */
export function validRetreats(known: Known, battle: Field, force: Force): readonly NodeId[] {
  const { owner } = force;
  const deep = deepSpaceFrom(known, battle.node);
  const nodes =
    deep === null
      ? [
          ...nextTo(known, battle.node).filter((id) => isRefuge(known, owner, id)),
          ...marineOrbit(known, owner, battle.node),
        ]
      : deep.filter((id) => isOpen(known, id, owner));
  return inMapOrder(known, [...nodes, ...wayBack(known, battle, force)]);
}

const nextTo = (known: Known, node: NodeId): readonly NodeId[] => pathsFrom(known, node).map(({ to }) => to);

/** NODE-MSN-13: out of orbit the way leads to these nodes only; null: it leads to all neighbours. */
function deepSpaceFrom(known: Known, node: NodeId): readonly NodeId[] | null {
  const deep = nextTo(known, node).filter((id) => mapNode(known, id).type === 'deep-space');
  return isSurface(mapNode(known, node)) || deep.length === 0 ? null : deep;
}

/** NODE-BTL-07: where an attacker came from, if it can go back there at all. */
function originOf(known: Known, battle: Field, { id, cameFrom }: Force): NodeId | null {
  if (placeOf(battle, id) <= 0 || cameFrom === null) return null;
  return isOpenSpace(mapNode(known, cameFrom)) || isSurface(mapNode(known, battle.node)) ? cameFrom : null;
}

/** NODE-BTL-07: an attacker's own node, or open space. */
function wayBack(known: Known, battle: Field, force: Force): readonly NodeId[] {
  const origin = originOf(known, battle, force);
  if (origin === null) return [];
  const { owner } = force;
  const isOwn = controllerOf(known, origin) === owner && isQuiet(known, origin, owner);
  const mayEnter = isOpenSpace(mapNode(known, origin)) ? isOpen(known, origin, owner) : isOwn;
  return mayEnter ? [origin] : [];
}

/** NODE-MOVE-12: open space is shared, unless it can be fought over. */
const isOpen = (known: Known, id: NodeId, owner: Owner): boolean =>
  !known.settings.deepSpaceBattles || isQuiet(known, id, owner);

function isRefuge(known: Known, owner: Owner, id: NodeId): boolean {
  if (isOpenSpace(mapNode(known, id))) return false;
  if (controllerOf(known, id) === owner && isQuiet(known, id, owner)) return true;
  return isGivenByMarines(known, owner, id) || isAllied(known, owner, id);
}

/** NODE-FAC-SM-01: from the surface to the planet's orbit, whoever controls it, unless another faction occupies it. */
function marineOrbit(known: Known, owner: Owner, from: NodeId): readonly NodeId[] {
  const here = mapNode(known, from);
  const orbit = isSurface(here) && here.planet !== null ? orbitOf(known, here.planet) : null;
  if (orbit === null || battleAt(known, orbit) !== null || !hasPower(known, owner, 'orbit-retreat')) return [];
  return forcesIn(known, orbit).every((force) => hasPower(known, force.owner, 'orbit-retreat')) ? [orbit] : [];
}

/** NODE-FAC-IG-05. */
export function isGivenByMarines(known: Known, owner: Owner, id: NodeId): boolean {
  const controller = controllerOf(known, id);
  return controller !== null && isCededTo(known, owner, controller) && isQuiet(known, id, owner);
}

/** NODE-BTL-26. */
function isAllied(known: Known, owner: Owner, id: NodeId): boolean {
  const controller = controllerOf(known, id);
  if (known.settings.errata.allyRetreat === 'off' || controller === null) return false;
  const mayBeThere: readonly Owner[] = [owner, controller];
  return (
    areAllies(known, owner, controller) &&
    battleAt(known, id) === null &&
    forcesIn(known, id).every((force) => mayBeThere.includes(force.owner))
  );
}

/** Where a battleforce came from, if that is a valid retreat. */
export const backAmong = (valid: readonly NodeId[], battle: Field, { id, cameFrom }: Force): NodeId | null =>
  placeOf(battle, id) > 0 ? (valid.find((node) => node === cameFrom) ?? null) : null;

/** NODE-BTL-12: the first of its preferences that is valid. */
export const listed = (
  { state }: { readonly state: Pick<Known, 'retreats'> },
  id: ForceId,
  valid: readonly NodeId[],
): NodeId | null => lookup(state.retreats, id)?.find((node) => valid.includes(node)) ?? null;

/** NODE-BTL-12: the node of most VP, the first of them by the map. */
export function richest(known: Known, valid: readonly NodeId[]): NodeId | null {
  const [best] = [...valid].sort((a, b) => nodeValue(known, b) - nodeValue(known, a));
  return best ?? null;
}

/** NODE-BTL-12: why a battleforce cannot retreat into a node. */
export type RetreatFault = 'not-next' | 'contested' | 'occupied' | 'not-yours' | 'only-deep-space';

/** Where a battleforce would retreat from: its battle, or, as if it were attacked, its node. */
const fieldOf = (known: Known, { id, node }: Force): Field => lockOf(known, id)?.battle ?? { node, stack: [] };

/** NODE-BTL-12: why a battleforce could not retreat into this node now; null: it could. */
export function retreatFault(known: Known, force: Force, node: NodeId): RetreatFault | null {
  const field = fieldOf(known, force);
  if (validRetreats(known, field, force).includes(node)) return null;
  if (!retreatNodes(known, force).includes(node)) {
    return nextTo(known, field.node).includes(node) ? 'only-deep-space' : 'not-next';
  }
  if (battleAt(known, node) !== null) return 'contested';
  return isQuiet(known, node, force.owner) ? 'not-yours' : 'occupied';
}

/** NODE-BTL-07, -12: where an attacker goes back, as long as that is valid; null: it does not attack, or can never go back. */
export const returnsTo = (known: Known, force: Force): NodeId | null => originOf(known, fieldOf(known, force), force);

/** NODE-BTL-07, -12: the nodes that can be on its list and count one day, in the order of the map. */
export function retreatNodes(known: Known, force: Force): readonly NodeId[] {
  const field = fieldOf(known, force);
  const near = deepSpaceFrom(known, field.node) ?? nextTo(known, field.node);
  const origin = originOf(known, field, force);
  const from = origin === null ? [] : [origin];
  return inMapOrder(known, [...near, ...from, ...validRetreats(known, field, force)]);
}

/**
 * NODE-BTL-12: where a battleforce would go if it had to retreat from its battle now. One node; several: one of them, by a list that the
 * viewer does not know; none: it would be lost.
 */
export function retreatOutlook(known: Known, battle: Field, force: Force, isListKnown: boolean): readonly NodeId[] {
  const valid = validRetreats(known, battle, force);
  const back = backAmong(valid, battle, force);
  if (back !== null) return [back];
  if (!isListKnown) return valid;
  const into = listed({ state: known }, force.id, valid) ?? richest(known, valid);
  return into === null ? [] : [into];
}
