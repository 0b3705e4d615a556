import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { PieceId, View } from '../types.ts';

/** HEX-BORD-02, HEX-AIR-08: where a detachment of others is, if it is in sight or was listed by a Recon of this turn. */
export function knownPlace(view: View, id: PieceId): { readonly seat: SeatId; readonly hex: HexKey } | null {
  const seen = lookup(view.seen, id);
  if (seen !== undefined) return seen.kind === 'detachment' ? seen : null;
  if (lookup(view.pieces, id) !== undefined) return null;
  const listed = view.own?.recon?.pieces.find((piece) => piece.id === id);
  return listed?.kind === 'detachment' ? listed : null;
}
