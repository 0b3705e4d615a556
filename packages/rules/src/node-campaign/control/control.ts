import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Command, Known, Rejection } from '../types.ts';

export type Control = Extract<
  Command,
  { readonly type: 'expand' | 'reinforce' | 'destroy' | 'corrupt' | 'taint' | 'cede' | 'portal' }
>;

/** NODE-FAC-TYR-02: whether Tyranids hold more than half of the planet's surface. */
export function isTyranoformed(_known: Known, _planet: string): boolean {
  return false;
}

/** NODE-ORD-09, -10, -13, -14, NODE-FAC-CHAOS-02, -03, NODE-FAC-SM-04, NODE-FAC-ELD-01. */
export function controlFaults(_known: Known, _seat: SeatId, _command: Control): readonly Rejection[] {
  return [];
}

export function takeHold(_play: Play, _seat: SeatId, _command: Control): void {}
