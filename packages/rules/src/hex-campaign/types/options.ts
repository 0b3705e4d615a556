import type { HexKey, RuleId } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import type { View } from './knowledge.ts';
import type { Sheet } from './orders.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { MovementOrderType, PieceId } from './vocabulary.ts';

/** One hex that a piece can reach: least cost of the way there, and whether it must stop there. */
export interface Reach {
  readonly hex: HexKey;
  readonly cost: number;
  /** Known enemy ZOC, a river under `trackedRiver`, a captured place: the move ends here. */
  readonly mustStop: boolean;
  /** Cheapest way, hexes entered. */
  readonly path: readonly HexKey[];
}

/** An order type of one piece: offered, or refused with the reason. */
export interface OrderChoice {
  readonly type: MovementOrderType;
  readonly refusal: {
    readonly code: string;
    readonly rule: RuleId;
    readonly facts: Readonly<Record<string, string | number>>;
  } | null;
  /** Movement points for this order; null for orders without movement. */
  readonly allowance: number | null;
  /** Hexes where a path of this order may end. */
  readonly reach: readonly Reach[];
  /** The same when flying high. Empty where the piece may not. */
  readonly highReach: readonly Reach[];
  /** Pieces that may be followed. */
  readonly targets: readonly PieceId[];
  /** Whether the piece may fly high with this order. HEX-MORD-11. */
  readonly mayFlyHigh: boolean;
}

/** All that a piece may be ordered in the open phase. */
export interface Option {
  readonly piece: PieceId;
  readonly phase: 'movement-orders';
  readonly choices: readonly OrderChoice[];
}

export interface HexGame {
  setup: Setup;
  state: State;
  sheet: Sheet;
  order: never;
  ruling: never;
  event: Event;
  view: View;
  option: Option;
}
