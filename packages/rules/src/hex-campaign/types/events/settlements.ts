import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { Aspect, BuildingType, PieceId } from '../vocabulary.ts';

/** Settlements and their buildings: HEX-URB, HEX-BLD. */
export type SettlementEvent =
  | {
      readonly type: 'founded';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly cost: number;
    }
  | {
      readonly type: 'urban-grown';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly size: 2 | 3 | 4;
      readonly cost: number;
    }
  | {
      readonly type: 'building-built';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly building: BuildingType;
      readonly aspect: Aspect | null;
      readonly cost: number;
    }
  | {
      readonly type: 'building-disbanded';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly building: BuildingType;
      readonly aspect: Aspect | null;
      readonly refund: number;
    }
  /** A settlement of nobody's that its taker left as a ruin, and the convoy with its spoils. HEX-RACE-TY-09. */
  | {
      readonly type: 'settlement-razed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly piece: PieceId;
      readonly bp: number;
    };
