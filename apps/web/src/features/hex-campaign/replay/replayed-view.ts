import type { Event, KnownHex, PieceId, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';

/**
 * The map in the middle of a step: what the reader knew before it, plus the events played so far. It only combines what
 * the reader knows already, and is exact at neither end; there the views themselves are shown.
 */
export function replayedView(before: View, events: readonly Event[]): View {
  return events.reduce(withEvent, before);
}

function withEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'marched':
      return withPieceAt(view, event.piece, event.trail.at(-1) ?? event.from);
    case 'passed':
      return withSeen(view, [{ ...event.piece, hex: event.hexes.at(-1) ?? event.piece.hex }]);
    case 'sighted':
      return withSeen(view, event.pieces);
    case 'lost-from-sight':
      return { ...view, seen: without(view.seen, new Set(event.pieces.map(({ id }) => id))) };
    case 'detachment-lost':
    case 'convoy-lost':
    case 'diplomat-lost':
      return { ...view, pieces: without(view.pieces, new Set([event.piece])) };
    case 'claimed':
      return withControl(view, event.hex, event.seat);
    case 'control-lost':
      return withControl(view, event.hex, event.by);
    default:
      return view;
  }
}

function withPieceAt(view: View, id: PieceId, hex: HexKey): View {
  const [own, seen] = [lookup(view.pieces, id), lookup(view.seen, id)];
  if (own) return { ...view, pieces: { ...view.pieces, [id]: { ...own, hex } } };
  return seen ? { ...view, seen: { ...view.seen, [id]: { ...seen, hex } } } : view;
}

function withSeen(view: View, pieces: readonly SeenPiece[]): View {
  const ids = new Set(pieces.map(({ id }) => id));
  const seen = { ...view.seen, ...Object.fromEntries(pieces.map((piece) => [piece.id, piece])) };
  return { ...view, seen, ghosts: without(view.ghosts, ids) };
}

function withControl(view: View, hex: HexKey, control: SeatId | null): View {
  const known: KnownHex | undefined = view.hexes[hex];
  return known ? { ...view, hexes: { ...view.hexes, [hex]: { ...known, control } } } : view;
}

function without<Value>(all: Readonly<Record<PieceId, Value>>, ids: ReadonlySet<string>): Record<PieceId, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id)));
}
