import type { Instant, SeatId } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import { reportFaults } from './battles/reports.ts';
import { talkFaults } from './battles/talks.ts';
import { ALL_WELL, forceOf, isNode, refused } from './board/board.ts';
import { nightFaults, openingFaults } from './night/night.ts';
import { checkCommands, strangerFaults, tooEarly } from './orders/check-commands.ts';
import { postFaults } from './orders/posts.ts';
import { rulingFaults } from './referee/rulings.ts';
import { rosterFaults } from './rosters/rosters.ts';
import { joinFaults } from './seats/seats.ts';
import { guardFaults, placeFaults } from './setup/setup.ts';
import type { Known, Order, Rejection, Ruling } from './types.ts';

type Asked<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;

/** Why an order would be refused, judged on what the seat knows. */
export function checkOrder(known: Known, seat: SeatId, order: Order): readonly Rejection[] {
  if (order.type === 'commands') return checkCommands(known, seat, order);
  const outside = strangerFaults(known, seat);
  if (outside.length > 0) return outside;
  if (order.type === 'join') return joinFaults(known, seat, order);
  if (order.type === 'place') return placeFaults(known, seat, order);
  const early = tooEarly(known, seat, IN_SET_UP.includes(order.type));
  return early.length > 0 ? early : faultsOf(known, seat, order);
}

/** What may be done before the first day. */
const IN_SET_UP: readonly Order['type'][] = ['roster', 'rename', 'honours', 'retreats'];

function faultsOf(
  known: Known,
  seat: SeatId,
  order: Exclude<Order, { readonly type: 'commands' | 'join' | 'place' }>,
): readonly Rejection[] {
  switch (order.type) {
    case 'withdraw':
      return postFaults(known, seat, order);
    case 'retreats':
      return retreatsFaults(known, seat, order);
    case 'roster':
    case 'rename':
    case 'honours':
      return rosterFaults(known, seat, order);
    case 'present':
    case 'pass':
      return nightFaults(known, seat, order);
    case 'report':
    case 'confirm':
    case 'amend':
    case 'field':
    case 'dispute':
    case 'take-back':
    case 'concede':
    case 'leave':
      return reportFaults(known, seat, order);
    default:
      return talkFaults(known, seat, order);
  }
}

/** NODE-BTL-12. */
function retreatsFaults(known: Known, seat: SeatId, { force, nodes }: Asked<'retreats'>): readonly Rejection[] {
  if (forceOf(known, force)?.owner !== seat) return [refused('force-not-yours', 'NODE-BTL-12', ['force'])];
  const place = nodes.findIndex((id) => !isNode(known, id));
  return place < 0 ? ALL_WELL : [refused('node-unknown', 'NODE-BTL-12', ['nodes', place])];
}

/** Why a ruling cannot be carried out at this time. */
export function checkRuling(known: Known, ruling: Ruling, at: Instant): readonly Rejection[] {
  switch (ruling.type) {
    case 'corrections':
      return ALL_WELL;
    case 'open-night':
      return openingFaults(known);
    case 'close-night':
      return known.night === null ? [refused('night-closed', 'NODE-CP-06', ['ruling'])] : ALL_WELL;
    case 'set-present':
      return lookup(known.players, ruling.seat) === undefined
        ? [refused('seat-unknown', 'NODE-CP-06', ['ruling', 'seat'])]
        : ALL_WELL;
    case 'place-guard':
    case 'share-guard':
      return guardFaults(known, ruling);
    default:
      return rulingFaults(known, ruling, at);
  }
}
