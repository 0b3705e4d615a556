import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { DefenceType, God, PieceId } from '../vocabulary.ts';

/** What only some races do: HEX-RACE. */
export type RaceEvent =
  | { readonly type: 'capital-moved'; readonly seat: SeatId; readonly from: HexKey | null; readonly hex: HexKey }
  /** It left the map from this hex. HEX-RACE-SM-02. */
  | {
      readonly type: 'went-to-orbit';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly hex: HexKey;
    }
  /** HEX-RACE-EL-05. */
  | {
      readonly type: 'webway-taken';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly from: HexKey;
      readonly hex: HexKey;
    }
  /** HEX-RACE-CH-08. */
  | {
      readonly type: 'shrine-raised';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly hex: HexKey;
      readonly defence: DefenceType;
      readonly god: God;
      readonly payer: HexKey;
      readonly cost: number;
    };
