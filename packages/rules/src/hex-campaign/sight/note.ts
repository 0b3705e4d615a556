import type { SeatId } from '../../kernel/index.ts';
import { lookup, revised } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { factsOf, memoryOf } from '../schemas/hex-memory.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { at } from '../turn/play.ts';
import type { Ghost, HexFacts, PieceId, SeenPiece } from '../types.ts';
import { keepsake, NO_MEMORY, rememberedAt, withKeepsakes } from './hex-cache.ts';
import type { SightMask } from './sight.ts';

/** News of places and pieces out of sight. */
export interface Tidings {
  readonly hexes: readonly (readonly [HexKey, Partial<HexFacts>])[];
  readonly pieces: readonly SeenPiece[];
  /** Pieces no longer where they were believed to be. */
  readonly gone?: readonly PieceId[];
}

/**
 * HEX-SIGHT-11: writes tidings into a seat's memory with the date of this turn. Things in sight are skipped, and
 * other memories stay unchanged.
 * @param mask what the seat has in sight now
 */
export function note(
  play: Reads<'ground' | 'turn'> & Changes<'memory'>,
  seat: SeatId,
  mask: SightMask,
  { hexes, pieces, gone = [] }: Tidings,
): void {
  const isInSight = (hex: HexKey) => mask[at(play, hex)] === 1;
  const old = lookup(play.memory, seat) ?? NO_MEMORY;
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
