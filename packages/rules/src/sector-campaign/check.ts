import type { SeatId } from '../kernel/index.ts';
import { counterInterceptFaults, flakFaults, interceptFaults } from './air/reactions.ts';
import { reportFaults } from './battles/reports.ts';
import { withdrawFaults } from './battles/withdrawals.ts';
import { ALL_WELL, detachmentOf, knownOf, refused, sideOf, within } from './board/board.ts';
import { isAsked } from './board/play.ts';
import { commandFaults } from './command/command.ts';
import { alterFaults } from './experience/alterations.ts';
import { useFaults } from './momentum/momentum.ts';
import { declarationFaults } from './orders/declarations.ts';
import { queueFaults } from './orders/queue.ts';
import { roleFaults, staffFaults } from './orders/staff.ts';
import { armyFaults } from './setup/armies.ts';
import { majorsFaults } from './setup/majors.ts';
import { planetFaults } from './setup/planet.ts';
import { turnEndFaults } from './turn-end/turn-end.ts';
import { claimFaults } from './turn/absence.ts';
import type { Known, Order, Rejection, View } from './types.ts';

/** Why an order would be refused, judged on what the seat knows. */
export function checkOrder(view: View, seat: SeatId, order: Order): readonly Rejection[] {
  const known = knownOf(view);
  if (known === null || sideOf(view.board, seat) !== known.side) return [refused('not-your-seat', 'SEC-SETUP-05')];
  if (view.board.ended !== null) return [refused('campaign-ended', 'SEC-VP-01')];
  const role = roleFaults(known, seat, order);
  return role.length > 0 ? role : orderFaults(known, seat, order);
}

function orderFaults(known: Known, seat: SeatId, order: Order): readonly Rejection[] {
  switch (order.type) {
    case 'seal-army':
    case 'seal-majors':
    case 'name-planet':
      return setUpFaults(known, order);
    case 'declare':
      return within(['declaration'], declarationFaults(known, order.declaration));
    case 'first':
      return askedFaults(known, 'first');
    case 'intercept':
      return interceptFaults(known, order);
    case 'counter-intercept':
      return counterInterceptFaults(known, order);
    case 'flak':
      return flakFaults(known, order);
    case 'command':
      return first(askedFaults(known, 'command'), () => within(['sheet'], commandFaults(known, order.sheet)));
    case 'withdraw':
      return first(askedFaults(known, 'retreats'), () => withdrawFaults(known, order.withdrawals));
    case 'end-turn':
      return first(askedFaults(known, 'score'), () => within(['choices'], turnEndFaults(known, order.choices)));
    default:
      return lastingFaults(known, seat, order);
  }
}

type SetUp = Extract<Order, { readonly type: 'seal-army' | 'seal-majors' | 'name-planet' }>;

/** SEC-SETUP-06, -10, SEC-MAP-03: sealed, and sealed again, until both sides are in. */
function setUpFaults(known: Known, order: SetUp): readonly Rejection[] {
  const { board, side } = known;
  switch (order.type) {
    case 'seal-army':
      return first(phaseFaults(known, 'armies'), () =>
        within(['army'], armyFaults(board.settings, board.sides[side].race, order.army)),
      );
    case 'seal-majors':
      return first(phaseFaults(known, 'majors'), () => majorsFaults(known, order.territories));
    case 'name-planet':
      return first(askedFaults(known, 'planet'), () => planetFaults(board, order.planet));
  }
}

type Lasting = Exclude<
  Order,
  SetUp | { readonly type: 'declare' | 'first' | 'intercept' | 'counter-intercept' | 'flak' | 'command' | 'withdraw' | 'end-turn' }
>;

/** What can be ordered whoever is asked. */
function lastingFaults(known: Known, seat: SeatId, order: Lasting): readonly Rejection[] {
  switch (order.type) {
    case 'queue':
      return queueFaults(known, order);
    case 'react':
      return detachmentOf(known.desk, order.detachment) === null
        ? [refused('detachment-unknown', 'SEC-TURN-05', ['detachment'])]
        : ALL_WELL;
    case 'propose':
    case 'take-back-proposal':
    case 'adopt':
    case 'decline':
    case 'assign':
      return staffFaults(known, seat, order);
    case 'use-effects':
      return useFaults(known, order);
    case 'quick':
    case 'report':
    case 'confirm':
    case 'amend':
    case 'dispute':
    case 'take-back':
    case 'concede':
      return reportFaults(known, order);
    case 'alter':
      return alterFaults(known, order);
    case 'claim-victory':
      return claimFaults(known);
    case 'prefer':
    case 'surrender':
      return ALL_WELL;
  }
}

const askedFaults = ({ board, side }: Known, decision: Parameters<typeof isAsked>[2]): readonly Rejection[] =>
  isAsked(board, side, decision) ? ALL_WELL : [refused('not-asked', 'SEC-TURN-01')];

const phaseFaults = ({ board }: Known, phase: Known['board']['phase']): readonly Rejection[] =>
  board.phase === phase ? ALL_WELL : [refused('wrong-phase', 'SEC-SETUP-10')];

const first = (faults: readonly Rejection[], then: () => readonly Rejection[]): readonly Rejection[] =>
  faults.length > 0 ? faults : then();
