import type {
  AirOrder,
  BattleOrder,
  BattleSheet,
  BuildLine,
  MovementOrder,
  Order,
  Ruling,
  SpyMission,
  View,
} from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';

export const SEATS = ['azure', 'madder', 'ochre', 'verdigris'] as const;
export type Seat = (typeof SEATS)[number];

/** The information for the writer of an order: the script's names and hexes are looked up in it. */
export interface Known {
  readonly view: View;
  readonly seat: SeatId;
}

/** A line of a sheet: its name in the script, and its order. */
export interface Line<Field extends string, Written> {
  readonly field: Field;
  readonly says: string;
  readonly write: (known: Known) => Written;
}

export type BuildStep = Line<'lines', BuildLine>;
export type MoveStep = Line<'orders', MovementOrder> | Line<'air', AirOrder>;
export type BattleStep =
  | Line<'orders', BattleOrder>
  | Line<'spies', SpyMission>
  | Line<'airSupport', BattleSheet['airSupport'][number]>;

/**
 * A deed of a player while Build or Battle is open, or of the referee: each counts immediately. Messages are not steps
 * of the log.
 */
export type Deed =
  | { readonly kind: 'order'; readonly seat: Seat; readonly says: string; readonly write: (known: Known) => Order }
  | { readonly kind: 'ruling'; readonly says: string; readonly reason: string; readonly write: (view: View) => Ruling }
  | { readonly kind: 'message'; readonly seat: Seat; readonly to: readonly Seat[]; readonly text: string }
  | {
      readonly kind: 'write-up';
      readonly seat: Seat;
      /** Printed number of the hex in which the battle is fought. */
      readonly at: string;
      readonly title: string;
      readonly text: string;
      readonly plan: { readonly file: string; readonly alt: string } | null;
    }
  /** The headline of the previous turn's issue; the referee writes it. */
  | { readonly kind: 'headline'; readonly title: string; readonly lead: string }
  /** In this turn's issue of the gazette. */
  | { readonly kind: 'communique'; readonly seat: Seat; readonly text: string };

export type Sheets<Step> = Readonly<Record<Seat, readonly Step[]>>;

/** A turn as it was played: the deals, what each seat sealed, and the battles. */
export interface Turn {
  readonly turn: number;
  readonly deals: readonly Deed[];
  readonly build: Sheets<BuildStep>;
  readonly movement: Sheets<MoveStep>;
  readonly battleOrders: Sheets<BattleStep>;
  readonly battles: readonly Deed[];
}

export type SheetPhase = 'build' | 'movement-orders' | 'battle-orders';

/** One event of the script. All but messages are one step of the log each. */
export type Moment = { readonly turn: number } & (
  | { readonly kind: 'sheets'; readonly phase: SheetPhase; readonly sheets: Sheets<BuildStep | MoveStep | BattleStep> }
  | { readonly kind: 'deed'; readonly phase: 'build' | 'battle'; readonly deed: Deed }
);

/** Whether it is a step of the log. */
export const isStep = (moment: Moment): boolean =>
  moment.kind === 'sheets' || moment.deed.kind === 'order' || moment.deed.kind === 'ruling';
