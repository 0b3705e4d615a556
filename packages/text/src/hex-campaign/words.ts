import type { PieceId, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { columnRow, type HexKey, label } from '@sealed-orders/rules/space';
import { capital, type Part } from '../sentence.ts';
import { PIECE_NAMES } from './names.ts';

/** What things are called for one reader: built from that reader's view, so it reveals nothing unknown. */
export interface Words {
  readonly seat: (id: SeatId) => Part;
  readonly hex: (key: HexKey) => Part;
  /** A piece: its name if known, else its kind and owner; "a unit" if the view does not have it. */
  readonly piece: (id: PieceId) => Part;
  /** The kind of somebody else's piece, such as "a convoy": other players' pieces have no names. */
  readonly sort: (piece: SeenPiece) => Part;
  readonly named: (id: PieceId, name: string) => Part;
  /** Whether the reader holds this seat. */
  readonly isReader: (id: SeatId) => boolean;
}

const sortOf = (piece: SeenPiece): string => `a ${PIECE_NAMES[piece.kind].toLowerCase()}`;

/** The words for the viewer of this view. */
export function wordsOf(view: View): Words {
  const seats = new Map(view.seats.map((seat) => [seat.id, seat.name]));
  const seatName = (id: SeatId): string => seats.get(id) ?? id;
  /** The referee sees the pieces of all sides. */
  const whose = (id: PieceId): string => {
    const piece = view.viewer.kind === 'referee' ? lookup(view.pieces, id) : undefined;
    return piece === undefined ? '' : ` of ${seatName(piece.seat)}`;
  };
  const called = (id: PieceId): string => {
    const foreign = lookup(view.seen, id) ?? lookup(view.ghosts, id)?.piece;
    const sort = foreign === undefined ? 'a unit' : `${sortOf(foreign)} of ${seatName(foreign.seat)}`;
    const own = lookup(view.pieces, id);
    const away = view.own && (lookup(view.own.orbit, id) ?? lookup(view.own.captives, id)?.detachment);
    const name = own?.name || away?.name;
    return name || (own === undefined ? sort : capital(PIECE_NAMES[own.kind]));
  };
  return {
    seat: (id) => ({ kind: 'seat', text: seatName(id), ref: id }),
    hex: (key) => ({ kind: 'hex', text: label(view.chart.size, key), ref: key }),
    piece: (id) => ({ kind: 'name', text: called(id) + whose(id), ref: id }),
    sort: (piece) => ({ kind: 'name', text: sortOf(piece), ref: piece.id }),
    named: (id, name) => ({ kind: 'name', text: (name || called(id)) + whose(id), ref: id }),
    isReader: (id) => view.own?.id === id,
  };
}

/** The words before a campaign begins, when nobody has a view of its map. */
export function wordsBefore(seatName: (id: SeatId) => string): Words {
  return {
    seat: (id) => ({ kind: 'seat', text: seatName(id), ref: id }),
    hex: (key) => ({ kind: 'hex', text: labelAlone(key), ref: key }),
    piece: (id) => ({ kind: 'name', text: 'a unit', ref: id }),
    sort: (piece) => ({ kind: 'name', text: sortOf(piece), ref: piece.id }),
    named: (id, name) => ({ kind: 'name', text: name, ref: id }),
    isReader: () => false,
  };
}

/** The label of a hex on a map of unknown size: as printed on maps of up to 99 columns and rows. */
function labelAlone(key: HexKey): string {
  const { column, row } = columnRow(key);
  return label({ columns: column + 1, rows: row + 1 }, key);
}
