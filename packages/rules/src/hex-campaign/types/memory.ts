import type { EdgeKey, HexKey, SeatId } from '../../kernel/index.ts';
import type { SeenPiece, SeenSite, SeenStronghold } from './knowledge.ts';
import type { PieceId } from './vocabulary.ts';

/** What there is in a hex to be remembered. */
export interface HexFacts {
  readonly control: SeatId | null;
  readonly site: SeenSite | null;
  readonly stronghold: SeenStronghold | null;
  readonly garrison: SeatId | null;
  readonly roads: readonly EdgeKey[];
  readonly ruin: boolean;
}

/** What a seat remembers of a hex: what is absent was not there either. HEX-SIGHT-11. */
export interface HexMemory {
  /** When it was last in sight. */
  readonly turn: number;
  readonly control?: SeatId;
  readonly site?: SeenSite;
  readonly stronghold?: SeenStronghold;
  readonly garrison?: SeatId;
  readonly roads?: readonly EdgeKey[];
  readonly ruin?: true;
}

/**
 * Hexes that left a seat's sight together and were alike then. Of most of the thousands that are remembered in a state
 * there is nothing to say but when it was.
 */
export interface HexLook extends HexMemory {
  /** In the order of the map; never none. */
  readonly hexes: readonly HexKey[];
}

/** Last known position of a piece that is out of sight. */
export interface Ghost {
  readonly piece: SeenPiece;
  readonly turn: number;
}

export interface Memory {
  /** The oldest first. No hex is in two of them. */
  readonly looks: readonly HexLook[];
  readonly ghosts: Readonly<Record<PieceId, Ghost>>;
}
