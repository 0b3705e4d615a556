import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { StrongholdLevel } from '../map.ts';
import type { PieceId, Treatment } from '../vocabulary.ts';

/** What changes hands as armies march, and what they find. HEX-CLAIM, HEX-MOV. */
export type ClaimEvent =
  | {
      readonly type: 'urban-taken';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly treatment: Treatment;
      readonly die: number | null;
    }
  | {
      readonly type: 'urban-lost';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly by: SeatId | null;
    }
  | {
      readonly type: 'stronghold-taken';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly hex: HexKey;
      readonly level: StrongholdLevel;
      /** Destroyed by instruction, not kept. HEX-CLAIM-20. */
      readonly razed: boolean;
    }
  | { readonly type: 'stronghold-lost'; readonly seat: SeatId; readonly hex: HexKey; readonly by: SeatId | null }
  | {
      readonly type: 'claimed';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly hex: HexKey;
      readonly from: SeatId | null;
    }
  | {
      readonly type: 'claim-failed';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly hex: HexKey;
      /** `unseen`: the seat cannot see what stopped it. */
      readonly code:
        | 'occupied'
        | 'partner-land'
        | 'urban'
        | 'sea'
        | 'contested'
        | 'no-supply'
        | 'no-capital'
        | 'unseen';
    }
  | { readonly type: 'control-lost'; readonly seat: SeatId; readonly hex: HexKey; readonly by: SeatId | null }
  | {
      readonly type: 'discovery';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly hex: HexKey;
      readonly die: number;
      readonly found: 'nothing' | 'resource' | 'urban' | 'enemies' | 'followers' | 'mercenaries';
      readonly amount: number | null;
      readonly dice: readonly number[];
    }
  /** What others who have the hex in sight learn of a discovery: its kind. */
  | {
      readonly type: 'discovery-seen';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly found: 'resource' | 'urban' | 'enemies' | 'followers' | 'mercenaries';
    }
  /** Public: `seat` lost its Capital. `hex` is null where the place is secret. HEX-CLAIM-22. */
  | { readonly type: 'capital-fell'; readonly seat: SeatId; readonly hex: HexKey | null };
