import type { Parsed } from '../../kernel/index.ts';
import type {
  afterwards,
  armyKind,
  battle,
  battleMove,
  battleReport,
  defenceReport,
  force,
  funBattle,
  funReport,
  lossItem,
  publicResult,
  quick,
  result,
  seenSide,
  side,
  supporter,
  unitReport,
} from '../schemas/battles.ts';

/** NPC forces. HEX-CLAIM-13. */
export type Force = Parsed<typeof force>;

/** What a detachment did in battle movement, as far as the battle phase needs it. It lasts for the turn. */
export type BattleMove = Parsed<typeof battleMove>;

/** The kinds of pieces that fight battles. */
export type ArmyKind = Parsed<typeof armyKind>;

/** One side of a battle. */
export type Side = Parsed<typeof side>;

/** An army beside the battle that may send units or fire into it. HEX-BORD-03, -12, HEX-TBL-24. */
export type Supporter = Parsed<typeof supporter>;

/** The fate of one unit in a battle, as counted on the table. HEX-TBL-41. */
export type UnitReport = Parsed<typeof unitReport>;

/** The fate of a defence. One not named is held by its owner. HEX-TBL-10, HEX-DEF-17. */
export type DefenceReport = Parsed<typeof defenceReport>;

/** The result of a table battle, however it was fought. HEX-TBL-41, -42. */
export type BattleReport = Parsed<typeof battleReport>;

/** Losses that an owner, or a planner for the enemy, chooses in a Quick Battle. HEX-QB-05, -07. */
export type LossItem = Parsed<typeof lossItem>;

/** A Quick Battle in progress. */
export type QuickBattle = Parsed<typeof quick>;

/** Two players' report of a fun battle: points of the armies, points lost, and who won; null: a draw. HEX-QB-12. */
export type FunReport = Parsed<typeof funReport>;

/** A fun battle that one of the two has reported and the other has not confirmed. HEX-QB-12. */
export type FunBattle = Parsed<typeof funBattle>;

/** The result of a battle. */
export type BattleResult = Parsed<typeof result>;

/** What everybody may read of a battle that is over. HEX-SIGHT-12. */
export type PublicResult = Parsed<typeof publicResult>;

/** Further gains from a finished battle once armies have withdrawn. */
export type Afterwards = Parsed<typeof afterwards>;

/** A battle, or a raid that met nobody. HEX-BMOV-08. */
export type Battle = Parsed<typeof battle>;

/** One side of a battle as a viewer sees it. */
export type SeenSide = Parsed<typeof seenSide>;
