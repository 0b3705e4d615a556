import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { InitiativeRoll } from '../state.ts';
import type { BattleOrderType, BattleSide, PieceId } from '../vocabulary.ts';

/** An army of a seat and what it was told to do. */
interface OfOrder {
  readonly seat: SeatId;
  readonly piece: PieceId;
  readonly order: BattleOrderType;
}

interface OfArmy extends OfOrder {
  readonly name: string;
}

/** Battle orders and battle movement: HEX-BORD, HEX-BMOV. */
export type BattleMoveEvent =
  /** Public, as the order of movement is. HEX-BMOV-02. */
  | { readonly type: 'battle-initiative'; readonly order: readonly SeatId[] }
  | { readonly type: 'battle-initiative-dice'; readonly rolls: readonly InitiativeRoll[] }
  /** An order that turned out impossible: told to its owner. */
  | ({ readonly type: 'battle-order-refused'; readonly code: string } & OfOrder)
  /** HEX-BMOV-04: told to its owner. */
  | ({ readonly type: 'battle-order-cancelled'; readonly hex: HexKey } & OfArmy)
  /** Told to its owner; `from` null: from orbit; `via`: the hex between of a long raid. HEX-RACE-DE-11. */
  | ({
      readonly type: 'battle-moved';
      readonly from: HexKey | null;
      readonly via: HexKey | null;
      readonly hex: HexKey;
    } & OfArmy)
  /** Told to its owner: it stands beside the battle in a hex. HEX-BORD-03, -12, HEX-BMOV-07. */
  | ({ readonly type: 'battle-supported'; readonly hex: HexKey; readonly side: BattleSide } & OfArmy)
  /** HEX-BORD-17. */
  | {
      readonly type: 'air-support-lost';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly army: PieceId;
    }
  /** HEX-SPY-11: told to who spread them and to whom they hurt. */
  | { readonly type: 'rumours-spread'; readonly seat: SeatId; readonly piece: PieceId; readonly hex: HexKey };
