import type { Dice, SeatId } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import type { Ground } from '../ground/ground.ts';
import type { PerHex } from '../map/numbers.ts';
import type {
  AirMission,
  AirSupport,
  Battle,
  BattleOrder,
  Captives,
  Construction,
  Deal,
  Delivery,
  Detachment,
  Event,
  InitiativeRoll,
  MovementOrder,
  PastAirControl,
  Pending,
  Phase,
  Piece,
  PieceId,
  Promised,
  Recon,
  SeatState,
  Sheet,
  Site,
  State,
  Stronghold,
  Treaty,
} from '../types.ts';

/** An event of a piece that was moved this turn, for rules that look back on the moves. */
export interface Moved {
  readonly order: MovementOrder;
  readonly trail: readonly HexKey[];
  /** HEX-MOV-17: whether the last step went along a road. */
  readonly byRoad: boolean;
}

/** A loss whose former owner learns who took it only if it sees the taker when the phase is over. HEX-MOV-06. */
export interface Loss {
  readonly owner: SeatId;
  readonly taker: SeatId;
  readonly piece: PieceId;
  readonly hex: HexKey;
  /** Whether having the hex in sight tells who did it. */
  readonly shows: () => boolean;
  readonly told: (by: SeatId | null) => Untold;
}

type Distributed<Union> = Union extends Event ? Omit<Union, 'turn' | 'phase'> : never;
/** An event without its turn and phase. */
export type Untold = Distributed<Event>;

/**
 * A turn in progress: the working copy of a state, owned by one step. The functions of the phases
 * change it; the original state does not change. The sequence of play has all of it; a chapter gets only
 * what it {@link Reads} and {@link Changes}.
 */
export interface Fields {
  readonly before: State;
  readonly dice: Dice;
  readonly sheets: Readonly<Record<SeatId, Sheet | null>>;
  readonly ground: Ground;
  readonly events: Event[];
  /** Changed only by {@link replacePiece} and {@link removePiece}. */
  readonly pieces: Map<PieceId, Piece>;
  /** The pieces as a state has them; null if outdated. */
  pieceTable: State['pieces'] | null;
  /** Convoys and diplomats: what a detachment can meet in a hex that it enters. */
  readonly civilians: Set<PieceId>;
  readonly spies: Set<PieceId>;
  readonly seats: Record<SeatId, SeatState>;
  /** The previous state's table, until {@link setControl} first writes to it. */
  control: Readonly<Record<HexKey, SeatId>>;
  readonly sites: Record<HexKey, Site>;
  readonly strongholds: Record<HexKey, Stronghold>;
  /** 1 for each hex that waits to be discovered, by index. */
  readonly undiscovered: PerHex;
  readonly ruins: Set<HexKey>;
  readonly moved: Map<PieceId, Moved>;
  readonly losses: Loss[];
  /** HEX-MOV-06: convoys taken this turn, which no longer move, whoever holds them. */
  readonly captured: Set<PieceId>;
  readonly discoveries: { readonly seat: SeatId; readonly hex: HexKey; readonly event: Untold }[];
  /** Road links that were built. After a change {@link relayRoads}. */
  readonly roads: Set<EdgeKey>;
  readonly orbit: Map<PieceId, Detachment>;
  readonly captives: Map<PieceId, Captives>;
  constructions: readonly Construction[];
  /** After a change {@link setTreaties}. */
  treaties: readonly Treaty[];
  deals: readonly Deal[];
  promises: readonly Promised[];
  deliveries: readonly Delivery[];
  raided: State['raided'];
  airMissions: readonly AirMission[];
  airSupport: readonly AirSupport[];
  airControlBefore: readonly PastAirControl[];
  recon: Readonly<Record<SeatId, Recon>>;
  pending: readonly Pending[];
  initiative: readonly InitiativeRoll[];
  battleInitiative: readonly InitiativeRoll[];
  battles: readonly Battle[];
  battleMoves: State['battleMoves'];
  /** Battle orders of this step that are in force and not carried out yet, seat by seat as in the sheets. HEX-BMOV-03. */
  readonly battleOrders: Map<PieceId, BattleOrder>;
  /** Detachments that rumours make late in this step. HEX-SPY-11. */
  readonly rumours: Set<PieceId>;
  /** HEX-TURN-13: battles that can be overruled; null: none. */
  settled: NonNullable<State['settled']> | null;
  funReports: State['funReports'];
  ended: State['ended'];
  memory: State['memory'];
  /** Everybody's last sight. HEX-SIGHT-09. */
  lastLook: State;
  phase: Phase;
  turn: number;
  /** The current state. */
  readonly stateNow: () => State;
}

/** A read-only value. */
type ReadOnly<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends ReadonlyMap<infer Key, infer Item>
    ? ReadonlyMap<Key, Item>
    : Value extends ReadonlySet<infer Item>
      ? ReadonlySet<Item>
      : Readonly<Value>;

/** Fields of a step that a chapter reads. */
export type Reads<Name extends keyof Fields> = { readonly [Field in Name]: ReadOnly<Fields[Field]> };

/** Fields of a step that a chapter changes. */
export type Changes<Name extends keyof Fields> = Pick<Fields, Name>;
