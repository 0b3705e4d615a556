import { Chit, type CounterFace, type OrderState, seatLetters } from '@sealed-orders/map';
import { frameOf, iconOfClass, iconOfPiece, strengthOf } from '@sealed-orders/map/hex';
import type { PieceId, View } from '@sealed-orders/rules/hex-campaign';
import { memo } from 'react';
import { knownPiece } from '../map/known.ts';

/** What is drawn on a piece's counter, as far as the view knows it. */
function faceOf(view: View, id: PieceId): CounterFace | null {
  const known = knownPiece(view, id);
  if (known === null) return null;
  const seat = seatLetters(view.seats).get(known.piece.seat) ?? 'n';
  const frame = frameOf(view, known.piece.seat);
  if (known.kind === 'own') {
    return { seat, frame, icon: iconOfPiece(known.piece), strength: strengthOf(known.piece) };
  }
  const icon = iconOfClass(known.piece.kind, known.piece.moveClass);
  return { seat, frame, icon, lastSeen: known.kind === 'ghost' ? known.turn : null };
}

interface PieceChitProps {
  readonly view: View;
  readonly piece: PieceId;
  /** Pixels. */
  readonly size: number;
  readonly order?: OrderState;
}

/** A piece's counter as it is drawn on the map, for panels and rows. */
export const PieceChit = memo(function PieceChit({ view, piece, size, order }: PieceChitProps) {
  const face = faceOf(view, piece);
  if (face === null) return <span style={{ width: size, height: size }} />;
  return <Chit {...face} order={order ?? null} size={size} />;
});
