import type { HexKey, SeatId } from '../../kernel/index.ts';
import { revised } from '../../kernel/index.ts';
import type { Play } from '../turn/play.ts';
import { at } from '../turn/play.ts';
import type { Ghost, HexFacts, PieceId, SeenPiece } from '../types.ts';
import { factsOf, memoryOf, NO_MEMORY } from './hex-memory.ts';
import { keepsake, rememberedAt, withKeepsakes } from './hex-shelf.ts';
import type { SightMask } from './sight.ts';

/** What somebody learns of places and pieces without having them in sight. */
export interface Tidings {
  readonly hexes: readonly (readonly [HexKey, Partial<HexFacts>])[];
  readonly pieces: readonly SeenPiece[];
  /** Pieces that are not where they were thought to be. */
  readonly gone?: readonly PieceId[];
}

/**
 * HEX-SIGHT-11: writes tidings into a seat's memory with the date of this turn. What it has in sight it sees better, and
 * what was remembered besides stays as it was.
 * @param mask what the seat has in sight now
 */
export function note(play: Play, seat: SeatId, mask: SightMask, { hexes, pieces, gone = [] }: Tidings): void {
  const isInSight = (hex: HexKey) => mask[at(play, hex)] === 1;
  const old = play.memory[seat] ?? NO_MEMORY;
  const noted = new Map(
    hexes
      .filter(([hex]) => !isInSight(hex))
      .map(
        ([hex, told]) =>
          [at(play, hex), { ...factsOf(rememberedAt(play.ground.grid, old.looks, hex)), ...told }] as const,
      ),
  );
  const ghosts = pieces
    .filter((piece) => piece.seat !== seat && !isInSight(piece.hex))
    .map((piece) => [piece.id, { piece, turn: play.turn }] as const satisfies readonly [PieceId, Ghost]);
  const memory = {
    looks: withKeepsakes(
      play.ground.grid,
      old.looks,
      [...noted.keys()].sort((a, b) => a - b),
      (hex) => keepsake(memoryOf(play.turn, noted.get(hex) ?? factsOf(undefined))),
    ),
    ghosts: revised(old.ghosts, new Set(gone), ghosts),
  };
  play.memory = { ...play.memory, [seat]: memory };
}
