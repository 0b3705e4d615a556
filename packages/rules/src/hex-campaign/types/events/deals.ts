import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { DealSide } from '../state.ts';
import type { PieceId, TreatyKind } from '../vocabulary.ts';

/** `seat` did something about a deal with `with`; both read it. */
interface Between {
  readonly seat: SeatId;
  readonly with: SeatId;
}

/** What the news tells of one side of a deal: what, not how much. HEX-DIP-04. */
export interface GeneralTerms {
  readonly bp: boolean;
  readonly captives: boolean;
}

/** Diplomacy: HEX-DIP. */
export type DealEvent =
  | (Between & { readonly type: 'deal-offered'; readonly deal: string; readonly secret: boolean })
  | (Between & { readonly type: 'deal-signed'; readonly deal: string; readonly secret: boolean })
  | (Between & { readonly type: 'deal-withdrawn'; readonly deal: string; readonly secret: boolean })
  /** Not signed, or not possible: the same words for both. `seat` had offered it. HEX-DIP-01. */
  | (Between & { readonly type: 'deal-lapsed' })
  /** What the two agreed on, in full. HEX-DIP-02. */
  | (Between & {
      readonly type: 'deal-struck';
      readonly secret: boolean;
      readonly treaty: TreatyKind | null;
      readonly gives: DealSide;
      readonly takes: DealSide;
      readonly promise: string;
    })
  /** What everybody hears of an open deal besides its treaty. HEX-DIP-04. */
  | (Between & {
      readonly type: 'deal-news';
      readonly gives: GeneralTerms;
      readonly takes: GeneralTerms;
      readonly promise: boolean;
    })
  /** `by`: who did not have what was signed. Public for an open deal. HEX-DIP-05. */
  | (Between & { readonly type: 'deal-broken'; readonly by: readonly SeatId[] })
  | { readonly type: 'treaty-signed'; readonly seats: readonly SeatId[]; readonly treaty: TreatyKind }
  /** `ends`: the turn at whose start the treaty is over. HEX-DIP-10. */
  | (Between & { readonly type: 'treaty-notice'; readonly treaty: TreatyKind; readonly ends: number })
  | { readonly type: 'treaty-ended'; readonly seats: readonly SeatId[]; readonly treaty: TreatyKind }
  /** HEX-DIP-10: the end of an alliance sent a detachment out of the hex of the other's garrison. */
  | {
      readonly type: 'allies-parted';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly from: HexKey;
      readonly hex: HexKey;
    }
  /** To both: what a deal sent is in the Capital of `seat`. HEX-DIP-05. */
  | { readonly type: 'bp-delivered'; readonly seat: SeatId; readonly from: SeatId; readonly bp: number }
  /** To both: `seat` has no Capital to receive it. `kept` false: nobody was left to take the BP back. HEX-DIP-05. */
  | {
      readonly type: 'bp-returned';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly bp: number;
      readonly kept: boolean;
    }
  /** To both: the captives of `seat` could not be sent home. HEX-DIP-05. */
  | { readonly type: 'captives-returned'; readonly seat: SeatId; readonly from: SeatId; readonly detachments: number }
  | {
      readonly type: 'diplomat-built';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly hex: HexKey;
      readonly cost: number;
    }
  /** To both, the diplomat being of `seat`. `home` false: he had no Capital to go to and is lost. HEX-DIP-12. */
  | {
      readonly type: 'diplomat-expelled';
      readonly seat: SeatId;
      readonly by: SeatId;
      readonly piece: PieceId;
      readonly home: boolean;
    }
  | (Between & { readonly type: 'capital-closed'; readonly closed: boolean });
