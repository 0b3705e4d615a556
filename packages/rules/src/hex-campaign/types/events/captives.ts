import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { PieceId } from '../vocabulary.ts';

/** `seat` is whom it is told of and to; `piece` and `name` are those of the captive detachment. */
interface Told {
  readonly seat: SeatId;
  readonly piece: PieceId;
  readonly name: string;
}

/** Captives: HEX-CAPT, HEX-RACE-CH-12 to -14. */
export type CaptiveEvent =
  /** To their captor. `into` null: the prison at `hex`. HEX-CAPT-01. */
  | (Told & {
      readonly type: 'captives-moved';
      readonly of: SeatId;
      readonly into: PieceId | null;
      readonly hex: HexKey;
    })
  /** HEX-CAPT-02, HEX-RACE-CH-12: what their first imprisonment brought. */
  | (Told & {
      readonly type: 'captives-imprisoned';
      readonly of: SeatId;
      readonly hex: HexKey;
      readonly bp: number;
    })
  /** HEX-CAPT-03: there is nothing of that kind to hear about. */
  | (Told & { readonly type: 'captives-silent'; readonly of: SeatId })
  /** To who took the place where `from` held them. HEX-CAPT-05. */
  | (Told & {
      readonly type: 'captives-taken';
      readonly of: SeatId;
      readonly from: SeatId;
      readonly hex: HexKey;
    })
  /** To who held them. HEX-CAPT-05. */
  | (Told & { readonly type: 'captives-lost'; readonly of: SeatId })
  /** To their owner: somebody else has them now. HEX-CAPT-05. */
  | (Told & { readonly type: 'captives-passed'; readonly by: SeatId })
  /** To their owner, and to who took them. HEX-TBL-37. */
  | (Told & { readonly type: 'captives-killed'; readonly by: SeatId })
  /** To their owner. HEX-CAPT-05, HEX-DIP-05. */
  | (Told & { readonly type: 'captives-freed'; readonly from: SeatId; readonly hex: HexKey })
  /** To their captor. HEX-RACE-CH-13. */
  | (Told & {
      readonly type: 'conversion-tried';
      readonly of: SeatId;
      readonly hex: HexKey;
      readonly cost: number;
      readonly die: number;
      readonly converted: boolean;
    })
  /** To whose they were. HEX-RACE-CH-14. */
  | (Told & { readonly type: 'detachment-turned'; readonly by: SeatId });
