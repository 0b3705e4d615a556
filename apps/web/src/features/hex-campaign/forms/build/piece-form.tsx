import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { useBuildForm } from './build-form.ts';
import { FormLink } from './hex-form.tsx';

/** Below a selected army: a link to its form; below a convoy: to the form of the hex where it can unload. */
export function PieceForm({ piece }: { readonly piece: Piece }) {
  const form = useBuildForm();
  if (form === null || piece.seat !== form.own.id) return null;
  const isArmy = piece.kind === 'detachment' || piece.kind === 'garrison';
  return (
    <div className="pb-3">
      <FormLink place={isArmy ? { kind: 'army', piece: piece.id } : { kind: 'hex', hex: piece.hex }} />
    </div>
  );
}
