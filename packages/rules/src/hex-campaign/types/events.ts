import type { GameEvent, HexKey, RuleId, SeatId } from '../../kernel/index.ts';
import type { AftermathEvent } from './events/aftermath.ts';
import type { AirEvent } from './events/air.ts';
import type { ArmyEvent } from './events/armies.ts';
import type { BattleMoveEvent } from './events/battle-moves.ts';
import type { BattleEvent } from './events/battles.ts';
import type { CaptiveEvent } from './events/captives.ts';
import type { ClaimEvent } from './events/claims.ts';
import type { DealEvent } from './events/deals.ts';
import type { EconomyEvent } from './events/economy.ts';
import type { EndingEvent } from './events/endings.ts';
import type { QuickBattleEvent } from './events/quick-battles.ts';
import type { RaceEvent } from './events/races.ts';
import type { SpyEvent } from './events/spies.ts';
import type { StartEvent } from './events/start.ts';
import type { WithdrawalEvent } from './events/withdrawals.ts';
import type { WorksEvent } from './events/works.ts';
import type { SeenPiece } from './knowledge.ts';
import type { InitiativeRoll } from './state.ts';
import type { MovementOrderType, Phase, PieceId } from './vocabulary.ts';

export type { AftermathEvent } from './events/aftermath.ts';
export type { AirEvent } from './events/air.ts';
export type { ArmyEvent } from './events/armies.ts';
export type { BattleMoveEvent } from './events/battle-moves.ts';
export type { BattleEvent } from './events/battles.ts';
export type { CaptiveEvent } from './events/captives.ts';
export type { ClaimEvent } from './events/claims.ts';
export type { DealEvent, GeneralTerms } from './events/deals.ts';
export type { EconomyEvent } from './events/economy.ts';
export type { EndingEvent } from './events/endings.ts';
export type { NamedLoss, QuickBattleEvent } from './events/quick-battles.ts';
export type { RaceEvent } from './events/races.ts';
export type { SettlementEvent } from './events/settlements.ts';
export type { SpyEvent } from './events/spies.ts';
export type { StartEvent } from './events/start.ts';
export type { StrongholdEvent } from './events/strongholds.ts';
export type { WithdrawalEvent } from './events/withdrawals.ts';
export type { WorksEvent } from './events/works.ts';

/** Why a move ended before its path did: the rule, and nothing that the mover cannot see. */
export interface Stop {
  readonly rule: RuleId;
  readonly code:
    | 'enemy-zoc'
    | 'enemy-army'
    | 'allowance'
    | 'closed-terrain'
    | 'river'
    | 'tracked-river'
    | 'partner-land'
    | 'reserve-enemy-near'
    | 'reserve-not-own'
    | 'stacking'
    | 'enemy-airspace'
    | 'spy-target'
    | 'closed-capital'
    | 'off-map'
    | 'battle-waits';
  /** The hex where it stopped, or that it could not enter. */
  readonly hex: HexKey;
}

/** The part of an event that every one of them has. */
interface At {
  readonly turn: number;
  readonly phase: Phase;
}

export type Event = GameEvent &
  At &
  (
    | { readonly type: 'campaign-began'; readonly seats: readonly SeatId[] }
    | { readonly type: 'corner-dealt'; readonly seat: SeatId; readonly capital: HexKey }
    | {
        readonly type: 'urban-sized';
        readonly seat: SeatId;
        readonly hex: HexKey;
        readonly die: number;
        readonly size: 1 | 2 | 3 | 4;
      }
    | {
        readonly type: 'yield-rolled';
        readonly seat: SeatId;
        readonly hex: HexKey;
        readonly die: number;
        readonly yield: number;
      }
    | {
        readonly type: 'detachment-placed';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
      }
    | { readonly type: 'turn-began' }
    | { readonly type: 'phase-opened' }
    /** No sheet came; for movement the pieces that guard. */
    | { readonly type: 'orders-missing'; readonly seat: SeatId; readonly pieces: readonly PieceId[] }
    | {
        readonly type: 'order-refused';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly order: MovementOrderType;
        readonly code: string;
      }
    | { readonly type: 'initiative'; readonly order: readonly SeatId[] }
    | { readonly type: 'initiative-dice'; readonly rolls: readonly InitiativeRoll[] }
    | {
        readonly type: 'recovered';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly unit: string;
        readonly die: number | null;
        readonly total: number | null;
        readonly ready: boolean;
      }
    | {
        readonly type: 'marched';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly order: MovementOrderType;
        readonly from: HexKey;
        readonly trail: readonly HexKey[];
        readonly planned: readonly HexKey[];
        readonly spent: number;
        readonly allowance: number;
        readonly stop: Stop | null;
      }
    | {
        readonly type: 'held';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly order: MovementOrderType;
        readonly hex: HexKey;
      }
    | { readonly type: 'sighted'; readonly seat: SeatId; readonly pieces: readonly SeenPiece[] }
    | { readonly type: 'lost-from-sight'; readonly seat: SeatId; readonly pieces: readonly SeenPiece[] }
    | {
        readonly type: 'convoy-captured';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly bp: number;
        readonly from: SeatId;
      }
    | {
        readonly type: 'convoy-lost';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly bp: number;
        readonly by: SeatId | null;
      }
    | {
        readonly type: 'diplomat-lost';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly by: SeatId | null;
      }
    | {
        readonly type: 'detachment-lost';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
      }
    | {
        readonly type: 'skimmer-checked';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly unit: string;
        readonly die: number | null;
        readonly result: 'unharmed' | 'damaged' | 'destroyed';
      }
    /** Under `seePassing`: a piece of another seat crossed these hexes in sight. HEX-SIGHT-09. */
    | { readonly type: 'passed'; readonly seat: SeatId; readonly piece: SeenPiece; readonly hexes: readonly HexKey[] }
    /** Under `rollsVisibility` public: all dice but initiative, without what they were about. */
    | {
        readonly type: 'rolls';
        readonly rolls: readonly { readonly rule: RuleId; readonly sides: number; readonly value: number }[];
      }
    | {
        readonly type: 'vp-scored';
        readonly seat: SeatId;
        readonly vp: number;
        readonly reason: 'capital-captured' | 'battle';
      }
    | { readonly type: 'turn-ended' }
    | StartEvent
    | ClaimEvent
    | EconomyEvent
    | WorksEvent
    | ArmyEvent
    | CaptiveEvent
    | DealEvent
    | AirEvent
    | SpyEvent
    | RaceEvent
    | BattleMoveEvent
    | BattleEvent
    | QuickBattleEvent
    | AftermathEvent
    | WithdrawalEvent
    | EndingEvent
  );
