import type { EdgeKey, HexKey, Instant, SeatId } from '../../kernel/index.ts';
import type { SeenPiece, SeenSite, SeenStronghold } from './knowledge.ts';
import type { Chart, Site, Stronghold } from './map.ts';
import type { Piece } from './pieces.ts';
import type { OrderClock, Settings } from './setup.ts';
import type { Faction, Phase, PieceId } from './vocabulary.ts';

export interface SeatState {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  readonly strategy: number;
  /** Null after its loss. HEX-CLAIM-23. */
  readonly capital: HexKey | null;
  /** Where it began: public. HEX-SIGHT-11. */
  readonly startingCapital: HexKey;
  readonly vp: number;
}

export interface Treaty {
  readonly kind: 'alliance' | 'pact';
  readonly between: readonly [SeatId, SeatId];
}

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

/** Dice of the turn whose readers come later: told in full when the turn ends. HEX-TURN-05. */
export interface InitiativeRoll {
  readonly seat: SeatId;
  readonly die: number;
  readonly strategy: number;
  readonly total: number;
  readonly rerolls: readonly number[];
}

/** Who controls an Airspace this turn. No air mission is flown yet, so nothing sets it; HEX-MOV-18 reads it. */
export interface AirControl {
  readonly airspace: number;
  readonly seats: readonly SeatId[];
}

/** A discovery that a phase not played yet has to act on. HEX-CLAIM-13, -14. */
export interface Pending {
  readonly kind: 'enemies' | 'followers' | 'mercenaries';
  readonly seat: SeatId;
  /** The detachment that made the discovery. */
  readonly piece: PieceId;
  readonly hex: HexKey;
  readonly faction: Faction;
  readonly points: number;
  readonly turn: number;
}

export interface State {
  readonly edition: string;
  readonly settings: Settings;
  readonly clock: OrderClock;
  readonly chart: Chart;
  readonly seatOrder: readonly SeatId[];
  readonly seats: Readonly<Record<SeatId, SeatState>>;
  readonly turn: number;
  readonly phase: Phase;
  readonly openedAt: Instant;
  readonly control: Readonly<Record<HexKey, SeatId>>;
  /** Hexes that started uncontrolled and have not been discovered. HEX-CLAIM-10. */
  readonly undiscovered: readonly HexKey[];
  /** Road links that were built; those of Urban hexes follow from HEX-MAP-03. */
  readonly roads: readonly EdgeKey[];
  readonly sites: Readonly<Record<HexKey, Site>>;
  readonly strongholds: Readonly<Record<HexKey, Stronghold>>;
  readonly pieces: Readonly<Record<PieceId, Piece>>;
  readonly treaties: readonly Treaty[];
  /** Where settlements were destroyed: decoration. HEX-CLAIM-19. */
  readonly ruins: readonly HexKey[];
  readonly airControl: readonly AirControl[];
  readonly pending: readonly Pending[];
  /** Drawn at the start and never shown: names of new pieces derive from it, so that an id tells nothing. */
  readonly salt: string;
  readonly memory: Readonly<Record<SeatId, Memory>>;
  /** Movement initiative of this turn, first mover first; empty before it is rolled. */
  readonly initiative: readonly InitiativeRoll[];
}
