import type { Ghost, Piece, PieceId, PieceKind, Relation, SeenPiece } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { axial, type HexKey } from '@sealed-orders/rules/space';
import type { Strength } from '../symbols/counter.tsx';
import type { SeatLetter } from '../symbols/seats.ts';
import type { Frame, UnitIcon } from '../symbols/symbol-shapes.ts';
import type { MapView } from './map-view.ts';
import { iconOfClass, iconOfPiece, strengthOf } from './unit-icons.ts';

export interface CounterSymbol {
  readonly id: PieceId;
  readonly kind: PieceKind;
  readonly hex: HexKey;
  readonly seat: SeatLetter;
  readonly name: string;
  readonly icon: UnitIcon;
  readonly frame: Frame;
  /** Own armies only. */
  readonly strength: Strength | null;
  /** The turn in which it was last seen, and how many turns ago; null while it is in sight. */
  readonly lastSeen: { readonly turn: number; readonly age: number } | null;
  readonly isOwn: boolean;
}

/** Which frame a counter gets: only a seat has friends and enemies. */
export function frameOf(view: MapView, seat: SeatId): Frame {
  if (view.viewer.kind !== 'seat') return 'friend';
  const relation: Relation | null = view.seats.find((other) => other.id === seat)?.relation ?? null;
  if (relation === null) return 'unknown';
  if (relation === 'enemy') return 'hostile';
  return relation === 'pact' ? 'neutral' : 'friend';
}

/** Counters of all pieces in the view, in stacking order. */
export function countersOf(view: MapView, letter: (seat: SeatId) => SeatLetter): readonly CounterSymbol[] {
  const own = Object.values(view.pieces).map((piece) => ownCounter(view, piece, letter));
  const seen = Object.values(view.seen).map((piece) => seenCounter(view, piece, null, letter));
  const ghosts = Object.values(view.ghosts).map((ghost) => seenCounter(view, ghost.piece, ghost, letter));
  return [...ghosts, ...seen, ...own].sort(byPlace);
}

/** Row by row as people read; in one hex memories are lowest, then non-armies, garrisons, and detachments on top. */
function byPlace(a: CounterSymbol, b: CounterSymbol): number {
  const [at, bt] = [axial(a.hex), axial(b.hex)];
  if (at.r !== bt.r) return at.r - bt.r;
  if (at.q !== bt.q) return at.q - bt.q;
  return rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1);
}

const RANK: Readonly<Record<PieceKind, number>> = { spy: 1, diplomat: 2, convoy: 3, garrison: 4, detachment: 5 };

function rankOf(counter: CounterSymbol): number {
  return counter.lastSeen === null ? RANK[counter.kind] : 0;
}

function ownCounter(view: MapView, piece: Piece, letter: (seat: SeatId) => SeatLetter): CounterSymbol {
  return {
    id: piece.id,
    kind: piece.kind,
    hex: piece.hex,
    seat: letter(piece.seat),
    name: piece.name,
    icon: iconOfPiece(piece),
    frame: frameOf(view, piece.seat),
    strength: strengthOf(piece),
    lastSeen: null,
    isOwn: view.own?.id === piece.seat,
  };
}

function seenCounter(
  view: MapView,
  piece: SeenPiece,
  ghost: Ghost | null,
  letter: (seat: SeatId) => SeatLetter,
): CounterSymbol {
  return {
    id: piece.id,
    kind: piece.kind,
    hex: piece.hex,
    seat: letter(piece.seat),
    // Others' pieces may come without a name; then none is written below the counter.
    name: piece.name ?? '',
    icon: iconOfClass(piece.kind, piece.moveClass),
    frame: frameOf(view, piece.seat),
    strength: null,
    lastSeen: ghost === null ? null : { turn: ghost.turn, age: Math.max(0, view.turn - ghost.turn) },
    isOwn: false,
  };
}
