import { z } from 'zod';
import { MOST_TURNS } from '../data/battle-turns.ts';
import { BATTLE_STAGES, TREATMENTS } from '../types/vocabulary.ts';
import { count, faction, hexKey, pieceId, ruleId, seatKey, shortText, turnNumber, unitId } from './atoms.ts';
import { battleId, battleOrderType, battleSide, both, d6 } from './battle-atoms.ts';
import { battleCard, battleDice, reinforcement, tableThrow } from './battle-cards.ts';

export const force = z.strictObject({
  faction,
  points: count,
  /** Where they were discovered. */
  hex: hexKey,
});

export const side = z.strictObject({
  /** The seat that gets the victory points: owner of the primary army; null for NPC forces. HEX-AFT-23. */
  seat: seatKey.nullable(),
  /** Detachment before garrison. Empty for NPC forces. */
  armies: z.array(pieceId).max(10),
  /** The order it fights under, for modifiers. */
  order: battleOrderType,
  forces: z.array(force).max(100).default([]),
});

export const supporter = z.strictObject({
  piece: pieceId,
  side: battleSide,
  /** Its battle order. */
  order: battleOrderType,
  /** In orbit, ordered to attack this hex: it lands after the battle. HEX-BMOV-07. */
  fromOrbit: z.boolean().default(false),
  /** Whether its order was about this battle; false: it is only beside it. HEX-TBL-24. */
  assigned: z.boolean().default(true),
});

export const unitReport = z.strictObject({
  piece: pieceId,
  unit: unitId,
  /** Models removed, be they infantry, beasts or bikes; of vehicles those destroyed. */
  lost: count.default(0),
  /** Vehicles with lasting damage that are still there, immobilised ones among them. */
  damaged: count.default(0),
  immobilised: count.default(0),
  /** Models of several wounds that lost at least half of them and live. HEX-AFT-19. */
  wounded: count.default(0),
  /** It left the table broken; `leadership` is the value of its test, `rallied` whether it passed; null: to be rolled. */
  broken: z
    .strictObject({ leadership: z.int().min(2).max(12), rallied: z.boolean().nullable() })
    .nullable()
    .default(null),
  /** Models that left the table in a declared retreat. HEX-TBL-35. */
  retreated: count.default(0),
  /** Models taken prisoner by the Dark Eldar. HEX-RACE-DE-09. */
  prisoners: count.default(0),
  /** Points of one of them without special weapons; absent: its share of the unit's. HEX-RACE-DE-10. */
  prisonerPoints: count.exactOptional(),
  /** Of a supporting army: whether it entered, or bombarded. HEX-AFT-22. */
  took: z.enum(['fought', 'entered', 'bombarded']).default('fought'),
  /** HEX-RACE-CH-07: the fate of a possessing demon; null: none possessed it. */
  demon: z.enum(['alive', 'killed']).nullable().default(null),
  /** HEX-XP-01: experience gained; 0 if the campaign counts none. */
  xp: count.default(0),
});

export const defenceReport = z.strictObject({
  defence: z.string().max(40),
  fate: z.enum(['controlled', 'silenced', 'destroyed']),
});

export const battleReport = z.strictObject({
  turns: z.int().min(0).max(MOST_TURNS),
  /** Victory points of the table, without the scenario's. HEX-AFT-03. */
  points: both(count),
  /** The side that fulfilled the scenario; null: neither, or no scenario. HEX-TBL-14. */
  scenario: battleSide.nullable().default(null),
  /** Sides that declared a retreat, first to last. HEX-AFT-05. */
  retreats: z.array(battleSide).max(2).default([]),
  surrender: battleSide.nullable().default(null),
  /** Units not named lost nothing. */
  units: z.array(unitReport).max(2000).default([]),
  defences: z.array(defenceReport).max(200).default([]),
});

export const lossItem = z.strictObject({
  piece: pieceId,
  unit: unitId,
  /**
   * `half`: a squad reduced to half, or one vehicle damaged; `whole`: the squad, or one vehicle destroyed; `rest`: the
   * other half of a squad or vehicle of which the enemy picked one. Vehicles of a squadron are items of their own.
   */
  part: z.enum(['half', 'whole', 'rest']),
});
export const lossItems = z.array(lossItem).max(5000);

