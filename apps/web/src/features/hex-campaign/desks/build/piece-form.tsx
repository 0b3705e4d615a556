import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { useBuildDesk } from './build-desk.ts';
import { DeskLink } from './hex-form.tsx';

/** Below a selected army: the way to its desk; below a convoy: to the desk of the hex where it can unload. */
export function PieceForm({ piece }: { readonly piece: Piece }) {
  const desk = useBuildDesk();
  if (desk === null || piece.seat !== desk.own.id) return null;
  const isArmy = piece.kind === 'detachment' || piece.kind === 'garrison';
  return (
    <div className="pb-3">
      <DeskLink place={isArmy ? { kind: 'army', piece: piece.id } : { kind: 'hex', hex: piece.hex }} />
    </div>
  );
}
