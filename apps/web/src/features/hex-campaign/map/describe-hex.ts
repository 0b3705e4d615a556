import type { Piece, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { STRONGHOLD_NAMES, TERRAIN_NAMES, type Words } from '@sealed-orders/text/hex-campaign';
import { ARM_NAMES } from '@sealed-orders/text/hex-campaign/forms/movement-sheet';
import { type SeenHex, spokenHex } from '@sealed-orders/text/hex-campaign/map';
import { memoryOf, spokenPiece } from '@sealed-orders/text/hex-campaign/pieces';
import { terrainAt } from './known.ts';
import { placeIn } from './places.ts';

/** What the reader knows about a hex, in words: the map reads it aloud, and the list has it in its columns. */
export interface HexFacts {
  readonly label: string;
  readonly terrain: string;
  /** The site or the name of the place; null: the hex has neither. */
  readonly place: string | null;
  readonly holder: string | null;
  readonly seen: SeenHex;
}

export function hexFacts(view: View, words: Words, hex: HexKey): HexFacts {
  const place = placeIn(view, hex);
  const holder = view.hexes[hex]?.control ?? place?.holder ?? null;
  return {
    label: words.hex(hex).text,
    terrain: TERRAIN_NAMES[terrainAt(view, hex)],
    place: place?.name ?? view.chart.names[hex] ?? null,
    holder: holder === null ? null : words.seat(holder).text,
    seen: seenAs(view, hex),
  };
}

/** Referee and spectators know their map as it is now. */
function seenAs(view: View, hex: HexKey): SeenHex {
  const known = view.hexes[hex];
  if (view.viewer.kind !== 'seat' || known?.inSight) return 'in-sight';
  return known === undefined || known.seenIn === null ? 'never' : { turn: known.seenIn };
}

/** A hex as read aloud: "0412, forest, your 2nd Company, enemy Iron Wake armour last seen in turn 3". */
export function describeHex(view: View, words: Words, hex: HexKey): string {
  const stronghold = view.hexes[hex]?.stronghold ?? null;
  const facts = hexFacts(view, words, hex);
  const level = stronghold === null ? null : STRONGHOLD_NAMES[stronghold.level];
  return spokenHex({
    ...facts,
    stronghold: level === facts.place ? null : level,
    battles: view.battles.filter((battle) => battle.hex === hex).map(({ number }) => number),
    ...piecesIn(view, words, hex),
  });
}

/** Who is in a hex, and who was last seen there. */
function piecesIn(view: View, words: Words, hex: HexKey) {
  const relationOf = (seat: string) => view.seats.find(({ id }) => id === seat)?.relation ?? null;
  const named = (piece: Piece | SeenPiece) => spokenPiece(piece, words.seat(piece.seat).text, relationOf(piece.seat));
  const fromAfar = (piece: SeenPiece) => {
    const owner = words.seat(piece.seat).text;
    return piece.moveClass === null
      ? named(piece)
      : memoryOf(ARM_NAMES[piece.moveClass], owner, relationOf(piece.seat));
  };
  const isHere = (piece: { readonly hex: HexKey }) => piece.hex === hex;
  return {
    pieces: [...Object.values(view.pieces), ...Object.values(view.seen)].filter(isHere).map(named),
    memories: Object.values(view.ghosts)
      .filter((ghost) => isHere(ghost.piece))
      .map((ghost) => ({ name: fromAfar(ghost.piece), turn: ghost.turn })),
  };
}
