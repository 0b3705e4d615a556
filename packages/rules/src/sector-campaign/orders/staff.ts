import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, detachmentOf, refused, seatsOf } from '../board/board.ts';
import { detachmentIn, drafted, own, type Play, tell } from '../board/play.ts';
import type { Board, Desk, Known, Order, Rejection, Side } from '../types.ts';
import { declarationFaults, declare } from './declarations.ts';
import { addToQueue } from './queue.ts';

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

/** SEC-SETUP-05: only their own side knows who proposed something. */
export function carryOutStaff(play: Play, side: Side, seat: SeatId, order: StaffOrder): void {
  if (order.type === 'propose') propose(play, side, seat, order);
  else if (order.type === 'assign') assign(play, side, order);
  else close(play, side, order);
}

function propose(play: Play, side: Side, by: SeatId, { declaration, reason }: Of<'propose'>): void {
  const desk = play.state.desks[side];
  desk.last.proposal += 1;
  const number = desk.last.proposal;
  desk.proposals.push({ number, by, at: play.at, declaration: drafted(declaration), reason });
  tell(play, {
    ...{ type: 'proposed', rule: RULE, to: own(play, side), side, by, proposal: number },
    declaration: drafted(declaration),
  });
}

function assign(play: Play, side: Side, { detachment, keeper }: Of<'assign'>): void {
  detachmentIn(play, side, detachment).keeper = keeper;
  tell(play, { type: 'assigned', rule: RULE, to: own(play, side), side, detachment, keeper });
}

/** Closes a proposal: adopted, added to the queue, declined or taken back. */
function close(play: Play, side: Side, order: Of<'take-back-proposal' | 'adopt' | 'decline'>): void {
  const desk = play.state.desks[side];
  const proposal = desk.proposals.find(({ number }) => number === order.proposal);
  if (proposal === undefined) return;
  desk.proposals = desk.proposals.filter((one) => one !== proposal);
  const { by, number, declaration } = proposal;
  const how = outcomeOf(order);
  tell(play, { type: 'proposal-closed', rule: RULE, to: own(play, side), side, by, proposal: number, how });
  if (how === 'queued') addToQueue(play, side, declaration);
  if (how !== 'adopted') return;
  desk.hasActed = true;
  declare(play, side, declaration);
}

function outcomeOf(
  order: Of<'take-back-proposal' | 'adopt' | 'decline'>,
): 'adopted' | 'queued' | 'declined' | 'withdrawn' {
  if (order.type === 'adopt') return order.into === 'now' ? 'adopted' : 'queued';
  return order.type === 'decline' ? 'declined' : 'withdrawn';
}
