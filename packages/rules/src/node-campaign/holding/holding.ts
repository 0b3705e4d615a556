import type { RuleId, SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Force, ForceId, Installation, Known, NodeId, Owner, Taking } from '../types.ts';

/**
 * NODE-MAP-14, NODE-MOVE-03: a node changes hands, with all that follows at once: Tyranids devour installations (NODE-FAC-TYR-03), a
 * colony is lost for good (NODE-FAC-TAU-04), ceded nodes score (NODE-FAC-SM-04, NODE-FAC-IG-05). Nothing if it is the owner's already.
 */
export function takeControl(_play: Play, _node: NodeId, _owner: Owner | null, _how: Taking): void {}

/** NODE-ORD-13, NODE-FAC-TYR-03, NODE-MSN-11. `owner`: of a portal. */
export function destroyInstallation(
  _play: Play,
  _node: NodeId,
  _what: Installation,
  _by: { readonly rule: RuleId; readonly who: Owner | null; readonly owner: SeatId | null },
): void {}

/** NODE-FAC-ORK-02: a Rok for the landing Orks. */
export function landRok(_play: Play, _node: NodeId, _seat: SeatId): void {}

/** NODE-ORD-10, NODE-SETUP-01: a new battleforce, whose roster may be entered. Returns its id. */
export function raiseForce(
  _play: Play,
  _force: { readonly owner: Owner; readonly node: NodeId; readonly isHulk?: boolean; readonly rule: RuleId },
): ForceId {
  return 'f1' as ForceId;
}

/** NODE-BTL-10: a battleforce is lost. */
export function destroyForce(_play: Play, _force: Force, _rule: RuleId): void {}

/** Puts a battleforce into a node, with its way and its number of arrival. */
export function putInto(_play: Play, _force: ForceId, _node: NodeId, _way: Force['way']): void {}

/** Reinforcement nodes of an owner that are legal now, in the order of the map. NODE-ORD-10, NODE-FAC-*. */
export function reinforcementNodes(_known: Known, _owner: Owner): readonly NodeId[] {
  return [];
}
