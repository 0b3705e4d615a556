import type { RuleId, SeatId } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import type { FunReport } from './battles.ts';
import type { BuildLine } from './build.ts';
import type { Event } from './events.ts';
import type { View } from './knowledge.ts';
import type {
  AirOrder,
  BattleDecision,
  BattleTarget,
  Order,
  PlacementSheet,
  Ruling,
  Sheet,
  SpyMission,
} from './orders.ts';
import type { SpyTarget } from './pieces.ts';
import type { RefusalCode } from './refusals.ts';
import type { GivenSetup } from './setup.ts';
import type { State } from './state.ts';
import type { BattleOrderType, DefenceType, God, MovementOrderType, PieceId } from './vocabulary.ts';

/** One hex that a piece can reach: the least cost to get there, and whether it must stop there. */
export interface Reach {
  readonly hex: HexKey;
  readonly cost: number;
  /** Known enemy ZOC, a river under `trackedRiver`, a captured place: the move ends here. */
  readonly mustStop: boolean;
  /** The cheapest path, hexes entered. */
  readonly path: readonly HexKey[];
}

/** Why something that is shown cannot be chosen. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A bunker or tower that may be cursed, and the paying hex. HEX-RACE-CH-08. */
export interface CurseChoice {
  readonly defence: string;
  readonly type: DefenceType;
  readonly god: God;
  readonly payer: HexKey;
  readonly cost: number;
}

/** An order type of one piece: offered, or refused with the reason. */
export interface OrderChoice {
  readonly type: MovementOrderType;
  readonly refusal: Refusal | null;
  /** Movement points for this order; null for orders without movement. */
  readonly allowance: number | null;
  /** Hexes where a path of this order may end. */
  readonly reach: readonly Reach[];
  /** The same when flying high. Empty if the piece may not. */
  readonly highReach: readonly Reach[];
  /** Pieces that may be followed. */
  readonly targets: readonly PieceId[];
  /** Whether the piece may fly high with this order. HEX-MORD-11. */
  readonly mayFlyHigh: boolean;
  /** For a spy: with Guard its possible switches, with Path its targets without a move. HEX-SPY-07, -09. */
  readonly spyTargets: readonly SpyTarget[];
  /** With Claim area: what may be cursed instead, for what BP. HEX-RACE-CH-08. */
  readonly curses: readonly CurseChoice[];
}

/** All movement orders that a piece may get. */
export interface MovementOption {
  readonly piece: PieceId;
  readonly phase: 'movement-orders';
  readonly choices: readonly OrderChoice[];
}

/** A line that a build form offers, ready to be put into the sheet, with its price, or the refusal. */
export interface BuildOption {
  readonly phase: 'build' | 'spending';
  readonly line: BuildLine;
  /** BP; dice and later lines aside. */
  readonly cost: number;
  readonly refusal: Refusal | null;
}

/** Where units can be bought, and which kinds of the seat's list: the roster is the player's own. HEX-DET-10, -12. */
export interface MusterOption {
  readonly phase: 'build' | 'spending';
  readonly muster: HexKey;
  /** Whether a new detachment may be ordered here. */
  readonly detachments: Refusal | null;
  readonly kinds: readonly { readonly kind: string; readonly refusal: Refusal | null }[];
  /** Keys of the race's special detachments, and why they cannot be ordered now. HEX-DET-22. */
  readonly specials: readonly { readonly special: string; readonly refusal: Refusal | null }[];
}

/** A mission that a squadron may get; one per squadron. HEX-AIR-01. */
export interface AirOption {
  readonly phase: 'air-orders';
  readonly squadrons: number;
  readonly order: AirOrder;
}

/** HEX-START-07: where a site may go before the others are placed. */
export interface PlacementOption {
  readonly phase: 'placement';
  readonly capitals: readonly HexKey[];
  readonly urban: readonly HexKey[];
  readonly resources: readonly HexKey[];
  /** A complete, valid placement. */
  readonly suggestion: Omit<PlacementSheet, 'phase'> | null;
}

export interface FreeRoadOption {
  readonly phase: 'free-roads';
  readonly actions: number;
  readonly edge: EdgeKey;
  /** The die needed; 1: no die. HEX-ROAD-04, -05. */
  readonly needs: 1 | 3 | 5;
}

/** What a spy may do in battle orders. HEX-SPY-11. */
export interface SpyOption {
  readonly phase: 'battle-orders';
  readonly mission: SpyMission;
  readonly targets: readonly SpyTarget[];
}

/** An army that a Tactical Bombardment may support. HEX-AIR-10. */
export interface SupportOption {
  readonly phase: 'battle-orders';
  readonly support: number;
  readonly army: PieceId;
}

/** A player with whom a deal may be opened now, and how. HEX-DIP-01, -11. */
export interface DealOption {
  readonly phase: 'build';
  readonly deal: SeatId;
  readonly open: Refusal | null;
  readonly secret: Refusal | null;
}

/** A battle order of one army: offered with its possible subjects, or refused with the reason. HEX-BORD-01. */
export interface BattleOrderChoice {
  readonly type: BattleOrderType;
  readonly refusal: Refusal | null;
  /** Targets to attack or raid; with `via` for a long raid. HEX-BORD-02, HEX-RACE-DE-11. */
  readonly targets: readonly { readonly target: BattleTarget; readonly via: HexKey | null }[];
  /** Where it may withdraw to. HEX-BORD-07. */
  readonly ways: readonly HexKey[];
  /** Armies that it may support. HEX-BORD-12. */
  readonly supported: readonly PieceId[];
}

export interface BattleOrderOption {
  readonly phase: 'battle-orders';
  readonly army: PieceId;
  readonly orders: readonly BattleOrderChoice[];
}

/** A possible decision about an open battle, ready to be sent. HEX-TBL-41, HEX-QB. */
export interface DecisionOption {
  readonly phase: 'battle';
  readonly decision: BattleDecision;
}

/** A player with whom a fun battle may be reported, and their report of one; null: none. HEX-QB-12. */
export interface FunOption {
  /** It may be reported while any phase of a turn is open. */
  readonly phase: 'any';
  readonly funBattle: SeatId;
  readonly said: FunReport | null;
}

/** Everything that a viewer may choose in the open phase. */
export type Option =
  | MovementOption
  | BuildOption
  | MusterOption
  | AirOption
  | PlacementOption
  | FreeRoadOption
  | SpyOption
  | SupportOption
  | BattleOrderOption
  | DecisionOption
  | DealOption
  | FunOption;

export interface HexGame {
  setup: GivenSetup;
  state: State;
  sheet: Sheet;
  order: Order;
  ruling: Ruling;
  event: Event;
  view: View;
  past: never;
  option: Option;
  refusal: RefusalCode;
}
