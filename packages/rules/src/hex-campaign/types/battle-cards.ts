import type { Parsed } from '../../kernel/index.ts';
import type {
  battleCard,
  battleDice,
  cardDefence,
  cardShrine,
  cardSide,
  cardSupport,
  cardUnit,
  contest,
  reinforcement,
  tableThrow,
} from '../schemas/battle-cards.ts';
import type { battleTalk } from '../schemas/battles.ts';

/** Dice thrown for a battle before anybody sets up a table. Natural dice. HEX-TBL-40. */
export type BattleDice = Parsed<typeof battleDice>;

/** Dice that put one side before the other. HEX-TBL-23. */
export type Contest = Parsed<typeof contest>;

/** Dice of the table that were thrown when the battle was set up. HEX-TBL-18, -20, -23. */
export type TableThrow = Parsed<typeof tableThrow>;

/** A unit that was called into a battle from beside it, and whether it came. HEX-TBL-24. */
export type Reinforcement = Parsed<typeof reinforcement>;

/** A unit that takes part, as both sides see it. HEX-SIGHT-12. */
export type CardUnit = Parsed<typeof cardUnit>;

/** An army beside a battle, for the side that it supports. HEX-TBL-24, -27. */
export type CardSupport = Parsed<typeof cardSupport>;

/** One side on the card. */
export type CardSide = Parsed<typeof cardSide>;

/** A work on the table. HEX-TBL-09. */
export type CardDefence = Parsed<typeof cardDefence>;

/** A cursed shrine in reach of the battle: what it adds to the dice of its demons. HEX-RACE-CH-09, -10. */
export type CardShrine = Parsed<typeof cardShrine>;

/** Everything that a player must know to set up a battle. HEX-TBL-40. */
export type BattleCard = Parsed<typeof battleCard>;

/** The two sides' decisions on a battle. */
export type BattleTalk = Parsed<typeof battleTalk>;
