import type { EdgeKey, HexKey, SeatId } from '../../kernel/index.ts';
import type { BattleReport, FunReport, LossItem } from './battles.ts';
import type { BuildLine } from './build.ts';
import type { SpyTarget } from './pieces.ts';
import type { DealSide } from './state.ts';
import type { AirMissionType, God, PieceId, SpyMissionType, Treatment, TreatyKind } from './vocabulary.ts';

interface OrderBase {
  readonly piece: PieceId;
  /** What to do with enemy Urban hexes and Strongholds this turn, before the standing instruction. HEX-MORD-14. */
  readonly treatment?: Treatment;
}

/**
 * A movement order. The list of orders is the player's own order of pieces (HEX-MOV-01). A path lists the hexes
 * entered, without the start.
 */
export type MovementOrder =
  | (OrderBase & {
      readonly type: 'path';
      /** Empty only for a spy that takes up a target in its own hex. HEX-SPY-09. */
      readonly path: readonly HexKey[];
      readonly high?: boolean;
      /** Of a spy: what it would rather infiltrate where it stops. HEX-SPY-04. */
      readonly target?: SpyTarget;
    })
  | (OrderBase & { readonly type: 'follow'; readonly target: PieceId; readonly high?: boolean })
  | (OrderBase & { readonly type: 'advance' })
  | (OrderBase & {
      readonly type: 'guard';
      /** Of a spy: another target in the same hex to switch to. HEX-SPY-07. */
      readonly switchTo?: SpyTarget;
    })
  | (OrderBase & { readonly type: 'recover' })
  | (OrderBase & { readonly type: 'move-and-claim'; readonly path: readonly HexKey[] })
  | (OrderBase & {
      readonly type: 'claim-area';
      /** Instead of claiming, a building of the own Stronghold here becomes a cursed shrine. HEX-RACE-CH-08. */
      readonly shrine?: { readonly defence: string; readonly god: God; readonly payer: HexKey };
    })
  | (OrderBase & { readonly type: 'reserve'; readonly path: readonly HexKey[] })
  | (OrderBase & { readonly type: 'to-orbit' })
  | (OrderBase & { readonly type: 'webway'; readonly to: HexKey });

/** HEX-AIR-01: what one squadron is to do. */
export interface AirOrder {
  readonly airspace: number;
  readonly mission: AirMissionType;
  /** Urban hex of a Strategic Bombardment; null for the other missions. */
  readonly target: HexKey | null;
}

/** HEX-START-07: where the sites go. `resources` and `urban` follow the dice as they were shown. */
export interface PlacementSheet {
  readonly phase: 'placement';
  readonly capital: HexKey;
  readonly urban: readonly HexKey[];
  readonly resources: readonly HexKey[];
}

/** HEX-START-14: free roads, built in this order. */
export interface FreeRoadsSheet {
  readonly phase: 'free-roads';
  readonly roads: readonly EdgeKey[];
}

/** HEX-TURN-09; in set-up HEX-START-06. */
export interface BuildSheet {
  readonly phase: 'build' | 'spending';
  readonly lines: readonly BuildLine[];
}

export interface AirSheet {
  readonly phase: 'air-orders';
  readonly air: readonly AirOrder[];
}

/** What a seat seals for movement; with `mergeAirAndMoveOrders` the missions of its squadrons too. */
export interface MovementSheet {
  readonly phase: 'movement-orders';
  readonly orders: readonly MovementOrder[];
  readonly air?: readonly AirOrder[];
}

/** HEX-SPY-11. */
export interface SpyMission {
  readonly piece: PieceId;
  readonly mission: SpyMissionType;
  readonly switchTo?: SpyTarget;
}

/** A hex, or an army wherever it is then. HEX-BORD-02. */
export type BattleTarget =
  | { readonly kind: 'hex'; readonly hex: HexKey }
  | { readonly kind: 'army'; readonly piece: PieceId };

interface BattleOrderBase {
  readonly piece: PieceId;
  /** Hexes to go to rather than others if it must leave, the best first. HEX-WD-10, HEX-BMOV-07. */
  readonly retreat?: readonly HexKey[];
}

