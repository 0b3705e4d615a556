import type { SeatId } from '../../kernel/index.ts';
import type { BattleReport, QuickBattle } from './battles.ts';
import type { Defence } from './map.ts';
import type {
  BattleOrderType,
  BattleSide,
  DefenceType,
  Faction,
  God,
  MoveClass,
  OptionalRule,
  PieceId,
  Slot,
  UnitId,
} from './vocabulary.ts';

/** What fell for a battle before anybody sets up a table. Natural dice. HEX-TBL-40. */
export interface BattleDice {
  /** HEX-TBL-01. */
  readonly terrain: number;
  /** What the owner of the Stronghold rolled instead; null: he let the first stand. HEX-TBL-02. */
  readonly terrainAgain: number | null;
  /** HEX-TBL-06. */
  readonly infiltrate: Readonly<Record<BattleSide, number>>;
  /** HEX-TBL-07. */
  readonly deepStrike: Readonly<Record<BattleSide, number>>;
  /** Of the defender; the attacker always has them. HEX-TBL-05. */
  readonly reserves: number;
  /** Null at a Stronghold, where only an agreement brings a scenario. HEX-TBL-14. */
  readonly scenario: number | null;
}

/** A unit that takes part, as both sides see it. HEX-SIGHT-12. */
export interface CardUnit {
  readonly piece: PieceId;
  readonly unit: UnitId;
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  /** Vehicles are lost one by one. HEX-QB-05. */
  readonly vehicle: boolean;
  /** Models that fight, their points, and those of one of them. */
  readonly models: number;
  readonly points: number;
  readonly each: number;
}

/** An army beside a battle, for the side that it supports. HEX-TBL-24, -27. */
export interface CardSupport {
  readonly piece: PieceId;
  readonly seat: SeatId;
  readonly order: BattleOrderType;
  readonly fromOrbit: boolean;
  /** Raises the D6 of its reinforcements; null: it sends none. */
  readonly bonus: -1 | 0 | 1 | null;
  readonly reinforcements: readonly CardUnit[];
  readonly artillery: readonly CardUnit[];
}

/** One side on the card. */
export interface CardSide {
  readonly faction: Faction | null;
  readonly order: BattleOrderType;
  readonly units: readonly CardUnit[];
  /** Whether it has each special rule. HEX-TBL-05 to -07, -13. */
  readonly special: { readonly reserves: boolean; readonly infiltrate: boolean; readonly deepStrike: boolean } | null;
  /** Raises its dice for special rules, and for the first turn. HEX-TBL-13, -23. */
  readonly bonus: { readonly special: number; readonly firstTurn: number };
  /** Armies beside it and squadrons above it; null: they are kept from the viewer. */
  readonly support: readonly CardSupport[] | null;
  readonly squadrons: number | null;
}

/** A work that stands on the table. HEX-TBL-09. */
export interface CardDefence {
  readonly id: string;
  readonly type: DefenceType;
  readonly weapon: Defence['weapon'];
  readonly race: Faction;
}

/** A cursed shrine in whose reach the battle is fought: what it adds to the dice of its demons. HEX-RACE-CH-09, -10. */
export interface CardShrine {
  /** `undivided`: a shrine of all. */
  readonly god: God;
  readonly summoning: number;
  readonly possession: number;
}

/** All that a player must know to set up a battle. HEX-TBL-40. */
export interface BattleCard {
  /** Null where nobody is asked to fight at a table. */
  readonly dice: BattleDice | null;
  /** HEX-TBL-01: 1 very light to 5 very dense. */
  readonly terrain: 1 | 2 | 3 | 4 | 5 | null;
  /** HEX-TBL-08. */
  readonly light: 'day' | 'attacker-chooses';
  /** HEX-TBL-14. */
  readonly scenario: boolean;
  /** HEX-TBL-11: whether the attacker may fire before the first turn. */
  readonly bombardment: boolean;
  /** HEX-TBL-18: what units from orbit need to land in the first turn; null: the attacker comes by land. */
  readonly drop: number | null;
  /** HEX-TBL-32: added to the dice against those who strike from the sky; null: no Stronghold. */
  readonly flak: number | null;
  readonly attacker: CardSide;
  readonly defender: CardSide | null;
  readonly defences: readonly CardDefence[];
  /** Where Chaos fights; empty in any other battle. */
  readonly shrines: readonly CardShrine[];
  /** Of the table, by setting. HEX-EXT-04. */
  readonly optional: readonly { readonly rule: OptionalRule; readonly use: 'perBattle' | 'on' }[];
}

/** What the two sides have said of a battle. */
export interface BattleTalk {
  readonly reports: Readonly<Record<SeatId, BattleReport>>;
  /** HEX-QB-01. */
  readonly quickAgreed: readonly SeatId[];
  readonly quick: QuickBattle | null;
}
