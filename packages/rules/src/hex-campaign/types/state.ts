import type { EdgeKey, HexKey, Instant, RuleId, SeatId } from '../../kernel/index.ts';
import type { Battle, BattleMove, FunBattle } from './battles.ts';
import type { SeenPiece } from './knowledge.ts';
import type { Chart, Site, Stronghold } from './map.ts';
import type { Memory } from './memory.ts';
import type { Detachment, Piece } from './pieces.ts';
import type { OrderClock, Settings } from './setup.ts';
import type {
  AirMissionType,
  BuildingType,
  Craftworld,
  Faction,
  God,
  Phase,
  PieceId,
  TreatyKind,
} from './vocabulary.ts';

/** Sizes of the other Urban hexes and yields of the Resource hexes, in the order of the dice. HEX-START-03, -04. */
export interface Dealt {
  /** The middle of the seat's zone. HEX-START-16. */
  readonly centre: HexKey;
  readonly sizes: readonly (1 | 2 | 3)[];
  readonly yields: readonly number[];
}

export interface SeatState {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  readonly strategy: number;
  /** Null after its loss. HEX-CLAIM-23. */
  readonly capital: HexKey | null;
  /** Where it began: public. HEX-SIGHT-11. */
  readonly startingCapital: HexKey;
  /** The Capital that was lost and becomes it again when it is retaken; null: none was. HEX-CLAIM-23. */
  readonly lostCapital: HexKey | null;
  readonly vp: number;
  readonly god: God | null;
  readonly craftworld: Craftworld | null;
  /** Army maintenance that could not be paid: no new detachment while there is one. HEX-BP-07. */
  readonly debt: number;
  /** BP that fun battles take from the next upkeep. HEX-TURN-08 step 8. */
  readonly deduction: number;
  /** Reinforcement BP of the next upkeep where dice of an air attack set them; null: the normal amount. HEX-AIR-12. */
  readonly reinforcement: number | null;
  /** Very rare things that were lost, with the turn. HEX-DET-06. */
  readonly lost: Readonly<Record<string, number>>;
  /** Special characters that were ever bought. HEX-DET-07. */
  readonly characters: readonly string[];
  /** In which order buildings are paid; those not named follow in the order of the table. HEX-BP-08. */
  readonly upkeepOrder: readonly BuildingType[];
  /** Whose diplomats the Capital is closed to. HEX-DIP-12. */
  readonly closedTo: readonly SeatId[];
  /** Free roadbuild actions left in set-up. HEX-START-14. */
  readonly freeRoads: number;
  /** Turns in which a building was given up for BP, by its hex; those of earlier turns may be missing. HEX-BLD-05. */
  readonly refunds: Readonly<Record<HexKey, number>>;
  /** What was rolled in set-up and is not placed yet; null: nothing is. HEX-START-19. */
  readonly dealt: Dealt | null;
  /** The turn in which it was beaten; null: it is in. HEX-END-05. */
  readonly beaten: number | null;
  /** The turn in which it last lost a Capital; null: it never did. HEX-END-06. */
  readonly capitalFell: number | null;
  /** Fun battles of this turn. HEX-QB-12. */
  readonly funBattles: number;
}

export interface Treaty {
  readonly kind: TreatyKind;
  readonly between: readonly [SeatId, SeatId];
  /** Known to the partners only. HEX-DIP-11. */
  readonly secret: boolean;
  /** The turn at whose start it ends; null: nobody has given notice. HEX-DIP-10. */
  readonly ends: number | null;
}

/** What one side gives in a deal. HEX-DIP-02. */
export interface DealSide {
  readonly bp: number;
  /** Own Urban hex that pays them; null where there is nothing to pay. */
  readonly from: HexKey | null;
  /** Captive detachments, from prisons, that go home. */
  readonly captives: readonly PieceId[];
}

/** An offer on the table of the open Build phase. HEX-DIP-01, -02. */
export interface Deal {
  readonly id: string;
  readonly from: SeatId;
  readonly to: SeatId;
  readonly secret: boolean;
  readonly treaty: TreatyKind | null;
  readonly gives: DealSide;
  readonly takes: DealSide;
  /** Free words, judged by the players. */
  readonly promise: string;
  readonly signed: boolean;
}

/** What a deal sends on its way: it arrives when the turn ends. HEX-DIP-05. */
export interface Delivery {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly bp: number;
  /** Where the BP came from: they go back there when the receiver has no Capital. */
  readonly paidBy: HexKey | null;
  readonly captives: readonly PieceId[];
}

