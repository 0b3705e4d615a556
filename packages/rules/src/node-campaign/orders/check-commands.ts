import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, refused } from '../board/board.ts';
import { roundFaults } from '../night/night.ts';
import type { Known, Order, Rejection } from '../types.ts';
import { postFaults } from './posts.ts';
import { seriesFaults } from './series.ts';

type Commands = Extract<Order, { readonly type: 'commands' }>;

/** Why nobody in this seat can order anything. */
export function strangerFaults(known: Known, seat: SeatId): readonly Rejection[] {
  if (lookup(known.players, seat) === undefined) return [refused('not-your-seat', 'NODE-ORD-02')];
  return known.ended === null ? ALL_WELL : [refused('campaign-ended', 'NODE-WIN-01')];
}

/** Whether an order comes before its player has entered the war, or before the first day. */
export function tooEarly(known: Known, seat: SeatId, isForSetUp: boolean): readonly Rejection[] {
  if (lookup(known.players, seat)?.standing !== 'in') return [refused('not-yet', 'NODE-SETUP-08')];
  return known.clock.day === 0 && !isForSetUp ? [refused('not-yet', 'NODE-SETUP-04')] : ALL_WELL;
}

/** Why a series would be refused, judged on what the seat knows. */
export function checkCommands(known: Known, seat: SeatId, order: Commands): readonly Rejection[] {
  const outside = strangerFaults(known, seat);
  if (outside.length > 0) return outside;
  const early = tooEarly(known, seat, false);
  return early.length > 0 ? early : commandsFaults(known, seat, order);
}

/** NODE-ORD-04: what is to be carried out now must be legal now; what is postdated must be well formed. */
function commandsFaults(known: Known, seat: SeatId, order: Commands): readonly Rejection[] {
  if (order.when.kind !== 'now') return postFaults(known, seat, order);
  const inRound = roundFaults(known, seat, order.commands);
  return inRound.length > 0 ? inRound : seriesFaults(known, seat, order.commands);
}
