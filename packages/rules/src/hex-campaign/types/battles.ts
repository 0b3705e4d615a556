import type { HexKey, RuleId, SeatId } from '../../kernel/index.ts';
import type { BattleDice } from './battle-cards.ts';
import type { BattleOrderType, BattleSide, BattleStage, Faction, PieceId, Treatment, UnitId } from './vocabulary.ts';

/** NPC forces that fight for nobody. HEX-CLAIM-13. */
export interface Force {
  readonly faction: Faction;
  readonly points: number;
  /** Where they were discovered. */
  readonly hex: HexKey;
}

/** What a detachment did in battle movement, as far as the battle phase asks. It lasts for the turn. */
export interface BattleMove {
  /** `entered`: a hex, by an attack or a raid; `withdrew`: by its order or after a battle. HEX-CLAIM-15, HEX-LOOT-03. */
  readonly how: 'entered' | 'withdrew' | 'stayed';
  /** What its battle order says of places that it takes; null: nothing. HEX-MORD-14. */
  readonly treatment: Treatment | null;
  /** Hexes that its owner would have it go to, the best first. HEX-WD-10, HEX-BMOV-07. */
  readonly retreat: readonly HexKey[];
}

/** One side of a battle. */
export interface Side {
  /** Who gets the victory points: owner of the primary army; null for NPC forces. HEX-AFT-23. */
  readonly seat: SeatId | null;
  /** Detachment before garrison. Empty for NPC forces. */
  readonly armies: readonly PieceId[];
  /** What counts for modifiers: the order it fights under. */
  readonly order: BattleOrderType;
  readonly forces: readonly Force[];
}

/** An army beside the battle that may send units or fire into it. HEX-BORD-03, -12, HEX-TBL-24. */
export interface Supporter {
  readonly piece: PieceId;
  readonly side: BattleSide;
  /** Its battle order. */
  readonly order: BattleOrderType;
  /** In orbit, ordered to attack this hex: it lands after the battle. HEX-BMOV-07. */
  readonly fromOrbit: boolean;
  /** Whether its order was about this battle; false: it only stands beside it. HEX-TBL-24. */
  readonly assigned: boolean;
}

/** What became of one unit in a battle, as counted on the table. HEX-TBL-41. */
export interface UnitReport {
  readonly piece: PieceId;
  readonly unit: UnitId;
  /** Models removed, be they infantry, beasts or bikes; of vehicles those destroyed. */
  readonly lost: number;
  /** Vehicles with lasting damage that are still there, immobilised ones among them. */
  readonly damaged: number;
  readonly immobilised: number;
  /** Models of several wounds that lost at least half of them and live. HEX-AFT-19. */
  readonly wounded: number;
  /** It left the table broken; `leadership` is the value of its test, `rallied` whether it passed; null: to be rolled. */
  readonly broken: { readonly leadership: number; readonly rallied: boolean | null } | null;
  /** Models that left the table in a declared retreat. HEX-TBL-35. */
  readonly retreated: number;
  /** Models taken prisoner by the Dark Eldar. HEX-RACE-DE-09. */
  readonly prisoners: number;
  /** Points of one of them without special weapons; absent: its share of the unit's. HEX-RACE-DE-10. */
  readonly prisonerPoints?: number;
  /** Of a supporting army: whether it entered, or bombarded. HEX-AFT-22. */
  readonly took: 'fought' | 'entered' | 'bombarded';
  /** HEX-RACE-CH-07: what a possessing demon came to; null: none possessed it. */
  readonly demon: 'alive' | 'killed' | null;
  /** HEX-XP-01: experience that it won; 0 where the campaign counts none. */
  readonly xp: number;
}

/** What became of a defence. One that is not named is held by its owner. HEX-TBL-10, HEX-DEF-17. */
export interface DefenceReport {
  readonly defence: string;
  readonly fate: 'controlled' | 'silenced' | 'destroyed';
}

/** What a table battle came to, whoever fought it how. HEX-TBL-41, -42. */
export interface BattleReport {
  readonly turns: number;
  /** Victory points of the table, without the scenario's. HEX-AFT-03. */
  readonly points: Readonly<Record<BattleSide, number>>;
  /** Who fulfilled the scenario; null: nobody, or none was played. HEX-TBL-14. */
  readonly scenario: BattleSide | null;
  /** Who declared a retreat, first to last. HEX-AFT-05. */
  readonly retreats: readonly BattleSide[];
  readonly surrender: BattleSide | null;
  /** Units not named lost nothing. */
  readonly units: readonly UnitReport[];
  readonly defences: readonly DefenceReport[];
}

/** Losses that an owner, or a planner for the enemy, chooses in a Quick Battle. HEX-QB-05, -07. */
export interface LossItem {
  readonly piece: PieceId;
  readonly unit: UnitId;
  /**
   * `half`: a squad reduced to half, or one vehicle damaged; `whole`: the squad, or one vehicle destroyed; `rest`: the
   * other half of a squad or vehicle of which the enemy picked one. Vehicles of a squadron are items of their own.
   */
  readonly part: 'half' | 'whole' | 'rest';
}