export const quick = z.strictObject({
  /** 2D6 of each side. HEX-QB-02. */
  dice: both(z.tuple([d6, d6])),
  /** Value of each side for damage, and what it inflicts. */
  value: both(count),
  damage: both(count),
  /** The part of the value from supporting armies: it counts for victory points too. HEX-QB-09. */
  support: both(count).default({ attacker: 0, defender: 0 }),
  /** Points of damage that each owner of armies has to take. HEX-QB-05. */
  shares: z.record(seatKey, count).default({}),
  /** The enemy's picks of each side's losses; null: still owed. HEX-QB-07. */
  picks: both(lossItems.nullable()),
  /** Each owner's choices; missing owners still owe them. HEX-QB-05. */
  losses: z.record(seatKey, lossItems),
});

const NOTHING = { attacker: 0, defender: 0 };

export const result = z.strictObject({
  /** `unopposed`: a raid that met no army. HEX-BORD-08. */
  how: z.enum(['table', 'quick', 'unopposed']),
  /** Null: a draw. */
  winner: battleSide.nullable(),
  /** Points of models that each side lost, before casualty dice. HEX-AFT-07. */
  lost: both(count).default(NOTHING),
  /** VP and BP that each side gains. */
  vp: both(count).default(NOTHING),
  bp: both(count).default(NOTHING),
  /** Sides that had declared a retreat. */
  retreated: z.array(battleSide).max(2).default([]),
  /** The side whose detachments are captured; null: none. HEX-AFT-06. */
  captured: battleSide.nullable().default(null),
});

export const publicResult = z.strictObject({
  winner: battleSide.nullable(),
  /** Points lost. HEX-AFT-07. */
  lost: both(count),
  /** Null where `vpVisibility` hides it. */
  vp: both(count).nullable(),
});

export const armyKind = z.enum(['detachment', 'garrison']);
const armyKinds = z.array(armyKind).max(10);

const head = {
  /**
   * Unique in the campaign: `b3-1`, turn and place among its battles; `r3-R1`, turn and raider, where a raid met nobody.
   * Neither reveals raids that the reader does not see.
   */
  id: battleId,
  /** The turn it arose in: earlier than the present one where it was postponed. HEX-QB-11. */
  turn: turnNumber,
  /**
   * Order of entry in that turn, raids among them, from 1. It rules withdrawals (HEX-WD-02). A view counts the battles
   * that the viewer knows of: a gap would reveal raids (HEX-BORD-08).
   */
  number: z.int().min(1),
  hex: hexKey,
  kind: z.enum(['attack', 'raid']),
  stage: z.enum(BATTLE_STAGES).default('open'),
  /** Put off until the next turn. */
  postponed: z.boolean().default(false),
};

export const afterwards = z.strictObject({
  /** How its capture would change a detachment's battle: points lost by its side then, and its DXP. HEX-WD-09. */
  ifCaptured: z.record(pieceId, z.strictObject({ lost: count, dxp: count })),
  /** BP that squads cost the Capitals of those who do not hold the field. HEX-RACE-EL-04. */
  stones: z.record(seatKey, count),
  /** The deciding rule, and dead special characters: news that may have to wait. HEX-SIGHT-12. */
  decidedBy: ruleId.default('HEX-AFT-03'),
  fallen: z.array(z.strictObject({ seat: seatKey, unit: shortText })).default([]),
  /** The armies that met: some may no longer exist. Absent: not recorded, looked up instead. */
  kinds: both(armyKinds).exactOptional(),
  /** Seats that fought in it or supported a side: they have read everything. */
  involved: z.array(seatKey).default([]),
});

