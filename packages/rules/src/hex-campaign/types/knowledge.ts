import type { Due, EdgeKey, HexKey, Instant, RuleId, SeatId } from '../../kernel/index.ts';
import type { Own } from './affairs.ts';
import type { BattleCard, BattleTalk } from './battle-cards.ts';
import type { BattleResult, SeenSide } from './battles.ts';
import type { Building, Chart, Defence, StrongholdLevel } from './map.ts';
import type { Ghost } from './memory.ts';
import type { Piece } from './pieces.ts';
import type { Settings } from './setup.ts';
import type { Pending, Treaty } from './state.ts';
import type {
  BattleStage,
  Craftworld,
  Faction,
  God,
  MoveClass,
  Phase,
  PieceId,
  PieceKind,
  Relation,
} from './vocabulary.ts';

export interface SeenSite {
  readonly kind: 'resource' | 'urban';
  /** Urban only. */
  readonly size: 1 | 2 | 3 | 4 | null;
  readonly faction: Faction | null;
  readonly name: string | null;
  /** Own sites only. */
  readonly yield: number | null;
  readonly bp: number | null;
  readonly buildings: readonly Building[] | null;
}

export interface SeenStronghold {
  readonly level: StrongholdLevel;
  readonly owner: SeatId;
  /** Own ones only. */
  readonly defences: readonly Defence[] | null;
}

/** An army, convoy or diplomat as others see it: no name, no points, no models, no orders. HEX-SIGHT-08. */
export interface SeenPiece {
  readonly id: PieceId;
  readonly kind: Exclude<PieceKind, 'spy'>;
  readonly seat: SeatId;
  readonly hex: HexKey;
  /** Only its owner and the referee know what it is called. */
  readonly name?: never;
  readonly moveClass: MoveClass | null;
  readonly garrisonDetachment: boolean;
  /** Points rounded to 500s under `sightDetail` sizeBand, exact under full, null under presence. */
  readonly points: number | null;
}

/** A battle as a viewer sees it: that it is, where, whose and with what result is public. */
export interface SeenBattle {
  readonly id: string;
  readonly turn: number;
  /** Its place among the battles that the viewer knows of: a gap would tell of raids. HEX-BORD-08. */
  readonly number: number;
  readonly hex: HexKey;
  /** Part of the orders: null for others until it is reported. HEX-TBL-40. */
  readonly kind: 'attack' | 'raid' | null;
  readonly stage: BattleStage;
  readonly postponed: boolean;
  readonly attacker: SeenSide;
  readonly defender: SeenSide | null;
  /** Null until it is over, or where `battleReports` keeps it from the viewer. */
  readonly result: BattleResult | null;
  /** Who would put it off; empty for spectators. HEX-QB-11. */
  readonly postponeAgreed: readonly SeatId[];
  /** The viewer's own armies beside it, that may help. HEX-TBL-25. */
  readonly beside: readonly PieceId[];
  /** For the two sides, allies who support one, and the referee. HEX-TBL-40. */
  readonly card: BattleCard | null;
  /** For the two sides and the referee. */
  readonly talk: BattleTalk | null;
}

/** A hex of which the viewer knows more than the printed map. */
export interface KnownHex {
  readonly inSight: boolean;
  /** Turn in which it was last in sight; the current turn when in sight; null for what is public or own knowledge. */
  readonly seenIn: number | null;
  readonly control: SeatId | null;
  readonly site: SeenSite | null;
  readonly stronghold: SeenStronghold | null;
  /** Road links that touch the hex, the automatic ones of Urban hexes included. */
  readonly roads: readonly EdgeKey[];
  readonly ruin: boolean;
  /** Whether nothing in it waits to be discovered; null where the viewer cannot know. HEX-CLAIM-10. */
  readonly discovered: boolean | null;
}

export interface PublicSeat {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  readonly strategy: number;
  readonly startingCapital: HexKey | null;
  /** That a Capital fell is public, and so is who has one. HEX-CLAIM-22, HEX-DIP-01. */
  readonly hasCapital: boolean;
  /** The turn in which it was beaten; null: it is in. HEX-END-05. */
  readonly beaten: number | null;
  /** Null where `vpVisibility` hides it. */
  readonly vp: number | null;
  readonly relation: Relation | null;
  readonly god: God | null;
  readonly craftworld: Craftworld | null;
}

/**
 * What one viewer may know of a state, and all that forms, checks and pages ever get. A seat's view names its own
 * pieces in full; a spectator's has none; the referee's has everything as own.
 */
export interface View {
  readonly viewer:
    | { readonly kind: 'seat'; readonly seat: SeatId }
    | { readonly kind: 'referee' }
    | { readonly kind: 'spectator' };
  readonly edition: string;
  readonly settings: Settings;
  readonly chart: Chart;
  readonly turn: number;
  readonly phase: Phase;
  readonly openedAt: Instant;
  readonly due: Due | null;
  readonly seats: readonly PublicSeat[];
  /** The viewer's own affairs; null for referee and spectator. */
  readonly own: Own | null;
  /** Everybody's affairs, for the referee; empty for all others. */
  readonly affairs: Readonly<Record<SeatId, Own>>;
  readonly hexes: Readonly<Record<HexKey, KnownHex>>;
  /** Own pieces (the referee: all pieces) with units and models. */
  readonly pieces: Readonly<Record<PieceId, Piece>>;
  /** Pieces of others in sight. */
  readonly seen: Readonly<Record<PieceId, SeenPiece>>;
  /** Last known places of pieces of others that are out of sight. */
  readonly ghosts: Readonly<Record<PieceId, Ghost>>;
  readonly treaties: readonly Treaty[];
  /** Every battle of the turn, as far as the viewer may know it. HEX-SIGHT-12, HEX-TBL-40. */
  readonly battles: readonly SeenBattle[];
  /** How the campaign ended; null: it goes on. */
  readonly ended: { readonly rule: RuleId; readonly winners: readonly SeatId[] } | null;
  /** The viewer's own discoveries that wait for a later phase. */
  readonly pending: readonly Pending[];
}
