import { terrainAt as printedTerrain } from '@sealed-orders/map/hex';
import type { Ghost, Piece, PieceId, SeenPiece, Terrain, View } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';

/** What the printed map shows in one of its hexes; throws for a hex off the map. */
export function terrainAt(view: View, hex: HexKey): Terrain {
  const terrain = printedTerrain(view.chart, hex);
  if (terrain === null) throw new RangeError(`${hex} is not on the map`);
  return terrain;
}

export type KnownPiece =
  | { readonly kind: 'own'; readonly piece: Piece }
  | { readonly kind: 'seen'; readonly piece: SeenPiece }
  | { readonly kind: 'ghost'; readonly piece: SeenPiece; readonly turn: number };

/** The viewer's detachment waiting in orbit. */
export const inOrbit = ({ own }: View, id: PieceId): Piece | undefined =>
  own === null ? undefined : lookup(own.orbit, id);

/** A piece as far as the view knows it: in full, in sight, or as a memory. */
export function knownPiece(view: View, id: PieceId): KnownPiece | null {
  const own = lookup(view.pieces, id) ?? inOrbit(view, id);
  if (own) return { kind: 'own', piece: own };
  const seen = lookup(view.seen, id);
  if (seen) return { kind: 'seen', piece: seen };
  const ghost = lookup(view.ghosts, id);
  return ghost ? { kind: 'ghost', piece: ghost.piece, turn: ghost.turn } : null;
}

/** Everything known to be in a hex; own pieces first. */
export function piecesAt(view: View, hex: HexKey): readonly (Piece | SeenPiece)[] {
  const ghosts = Object.values(view.ghosts).map((ghost: Ghost) => ghost.piece);
  const all = [...Object.values(view.pieces), ...Object.values(view.seen), ...ghosts];
  return all.filter((piece) => piece.hex === hex);
}