/** A detachment that was paid and is not there yet. HEX-DET-11. */
export interface Construction {
  readonly detachment: Detachment;
  /** Where it is built. */
  readonly hex: HexKey;
  /** The turn in whose upkeep it arrives. */
  readonly ready: number;
  readonly orbit: boolean;
  /** Where its owner would have it if the hex is occupied. */
  readonly prefer: readonly HexKey[];
  readonly paid: number;
}

/** A captive detachment. HEX-CAPT. */
export interface Captives {
  /** Under its owner's name; its hex is its holder's. */
  readonly detachment: Detachment;
  readonly captor: SeatId;
  readonly holder:
    | { readonly kind: 'piece'; readonly piece: PieceId }
    | { readonly kind: 'prison'; readonly hex: HexKey };
  /** Turn of the first imprisonment by this captor; null: never yet. HEX-CAPT-02. */
  readonly imprisoned: number | null;
  /** Turn of the last transfer into a prison. HEX-DIP-03, HEX-RACE-CH-13. */
  readonly jailed: number | null;
}

/** HEX-AIR-01. */
export interface AirMission {
  readonly seat: SeatId;
  readonly airspace: number;
  readonly mission: AirMissionType;
  /** Urban hex of a Strategic Bombardment. */
  readonly target: HexKey | null;
}

/** A Tactical Bombardment that got through, and the army that it supports once that is ordered. HEX-AIR-10. */
export interface AirSupport {
  readonly seat: SeatId;
  readonly airspace: number;
  readonly army: PieceId | null;
}

/** What a Recon listed: it counts as seen for the rest of the turn, as it was in phase 4. HEX-AIR-08. */
export interface Recon {
  readonly hexes: readonly HexKey[];
  readonly pieces: readonly SeenPiece[];
}

/** Dice of the turn whose readers come later: told in full when the turn ends. HEX-TURN-05. */
export interface InitiativeRoll {
  readonly seat: SeatId;
  readonly die: number;
  readonly strategy: number;
  /** Of battle initiative, by race. HEX-RACE-IG-05, HEX-RACE-DE-15. */
  readonly modifier: number;
  readonly total: number;
  readonly rerolls: readonly number[];
}

/** Who controls an Airspace. HEX-AIR-06. */
export interface AirControl {
  readonly airspace: number;
  readonly seats: readonly SeatId[];
}

/** Who controlled an Airspace last turn, and whose spaceports it shut by that. HEX-AIR-14. */
export interface PastAirControl extends AirControl {
  /** Seats that were enemies then; a treaty made since does not open a port. */
  readonly against: readonly SeatId[];
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
  /** This turn's; empty until the missions are flown. */
  readonly airControl: readonly AirControl[];
  /** Last turn's: HEX-BLD-09, HEX-AIR-14. */
  readonly airControlBefore: readonly PastAirControl[];
  /** Ordered and not flown yet. */
  readonly airMissions: readonly AirMission[];
  readonly airSupport: readonly AirSupport[];
  readonly recon: Readonly<Record<SeatId, Recon>>;
  /** Detachments that stand in no hex; theirs is the last they stood in. HEX-DET-16. */
  readonly orbit: Readonly<Record<PieceId, Detachment>>;
  readonly constructions: readonly Construction[];
  readonly captives: Readonly<Record<PieceId, Captives>>;
  readonly deals: readonly Deal[];
  readonly deliveries: readonly Delivery[];
  /** RP that raids of this turn took from Resource hexes. HEX-ROUTE-06. */
  readonly raided: Readonly<Record<HexKey, number>>;
  readonly pending: readonly Pending[];
  /** Drawn at the start and never shown: names of new pieces derive from it, so that an id tells nothing. */
  readonly salt: string;
  readonly memory: Readonly<Record<SeatId, Memory>>;
  /** Movement initiative of this turn, first mover first; empty before it is rolled. */
  readonly initiative: readonly InitiativeRoll[];
  /** Battle initiative of this turn, likewise. HEX-TURN-07. */
  readonly battleInitiative: readonly InitiativeRoll[];
  /** Of this turn, with those that were put off; empty before battle movement. */
  readonly battles: readonly Battle[];
  /** Of this turn, and of those whose battle was put off. */
  readonly battleMoves: Readonly<Record<PieceId, BattleMove>>;
  /** Of this turn, one-sided so far. HEX-QB-12. */
  readonly funReports: readonly FunBattle[];
  /** How the campaign ended; null: it goes on. HEX-END-06, -07. */
  readonly ended: { readonly rule: RuleId; readonly winners: readonly SeatId[] } | null;
}
