import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, detachmentOf, refused, seatsOf } from '../board/board.ts';
import type { Board, Desk, Known, Order, Rejection } from '../types.ts';
import { declarationFaults } from './declarations.ts';

type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
/** Orders about what the staff do. */
export type StaffOrder = Of<'propose' | 'take-back-proposal' | 'adopt' | 'decline' | 'assign'>;

const RULE = 'SEC-SETUP-05';
const MOST_PROPOSALS = 20;

export const isCommander = ({ players }: Pick<Board, 'players'>, seat: SeatId): boolean =>
  lookup(players, seat)?.role === 'commander';

/** SEC-SETUP-05: what staff members can do without the commander. */
const OF_STAFF: readonly Order['type'][] = ['propose', 'take-back-proposal'];
/** What else they can declare if the terms let them. */
const DECLARING: readonly Order['type'][] = ['declare', 'first', 'intercept', 'counter-intercept', 'flak'];
/** What they can do about battles in which detachments given to them fight. */
const FIGHTING: readonly Order['type'][] = ['report', 'confirm', 'amend', 'dispute', 'take-back', 'use-effects'];

/** SEC-SETUP-05: why this player of the side may not give the order. */
export function roleFaults({ board, desk }: Known, seat: SeatId, order: Order): readonly Rejection[] {
  if (isCommander(board, seat) || OF_STAFF.includes(order.type)) return ALL_WELL;
  if (board.settings.staffDeclares && DECLARING.includes(order.type)) return ALL_WELL;
  const keeps = 'battle' in order && FIGHTING.includes(order.type) && isKeeper(board, desk, seat, order.battle);
  return keeps ? ALL_WELL : [refused('not-commander', RULE)];
}

/** Whether a detachment given to the player is in the battle. */
const isKeeper = (board: Board, desk: Desk, seat: SeatId, battle: string): boolean =>
  Object.values(desk.detachments).some(
    ({ keeper, counter }) => keeper === seat && counter !== null && lookup(board.counters, counter)?.battle === battle,
  );

export function staffFaults(known: Known, seat: SeatId, order: StaffOrder): readonly Rejection[] {
  const { board, desk, side } = known;
  if (order.type === 'propose') {
    const own = desk.proposals.filter(({ by }) => by === seat).length;
    return own < MOST_PROPOSALS ? ALL_WELL : [refused('too-many-proposals', RULE, [], { most: MOST_PROPOSALS })];
  }
  if (order.type === 'assign') {
    if (detachmentOf(desk, order.detachment) === null) return [refused('detachment-unknown', RULE, ['detachment'])];
    const isOwn = order.keeper === null || seatsOf(board, side).includes(order.keeper);
    return isOwn ? ALL_WELL : [refused('seat-not-staff', RULE, ['keeper'])];
  }
  const proposal = desk.proposals.find(({ number }) => number === order.proposal);
  if (proposal === undefined) return [refused('proposal-unknown', RULE, ['proposal'])];
  if (order.type === 'take-back-proposal') {
    return proposal.by === seat ? ALL_WELL : [refused('proposal-not-yours', RULE, ['proposal'])];
  }
  return order.type === 'adopt' && order.into === 'now' ? declarationFaults(known, proposal.declaration) : ALL_WELL;
}
