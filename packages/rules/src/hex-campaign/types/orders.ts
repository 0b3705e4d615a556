import type { HexKey } from '../../kernel/index.ts';
import type { PieceId, Treatment } from './vocabulary.ts';

interface OrderBase {
  readonly piece: PieceId;
  /** What to do with enemy Urban hexes and Strongholds this turn, before the standing instruction. HEX-MORD-14. */
  readonly treatment?: Treatment;
}

/**
 * A movement order. The list of orders is the player's own order of pieces (HEX-MOV-01). A path lists the hexes
 * entered, without the start.
 */
export type MovementOrder =
  | (OrderBase & { readonly type: 'path'; readonly path: readonly HexKey[]; readonly high?: boolean })
  | (OrderBase & { readonly type: 'follow'; readonly target: PieceId; readonly high?: boolean })
  | (OrderBase & { readonly type: 'advance' })
  | (OrderBase & { readonly type: 'guard' })
  | (OrderBase & { readonly type: 'recover' })
  | (OrderBase & { readonly type: 'move-and-claim'; readonly path: readonly HexKey[] })
  | (OrderBase & { readonly type: 'claim-area' })
  | (OrderBase & { readonly type: 'reserve'; readonly path: readonly HexKey[] });

/** What a seat seals for one phase. */
export interface MovementSheet {
  readonly phase: 'movement-orders';
  readonly orders: readonly MovementOrder[];
}
export type Sheet = MovementSheet;
