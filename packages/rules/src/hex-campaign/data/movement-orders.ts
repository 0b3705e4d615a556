import { MOVEMENT_ORDERS, type MovementOrderType, type PieceKind } from '../types.ts';

/** HEX-MORD-02: the orders of each kind of piece. */
export const ORDERS_OF = {
  detachment: MOVEMENT_ORDERS,
  garrison: [],
  convoy: ['path', 'guard'],
  spy: ['path', 'follow', 'guard'],
  diplomat: ['path', 'follow', 'guard'],
} as const satisfies Record<PieceKind, readonly MovementOrderType[]>;

/** HEX-MORD-13. */
export const RELEASED_ORDERS = ['path', 'guard'] as const satisfies readonly MovementOrderType[];
/** HEX-GAR-10: a chosen path among the fastest, or left to the engine. */
export const GARRISON_ORDERS = ['path', 'guard'] as const satisfies readonly MovementOrderType[];
/** HEX-MORD-12. */
export const WEAK_ORDERS = ['path', 'guard', 'recover'] as const satisfies readonly MovementOrderType[];
/** HEX-MOV-09. */
export const LATE_ORDERS = ['follow', 'advance'] as const satisfies readonly MovementOrderType[];
/** Orders that list the hexes to enter. */
export const PATH_ORDERS = ['path', 'move-and-claim', 'reserve'] as const satisfies readonly MovementOrderType[];
