import type { Captives, Detachment, PieceId } from '../types.ts';

/** HEX-CAPT-04: the captive detachments that a piece guards. */
export function guardedBy(captives: Iterable<Captives>, piece: PieceId): readonly Detachment[] {
  const found: Detachment[] = [];
  for (const { holder, detachment } of captives) {
    if (holder.kind === 'piece' && holder.piece === piece) found.push(detachment);
  }
  return found;
}
