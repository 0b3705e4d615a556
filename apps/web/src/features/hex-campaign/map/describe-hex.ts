import type { Piece, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { STRONGHOLD_NAMES, TERRAIN_NAMES, type Words } from '@sealed-orders/text/hex-campaign';
import { ARM_NAMES } from '@sealed-orders/text/hex-campaign/desks/movement';
import { siteName, spokenHex } from '@sealed-orders/text/hex-campaign/map';
import { memoryOf, spokenPiece } from '@sealed-orders/text/hex-campaign/pieces';
import { terrainAt } from './known.ts';

/** A hex as it is spoken: "0412 forest, your 2nd Company, enemy Iron Wake armour last seen in turn 3". */
export function describeHex(view: View, words: Words, hex: HexKey): string {
  const known = view.hexes[hex];
  const relationOf = (seat: string) => view.seats.find(({ id }) => id === seat)?.relation ?? null;
  const named = (piece: Piece | SeenPiece) => spokenPiece(piece, words.seat(piece.seat).text, relationOf(piece.seat));
  const fromAfar = (piece: SeenPiece) => {
    const owner = words.seat(piece.seat).text;
    return piece.moveClass === null
      ? named(piece)
      : memoryOf(ARM_NAMES[piece.moveClass], owner, relationOf(piece.seat));
  };
  const isHere = (piece: { readonly hex: HexKey }) => piece.hex === hex;
  return spokenHex({
    label: words.hex(hex).text,
    terrain: TERRAIN_NAMES[terrainAt(view, hex)],
    place: known?.site ? siteName(known.site) : (view.chart.names[hex] ?? null),
    stronghold: known?.stronghold ? STRONGHOLD_NAMES[known.stronghold.level] : null,
    holder: known?.control ? words.seat(known.control).text : null,
    pieces: [...Object.values(view.pieces), ...Object.values(view.seen)].filter(isHere).map(named),
    memories: Object.values(view.ghosts)
      .filter((ghost) => isHere(ghost.piece))
      .map((ghost) => ({ name: fromAfar(ghost.piece), turn: ghost.turn })),
    isUnseen: view.viewer.kind === 'seat' && known?.seenIn == null && !known?.inSight,
  });
}
