import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Battle, BattleId, Known, Order, Owner, Rejection } from '../types.ts';

type Asked<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
/** What the players of a battle say to each other before it is fought. */
export type TalkOrder = Asked<
  'level' | 'pivotal' | 'roll-mission' | 'choose-mission' | 'list' | 'random' | 'multi' | 'consent'
>;

/** NODE-BTL-02, -05, -15, -16, NODE-MSN-05, NODE-MULTI-01. */
export function talkFaults(_known: Known, _seat: SeatId, _order: TalkOrder): readonly Rejection[] {
  return [];
}

export function talk(_play: Play, _seat: SeatId, _order: TalkOrder): void {}

/** NODE-MULTI-02, -03: the legal splits of a stack into two sides, the default first. Empty: two at a time. */
export function splits(_known: Known, _battle: Battle): readonly (readonly (readonly Owner[])[])[] {
  return [];
}

/** NODE-BTL-05: the mission rolls itself. */
export function missionFellDue(_play: Play, _id: BattleId): void {}

/** NODE-MULTI-01: silence is a no. */
export function consentFellDue(_play: Play, _id: BattleId): void {}

/** NODE-MSN-04, -07, -12, -06: silence is the first alternative. */
export function choiceFellDue(_play: Play, _id: BattleId): void {}
