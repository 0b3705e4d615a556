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

/**
 * What a seat remembers of a hex. Of most of the thousands in a state that is nothing but when it was there: what is
 * absent was not there either. HEX-SIGHT-11.
 */
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

/** Last known position of a piece that is out of sight. */
export interface Ghost {
  readonly piece: SeenPiece;
  readonly turn: number;
}

export interface Memory {
  readonly hexes: Readonly<Record<HexKey, HexMemory>>;
  readonly ghosts: Readonly<Record<PieceId, Ghost>>;
}
