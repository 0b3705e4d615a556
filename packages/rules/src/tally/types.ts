import type { z } from 'zod';
import type { Rejection as KernelRejection, SeatId } from '../kernel/index.ts';
import type { event, order, ruling, settings, setup, sheet, state, view } from './schemas.ts';

export type Settings = z.infer<typeof settings>;
export type Setup = z.infer<typeof setup>;
export type State = z.infer<typeof state>;
export type Sheet = z.infer<typeof sheet>;
export type Order = z.infer<typeof order>;
export type Ruling = z.infer<typeof ruling>;
export type Event = z.infer<typeof event>;
export type View = z.infer<typeof view>;

/** A number that may be added, the most that may be given to somebody, whom to ask, and what to answer. */
export type Option =
  | { readonly type: 'add'; readonly least: number; readonly most: number }
  | { readonly type: 'gift'; readonly to: SeatId; readonly most: number }
  | { readonly type: 'ask'; readonly to: SeatId }
  | { readonly type: 'answer'; readonly id: number };

/** Why a sheet, a gift or a step is refused. */
export const REFUSALS = ['too-much', 'nobody-there', 'no-question', 'refused'] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type Rejection = KernelRejection<RefusalCode>;

export interface TallyGame {
  setup: Setup;
  state: State;
  sheet: Sheet;
  order: Order;
  ruling: Ruling;
  event: Event;
  view: View;
  past: { readonly id: string };
  option: Option;
  refusal: RefusalCode;
}
