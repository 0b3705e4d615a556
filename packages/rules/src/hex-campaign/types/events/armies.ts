import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { PieceId } from '../vocabulary.ts';

/** An own army that something happened to. */
interface Own {
  readonly seat: SeatId;
  readonly piece: PieceId;
  readonly name: string;
}

/** Detachments, garrisons and captives: HEX-DET, -GAR, -CAPT. */
export type ArmyEvent =
  /** Paid at `hex`; it arrives next turn. `target`: the Stronghold of a garrison-detachment. HEX-DET-11, HEX-GAR-09. */
  | (Own & {
      readonly type: 'detachment-ordered';
      readonly hex: HexKey;
      readonly cost: number;
      readonly target: HexKey | null;
    })
  /** HEX-DET-11: its hex fell before it was ready. `paidTo`: the hex that took what was saved. */
  | {
      readonly type: 'construction-lost';
      readonly seat: SeatId;
      readonly name: string;
      readonly hex: HexKey;
      readonly refund: number;
      readonly paidTo: HexKey | null;
    }
  /** `hex` built and paid them. HEX-DET-12, HEX-GAR-12. */
  | (Own & {
      readonly type: 'models-replaced';
      readonly unit: string;
      readonly models: number;
      readonly hex: HexKey;
      readonly cost: number;
    })
  | (Own & { readonly type: 'rearmed'; readonly hex: HexKey; readonly cost: number })
  /** `unit` null: the whole army. `hex`: the store that took the refund; null: nothing came back. HEX-DET-17. */
  | (Own & {
      readonly type: 'disbanded';
      readonly unit: string | null;
      readonly models: number;
      readonly hex: HexKey | null;
      readonly refund: number;
    })
  | (Own & {
      readonly type: 'models-transferred';
      readonly into: PieceId;
      readonly unit: string;
      readonly models: number;
    })
  | (Own & { readonly type: 'unit-added'; readonly unit: string; readonly hex: HexKey; readonly cost: number })
  | (Own & {
      readonly type: 'unit-removed';
      readonly unit: string;
      readonly hex: HexKey | null;
      readonly refund: number;
    })
  | (Own & { readonly type: 'followers-joined'; readonly hex: HexKey; readonly points: number })
  | (Own & { readonly type: 'mercenaries-hired'; readonly hex: HexKey; readonly points: number })
  /** HEX-CLAIM-14: nobody composed them in time. */
  | {
      readonly type: 'find-lapsed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly found: 'followers' | 'mercenaries';
      readonly points: number;
    }
  | (Own & { readonly type: 'garrison-settled'; readonly hex: HexKey })
  | (Own & { readonly type: 'garrison-placed'; readonly hex: HexKey; readonly cost: number })
  | (Own & { readonly type: 'garrison-retargeted'; readonly hex: HexKey })
  | {
      readonly type: 'detachment-arrived';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      /** Null: in orbit. */
      readonly hex: HexKey | null;
    };
