import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Command, Known, Order, Rejection } from '../types.ts';

type NightOrder = Extract<Order, { readonly type: 'present' | 'pass' }>;

/** NODE-CP-06, -07, -10: why a series may not be given in this round. Empty without a session. */
export function roundFaults(_known: Known, _seat: SeatId, _commands: readonly Command[]): readonly Rejection[] {
  return [];
}

export function nightFaults(_known: Known, _seat: SeatId, _order: NightOrder): readonly Rejection[] {
  return [];
}

/** NODE-CP-06: says who is there, or passes. */
export function nightOrder(_play: Play, _seat: SeatId, _order: NightOrder): void {}

/** NODE-CP-06: why no session can open. */
export function openingFaults(_known: Known): readonly Rejection[] {
  return [];
}

export function openNight(_play: Play): void {}

export function setPresent(_play: Play, _seat: SeatId, _isPresent: boolean): void {}

/** NODE-CP-06: an order of the session was carried out: the round, or the session, may be over. Called after every step. */
export function followSession(_play: Play): void {}

/** The round's time is up: those who have not acted pass. */
export function roundFellDue(_play: Play): void {}

/** NODE-CP-11. */
export function closeNight(_play: Play, _why: 'battle' | 'referee' | 'rounds' | 'ended'): void {}
