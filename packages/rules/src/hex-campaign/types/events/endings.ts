import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { PieceId } from '../vocabulary.ts';

/** The end of a turn, defeat and victory: HEX-END. */
export type EndingEvent =
  /** To the owner: a die for each wounded or damaged model of a unit, and how many are ready again. HEX-END-01. */
  | {
      readonly type: 'recovery-rolled';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly hex: HexKey;
      readonly unit: string;
      readonly dice: readonly number[];
      /** Of the place. HEX-END-02. */
      readonly bonus: number;
      readonly ready: number;
    }
  /** Public. HEX-END-05. */
  | { readonly type: 'beaten'; readonly seat: SeatId }
  /** Public. HEX-END-06, -07. */
  | { readonly type: 'campaign-ended'; readonly winners: readonly SeatId[] };