/** A battle order. The list of them is the player's own order of moves. HEX-BORD-01, HEX-BMOV-03. */
export type BattleOrder =
  | (BattleOrderBase & {
      readonly type: 'attack' | 'planned-attack' | 'raid' | 'planned-raid';
      readonly target: BattleTarget;
      /** The hex between, of a long raid. HEX-RACE-DE-11. */
      readonly via?: HexKey;
      /** What to do with an Urban hex or Stronghold that it takes. HEX-MORD-14. */
      readonly treatment?: Treatment;
    })
  | (BattleOrderBase & { readonly type: 'withdraw'; readonly to: HexKey })
  | (BattleOrderBase & { readonly type: 'support'; readonly target: PieceId })
  | (BattleOrderBase & { readonly type: 'defend' | 'guard' });

export interface BattleSheet {
  readonly phase: 'battle-orders';
  readonly orders: readonly BattleOrder[];
  readonly spies: readonly SpyMission[];
  /** HEX-AIR-10: which army each Tactical Bombardment supports, by the number of the support. */
  readonly airSupport: readonly { readonly support: number; readonly army: PieceId }[];
}

/** What a seat seals for one phase. */
export type Sheet = PlacementSheet | FreeRoadsSheet | BuildSheet | AirSheet | MovementSheet | BattleSheet;

/** What counts as soon as it is sent, while the Build phase is open: offers and answers. HEX-DIP-02. */
export type DealOrder =
  | {
      readonly type: 'offer';
      readonly to: SeatId;
      readonly secret: boolean;
      readonly treaty: TreatyKind | null;
      readonly gives: DealSide;
      readonly takes: DealSide;
      readonly promise: string;
    }
  | {
      readonly type: 'sign';
      readonly deal: string /** Own Urban hex that pays what is taken. */;
      readonly from: HexKey | null;
    }
  | { readonly type: 'withdraw'; readonly deal: string };

interface OfBattle {
  readonly battle: string;
}

/** What is said of a battle while phase 8 is open; each counts as soon as it is sent. */
export type BattleDecision =
  /** HEX-TBL-41: what it came to. The same report from both sides settles it. */
  | (OfBattle & { readonly type: 'battle-report'; readonly report: BattleReport })
  /** HEX-QB-01. */
  | (OfBattle & { readonly type: 'quick-battle'; readonly agree: boolean })
  /** HEX-QB-11. */
  | (OfBattle & { readonly type: 'postpone-battle'; readonly agree: boolean })
  /** HEX-QB-07: a quarter of the enemy's losses. */
  | (OfBattle & { readonly type: 'pick-losses'; readonly items: readonly LossItem[] })
  /** HEX-QB-05: the own ones. */
  | (OfBattle & { readonly type: 'choose-losses'; readonly items: readonly LossItem[] })
  /** HEX-TBL-38. */
  | (OfBattle & { readonly type: 'decide-captives'; readonly kill: boolean })
  /** HEX-TBL-02: the owner of the Stronghold has the die for the terrain rolled again. */
  | (OfBattle & { readonly type: 'reroll-terrain' })
  /** HEX-TBL-25, HEX-QB-09: the one battle that an army beside several supports. */
  | (OfBattle & { readonly type: 'lend-support'; readonly piece: PieceId });

/** What only the referee may do. */
export type Ruling =
  /** HEX-TBL-41, -43: what a battle came to, where the sides do not agree or nobody leads the enemy. */
  | (OfBattle & { readonly type: 'decide-battle'; readonly report: BattleReport })
  /** HEX-QB-11. */
  | (OfBattle & { readonly type: 'postpone-battle' });

/** HEX-QB-12: a battle beside the war, with armies made for it. It counts once both have sent the same. */
export interface FunOrder {
  readonly type: 'fun-battle';
  readonly with: SeatId;
  readonly report: FunReport;
}

export type Order = DealOrder | BattleDecision | FunOrder;
