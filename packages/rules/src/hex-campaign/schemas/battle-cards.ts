import { z } from 'zod';
import { MOST_TURNS, REINFORCED_FROM_TURN } from '../data/battle-turns.ts';
import { DEFENCE_TYPES, OPTIONAL_RULES, SLOTS, TURRET_WEAPONS } from '../types/vocabulary.ts';
import { count, faction, god, moveClass, pieceId, seatKey, shortText, unitId } from './atoms.ts';
import { battleOrderType, battleSide, both, d6 } from './battle-atoms.ts';

export const battleDice = z.strictObject({
  /** HEX-TBL-01. */
  terrain: d6,
  /** The reroll by the owner of the Stronghold; null: they kept the first. HEX-TBL-02. */
  terrainAgain: d6.nullable(),
  /** HEX-TBL-06. */
  infiltrate: both(d6),
  /** HEX-TBL-07. */
  deepStrike: both(d6),
  /** Of the defender; the attacker always has them. HEX-TBL-05. */
  reserves: d6,
  /** Null at a Stronghold, where only an agreement sets a scenario. HEX-TBL-14. */
  scenario: d6.nullable(),
});

/** HEX-TBL-23: each side throws a die with its bonus; on a tie they throw again without. */
export const contest = z.strictObject({ throws: z.array(both(d6)).min(1), winner: battleSide });

/** Dice of the table that a side has thrown when the battle is set up. */
export const tableThrow = z.discriminatedUnion('what', [
  /** HEX-TBL-20: how both set up, and who begins. */
  z.strictObject({ what: z.literal('set-up'), die: d6, contest }),
  /** HEX-TBL-23. */
  z.strictObject({ what: z.literal('first-turn'), contest }),
  /** HEX-TBL-18: for each attacking unit on the card, in its order. */
  z.strictObject({ what: z.literal('landing'), units: z.array(z.strictObject({ name: shortText, die: d6 })) }),
]);

/** HEX-TBL-24: a unit that was called into a battle from beside it. The enemy does not see unit and army. */
export const reinforcement = z.strictObject({
  side: battleSide,
  /** Of the battle. */
  turn: z.int().min(REINFORCED_FROM_TURN).max(MOST_TURNS),
  army: z.strictObject({ piece: pieceId, unit: unitId }).nullable(),
  name: shortText,
  die: d6,
  bonus: z.int().min(-2).max(2),
  enters: z.boolean(),
});

export const cardUnit = z.strictObject({
  piece: pieceId,
  unit: unitId,
  name: shortText,
  slot: z.enum(SLOTS),
  moveClass,
  /** Vehicles are lost one by one. HEX-QB-05. */
  vehicle: z.boolean(),
  /** Models that fight, their points, and those of one of them. */
  models: count,
  points: count,
  each: count,
});
const units = z.array(cardUnit);

export const cardSupport = z.strictObject({
  piece: pieceId,
  seat: seatKey,
  order: battleOrderType,
  fromOrbit: z.boolean(),
  /** Raises the D6 of its reinforcements; null: it sends none. */
  bonus: z.union([z.literal(-1), z.literal(0), z.literal(1)]).nullable(),
  reinforcements: units,
  artillery: units,
});

const bonus = z.int().min(-3).max(3);
export const cardSide = z.strictObject({
  faction: faction.nullable(),
  order: battleOrderType,
  units,
  /** Whether it has each special rule. HEX-TBL-05 to -07, -13. */
  special: z.strictObject({ reserves: z.boolean(), infiltrate: z.boolean(), deepStrike: z.boolean() }).nullable(),
  /** Raises its dice for special rules, and for the first turn. HEX-TBL-13, -23. */
  bonus: z.strictObject({ special: bonus, firstTurn: bonus }),
  /** Armies beside it and squadrons above it; null: hidden from the viewer. */
  support: z.array(cardSupport).nullable(),
  squadrons: count.nullable(),
});

export const cardDefence = z.strictObject({
  id: shortText,
  type: z.enum(DEFENCE_TYPES),
  weapon: z.enum(TURRET_WEAPONS).nullable(),
  race: faction,
});

export const cardShrine = z.strictObject({
  /** `undivided`: a shrine of all. */
  god,
  summoning: count,
  possession: count,
});

export const battleCard = z.strictObject({
  /** Null if nobody fights at a table. */
  dice: battleDice.nullable(),
  /** HEX-TBL-01: 1 very light to 5 very dense. */
  terrain: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  /** HEX-TBL-08. */
  light: z.enum(['day', 'attacker-chooses']),
  /** HEX-TBL-14. */
  scenario: z.boolean(),
  /** HEX-TBL-11: whether the attacker may fire before the first turn. */
  bombardment: z.boolean(),
  /** HEX-TBL-18: the roll that units from orbit need to land in the first turn; null: the attacker comes by land. */
  drop: d6.nullable(),
  /** HEX-TBL-32: added to the dice against attackers from the sky; null: no Stronghold. */
  flak: z.int().min(0).max(2).nullable(),
  attacker: cardSide,
  defender: cardSide.nullable(),
  defences: z.array(cardDefence),
  /** Where Chaos fights; empty in any other battle. */
  shrines: z.array(cardShrine),
  /** Of the table, by setting. HEX-EXT-04. */
  optional: z.array(z.strictObject({ rule: z.enum(OPTIONAL_RULES), use: z.enum(['perBattle', 'on']) })),
});
