import type { EdgeKey, HexKey, SeatId } from '../../kernel/index.ts';
import type { SeenPiece, SeenSite, SeenStronghold } from './knowledge.ts';
import type { PieceId } from './vocabulary.ts';

/** What a seat remembers of a hex. `turn` is when it was last in sight. HEX-SIGHT-11. */
export interface HexMemory {
  readonly turn: number;
  readonly control: SeatId | null;
  readonly site: SeenSite | null;
  readonly stronghold: SeenStronghold | null;
  readonly garrison: SeatId | null;
  readonly roads: readonly EdgeKey[];
  readonly ruin: boolean;
}

/** Last known position of a piece that is out of sight. */
export interface Ghost {
  readonly piece: SeenPiece;
  readonly turn: number;
}

export interface Memory {
  readonly hexes: Readonly<Record<HexKey, HexMemory>>;
  readonly ghosts: Readonly<Record<PieceId, Ghost>>;
}