/** A Quick Battle while it is settled. */
export interface QuickBattle {
  /** 2D6 of each side. HEX-QB-02. */
  readonly dice: Readonly<Record<BattleSide, readonly [number, number]>>;
  /** Value of each side for damage, and what it inflicts. */
  readonly value: Readonly<Record<BattleSide, number>>;
  readonly damage: Readonly<Record<BattleSide, number>>;
  /** What of the value came from supporting armies: it counts for victory points too. HEX-QB-09. */
  readonly support: Readonly<Record<BattleSide, number>>;
  /** Points of damage that each owner of armies has to take. HEX-QB-05. */
  readonly shares: Readonly<Record<SeatId, number>>;
  /** What the enemy picked of each side's losses; null: that is still owed. HEX-QB-07. */
  readonly picks: Readonly<Record<BattleSide, readonly LossItem[] | null>>;
  /** What each owner chose; those who are missing still owe it. HEX-QB-05. */
  readonly losses: Readonly<Record<SeatId, readonly LossItem[]>>;
}

/** What two players say of a fun battle: points of the armies, points lost, and who won; null: a draw. HEX-QB-12. */
export interface FunReport {
  readonly values: Readonly<Record<SeatId, number>>;
  readonly lost: Readonly<Record<SeatId, number>>;
  readonly winner: SeatId | null;
}

/** A fun battle that one of the two has reported and the other has not confirmed. HEX-QB-12. */
export interface FunBattle {
  readonly by: SeatId;
  readonly with: SeatId;
  readonly report: FunReport;
}

/** What a battle came to. */
export interface BattleResult {
  /** `unopposed`: a raid that met no army. HEX-BORD-08. */
  readonly how: 'table' | 'quick' | 'unopposed';
  /** Null: a draw. */
  readonly winner: BattleSide | null;
  /** Points of models that each side lost, before casualty dice. HEX-AFT-07. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** VP and BP that each side gains. */
  readonly vp: Readonly<Record<BattleSide, number>>;
  readonly bp: Readonly<Record<BattleSide, number>>;
  /** Sides that had declared a retreat. */
  readonly retreated: readonly BattleSide[];
  /** Whose detachments are captured; null: nobody's. HEX-AFT-06. */
  readonly captured: BattleSide | null;
}

/** What a battle that is over still brings when armies have withdrawn. */
export interface Afterwards {
  /** What its capture would make of a detachment's battle: points that its side lost then, and its DXP. HEX-WD-09. */
  readonly ifCaptured: Readonly<Record<PieceId, { readonly lost: number; readonly dxp: number }>>;
  /** BP that squads cost the Capitals of those who do not hold the field. HEX-RACE-EL-04. */
  readonly stones: Readonly<Record<SeatId, number>>;
  /** Which rule decided it, and special characters who died: news that may have to wait. HEX-SIGHT-12. */
  readonly decidedBy: RuleId;
  readonly fallen: readonly { readonly seat: SeatId; readonly unit: string }[];
}

/** A battle, or a raid that met nobody. HEX-BMOV-08. */
export interface Battle {
  /**
   * Unique in the campaign: `b3-1`, turn and place among its battles; `r3-R1`, turn and raider, where a raid met nobody.
   * Neither tells of raids that the reader does not see.
   */
  readonly id: string;
  /** The turn it arose in: earlier than the present one where it was postponed. HEX-QB-11. */
  readonly turn: number;
  /** Order of entry in that turn, raids among them, from 1; a view counts its own. It rules withdrawals. HEX-WD-02. */
  readonly number: number;
  readonly hex: HexKey;
  readonly kind: 'attack' | 'raid';
  /** Where the attacker came from; null: from orbit, or from no side. HEX-WD-05. */
  readonly origin: HexKey | null;
  /** Where a raider goes home to: nobody else may take that hex. HEX-BORD-08. Null: no raid. */
  readonly home: HexKey | null;
  readonly attacker: Side;
  /** Null: a raid that met no army. */
  readonly defender: Side | null;
  readonly supporters: readonly Supporter[];
  /** Whether the defender fights in a Stronghold of his or an ally's. HEX-TBL-09. */
  readonly stronghold: boolean;
  readonly stage: BattleStage;
  readonly reports: Readonly<Record<SeatId, BattleReport>>;
  /** Who agreed to quick dice, who to put it off. HEX-QB-01, -11. */
  readonly quickAgreed: readonly SeatId[];
  readonly postponeAgreed: readonly SeatId[];
  /** Put off until the next turn. */
  readonly postponed: boolean;
  readonly quick: QuickBattle | null;
  readonly result: BattleResult | null;
  /** Nobody sees it. Absent: the battle is not over. */
  readonly afterwards?: Afterwards;
  /** Absent: nobody is asked to fight at a table. HEX-TBL-40. */
  readonly dice?: BattleDice;
}

/** One side of a battle as a viewer sees it. */
export interface SeenSide {
  readonly seat: SeatId | null;
  readonly forces: readonly Force[];
  /** For the two sides and the referee; null for all others until it is reported. HEX-TBL-40. */
  readonly order: BattleOrderType | null;
  readonly armies: readonly PieceId[] | null;
}