export const battle = z.strictObject({
  ...head,
  /** Where the attacker came from; null: from orbit, or from no side. HEX-WD-05. */
  origin: hexKey.nullable().default(null),
  /** The hex that a raider returns to: nobody else may take it. HEX-BORD-08. Null: no raid. */
  home: hexKey.nullable().default(null),
  attacker: side,
  /** Null: a raid that met no army. */
  defender: side.nullable(),
  supporters: z.array(supporter).max(500).default([]),
  /** Whether the defender fights in a Stronghold of their own or of an ally's. HEX-TBL-09. */
  stronghold: z.boolean().default(false),
  reports: z.record(seatKey, battleReport).default({}),
  /** Seats that agreed to quick dice, and to postpone it. HEX-QB-01, -11. */
  quickAgreed: z.array(seatKey).default([]),
  postponeAgreed: z.array(seatKey).default([]),
  quick: quick.nullable().default(null),
  result: result.nullable().default(null),
  /** The side that took captives after the fight: they found no way out. Absent: none. HEX-WD-09, HEX-TBL-38. */
  takenBy: battleSide.exactOptional(),
  /** Hidden from everybody. Absent: the battle is not over. */
  afterwards: afterwards.exactOptional(),
  /** Absent: nobody fights at a table. HEX-TBL-40. */
  dice: battleDice.exactOptional(),
  /** Thrown at the table, each once. Absent: none. */
  thrown: z.array(tableThrow).exactOptional(),
  /** In the order in which they were called. Absent: none. HEX-TBL-24. */
  reinforced: z.array(reinforcement).exactOptional(),
});

export const battleMove = z.strictObject({
  /** `entered`: a hex, by an attack or a raid; `withdrew`: by its order or after a battle. HEX-CLAIM-15, HEX-LOOT-03. */
  how: z.enum(['entered', 'withdrew', 'stayed']),
  /** Its battle order's treatment of places that it takes; null: none. HEX-MORD-14. */
  treatment: z.enum(TREATMENTS).nullable().default(null),
  /** Hexes that its owner prefers, the best first. HEX-WD-10, HEX-BMOV-07. */
  retreat: z.array(hexKey).max(200).default([]),
});

export const seenSide = z.strictObject({
  seat: seatKey.nullable(),
  forces: z.array(force),
  /** For the two sides and the referee; null for all others until it is reported. HEX-TBL-40. */
  order: battleOrderType.nullable(),
  /** How many armies fight, and of which kind. Empty for NPC forces. */
  kinds: armyKinds,
  /** For the two sides and the referee; null for all others, who could match it with an army seen elsewhere. */
  armies: z.array(pieceId).nullable(),
});

export const battleTalk = z.strictObject({
  reports: z.record(seatKey, battleReport),
  /** Seats whose word lets dice decide, and those of them that gave it. HEX-QB-01. */
  quickAsked: z.array(seatKey),
  quickAgreed: z.array(seatKey),
  quick: quick.nullable(),
  /** HEX-TBL-18, -20, -23. */
  thrown: z.array(tableThrow),
  /** HEX-TBL-24. */
  reinforced: z.array(reinforcement),
});

export const seenBattle = z.strictObject({
  ...head,
  /** Part of the orders: null for others until it is reported. HEX-TBL-40. */
  kind: head.kind.nullable(),
  attacker: seenSide,
  defender: seenSide.nullable(),
  /** Null until it is over, or if `battleReports` hides it from the viewer. In full for its fighters. */
  result: z.union([result, publicResult]).nullable(),
  /** The side that took captives who found no way out. Absent: none, or unknown to the viewer. HEX-WD-09. */
  takenBy: battleSide.exactOptional(),
  /** Seats that would postpone it; empty for spectators. HEX-QB-11. */
  postponeAgreed: z.array(seatKey),
  /** The viewer's own armies beside it, that may help; to the referee all of them. HEX-TBL-25. */
  beside: z.array(pieceId),
  /** For the two sides, allies who support one, and the referee. HEX-TBL-40. */
  card: battleCard.nullable(),
  /** For the two sides and the referee. */
  talk: battleTalk.nullable(),
});

export const ended = z.strictObject({ rule: ruleId, winners: z.array(seatKey) }).nullable();

export const funReport = z.strictObject({
  values: z.record(seatKey, z.int().min(0).max(100_000)),
  lost: z.record(seatKey, z.int().min(0).max(100_000)),
  winner: seatKey.nullable(),
});

export const funBattle = z.strictObject({
  by: seatKey,
  with: seatKey,
  report: funReport,
});
