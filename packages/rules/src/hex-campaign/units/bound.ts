import type { HexKey } from '../../space/hex.ts';
import type { Detachment, Piece } from '../types.ts';

/** A garrison-detachment on its way. */
export type Bound = Detachment & { readonly target: HexKey };

/** HEX-GAR-10: a garrison-detachment with a target goes there automatically. */
export const isBound = (piece: Piece): piece is Bound =>
  piece.kind === 'detachment' && piece.garrisonDetachment && piece.target !== null;
