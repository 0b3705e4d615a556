import type { SeatId } from '../../kernel/index.ts';
import { detachmentIn, drafted, own, type Play, tell } from '../board/play.ts';
import type { Order, Side } from '../types.ts';
import { declare } from './declarations-in-play.ts';
import { addToQueue } from './queue-in-play.ts';
import type { StaffOrder } from './staff.ts';

type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;

const RULE = 'SEC-SETUP-05';

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
