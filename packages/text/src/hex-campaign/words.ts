import type { PieceId, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, label, type SeatId } from '@sealed-orders/rules/kernel';
import type { Part } from '../sentence.ts';

/** How things are called for one reader: built from that reader's view, so that it names nothing unknown. */
export interface Words {
  readonly seat: (id: SeatId) => Part;
  readonly hex: (key: HexKey) => Part;
  /** A piece by its id; "a unit" where the reader's view holds no such piece. */
  readonly piece: (id: PieceId) => Part;
  readonly named: (id: PieceId, name: string) => Part;
  /** Whether the reader sits on this seat. */
  readonly isReader: (id: SeatId) => boolean;
}

/** The words for the viewer of this view. */
export function wordsOf(view: View): Words {
  const seats = new Map(view.seats.map((seat) => [seat.id, seat.name]));
  const known = (id: PieceId): SeenPiece | { readonly name: string } | undefined =>
    view.pieces[id] ?? view.seen[id] ?? view.ghosts[id]?.piece;
  return {
    seat: (id) => ({ kind: 'seat', text: seats.get(id) ?? id, ref: id }),
    hex: (key) => ({ kind: 'hex', text: label(view.chart.size, key), ref: key }),
    piece: (id) => ({ kind: 'name', text: known(id)?.name ?? 'a unit', ref: id }),
    named: (id, name) => ({ kind: 'name', text: name, ref: id }),
    isReader: (id) => view.own?.id === id,
  };
}
