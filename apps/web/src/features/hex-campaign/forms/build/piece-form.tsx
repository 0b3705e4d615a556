import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { Refusals } from '../parts/refusals.tsx';
import { useBuildForm } from './build-form.ts';
import { FormLink } from './hex-form.tsx';

/** Below a selected army: a link to its form; below a convoy: to the form of the hex, or why it cannot unload there. */
export function PieceForm({ piece }: { readonly piece: Piece }) {
  const form = useBuildForm();
  if (form === null || piece.seat !== form.own.id) return null;
  const isArmy = piece.kind === 'detachment' || piece.kind === 'garrison';
  const refusal =
    piece.kind === 'convoy' ? form.judge({ type: 'unload', convoy: piece.id, bp: piece.bp }).refusal : null;
  return (
    <div className="pb-3">
      {refusal === null ? (
        <FormLink place={isArmy ? { kind: 'army', piece: piece.id } : { kind: 'hex', hex: piece.hex }} />
      ) : (
        <div className="px-4 pt-1">
          <Refusals rejections={[{ ...refusal, path: [] }]} />
        </div>
      )}
    </div>
  );
}
