import type { Captives, Detachment, Piece, PieceId, View } from '../types.ts';

/** HEX-CAPT-04: the captive detachments that a piece guards. */
export function guardedBy(captives: Iterable<Captives>, piece: PieceId): readonly Detachment[] {
  const found: Detachment[] = [];
  for (const { holder, detachment } of captives) {
    if (holder.kind === 'piece' && holder.piece === piece) found.push(detachment);
  }
  return found;
}

/** HEX-CAPT-04: the captives that a piece of the viewer guards. */
export const knownCaptives = (view: View, { id }: Piece): readonly Detachment[] =>
  guardedBy(Object.values(view.own?.captives ?? {}), id);
