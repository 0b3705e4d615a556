import { z } from 'zod';
import type {
  Battle,
  BattleMove,
  BattleReport,
  BattleResult,
  Force,
  FunBattle,
  FunReport,
  LossItem,
  SeenBattle,
  Side,
  Supporter,
} from '../types.ts';
import { BATTLE_STAGES, TREATMENTS } from '../types.ts';
import { count, faction, hexKey, pieceId, ruleId, seatKey, shortText, turnNumber, unitId } from './atoms.ts';
import { battleId, battleOrderType, battleSide, both, d6 } from './battle-atoms.ts';
import { battleCard, battleDice } from './battle-cards.ts';

const force = z.strictObject({ faction, points: count, hex: hexKey }) satisfies z.ZodType<Force>;

const side = z.strictObject({
  seat: seatKey.nullable(),
  armies: z.array(pieceId).max(10),
  order: battleOrderType,
  forces: z.array(force).max(100).default([]),
}) satisfies z.ZodType<Side>;

const supporter = z.strictObject({
  piece: pieceId,
  side: battleSide,
  order: battleOrderType,
  fromOrbit: z.boolean().default(false),
  assigned: z.boolean().default(true),
}) satisfies z.ZodType<Supporter>;

const unitReport = z.strictObject({
  piece: pieceId,
  unit: unitId,
  lost: count.default(0),
  damaged: count.default(0),
  immobilised: count.default(0),
  wounded: count.default(0),
  broken: z
    .strictObject({ leadership: z.int().min(2).max(12), rallied: z.boolean().nullable() })
    .nullable()
    .default(null),
  retreated: count.default(0),
  prisoners: count.default(0),
  prisonerPoints: count.exactOptional(),
  took: z.enum(['fought', 'entered', 'bombarded']).default('fought'),
  demon: z.enum(['alive', 'killed']).nullable().default(null),
  xp: count.default(0),
});

const defenceReport = z.strictObject({
  defence: z.string().max(40),
  fate: z.enum(['controlled', 'silenced', 'destroyed']),
});

export const battleReport = z.strictObject({
  turns: z.int().min(0).max(100),
  points: both(count),
  scenario: battleSide.nullable().default(null),
  retreats: z.array(battleSide).max(2).default([]),
  surrender: battleSide.nullable().default(null),
  units: z.array(unitReport).max(2000).default([]),
  defences: z.array(defenceReport).max(200).default([]),
}) satisfies z.ZodType<BattleReport>;

export const lossItem = z.strictObject({
  piece: pieceId,
  unit: unitId,
  part: z.enum(['half', 'whole', 'rest']),
}) satisfies z.ZodType<LossItem>;
export const lossItems = z.array(lossItem).max(5000);

const quick = z.strictObject({
  dice: both(z.tuple([d6, d6])),
  value: both(count),
  damage: both(count),
  support: both(count).default({ attacker: 0, defender: 0 }),
  shares: z.record(seatKey, count).default({}),
  picks: both(lossItems.nullable()),
  losses: z.record(seatKey, lossItems),
});

const NOTHING = { attacker: 0, defender: 0 };

export const result = z.strictObject({
  how: z.enum(['table', 'quick', 'unopposed']),
  winner: battleSide.nullable(),
  lost: both(count).default(NOTHING),
  vp: both(count).default(NOTHING),
  bp: both(count).default(NOTHING),
  retreated: z.array(battleSide).max(2).default([]),
  captured: battleSide.nullable().default(null),
}) satisfies z.ZodType<BattleResult>;

const head = {
  id: battleId,
  turn: turnNumber,
  number: z.int().min(1),
  hex: hexKey,
  kind: z.enum(['attack', 'raid']),
  stage: z.enum(BATTLE_STAGES).default('open'),
  postponed: z.boolean().default(false),
};

export const battle = z.strictObject({
  ...head,
  origin: hexKey.nullable().default(null),
  home: hexKey.nullable().default(null),
  attacker: side,
  defender: side.nullable(),
  supporters: z.array(supporter).max(500).default([]),
  stronghold: z.boolean().default(false),
  reports: z.record(seatKey, battleReport).default({}),
  quickAgreed: z.array(seatKey).default([]),
  postponeAgreed: z.array(seatKey).default([]),
  quick: quick.nullable().default(null),
  result: result.nullable().default(null),
  afterwards: z
    .strictObject({
      ifCaptured: z.record(pieceId, z.strictObject({ lost: count, dxp: count })),
      stones: z.record(seatKey, count),
      decidedBy: ruleId.default('HEX-AFT-03'),
      fallen: z.array(z.strictObject({ seat: seatKey, unit: shortText })).default([]),
    })
    .exactOptional(),
  dice: battleDice.exactOptional(),
}) satisfies z.ZodType<Battle>;

export const battleMove = z.strictObject({
  how: z.enum(['entered', 'withdrew', 'stayed']),
  treatment: z.enum(TREATMENTS).nullable().default(null),
  retreat: z.array(hexKey).max(200).default([]),
}) satisfies z.ZodType<BattleMove>;

const seenSide = z.strictObject({
  seat: seatKey.nullable(),
  forces: z.array(force),
  order: battleOrderType.nullable(),
  armies: z.array(pieceId).nullable(),
});

export const seenBattle = z.strictObject({
  ...head,
  kind: head.kind.nullable(),
  attacker: seenSide,
  defender: seenSide.nullable(),
  result: result.nullable(),
  postponeAgreed: z.array(seatKey),
  beside: z.array(pieceId),
  card: battleCard.nullable(),
  talk: z
    .strictObject({
      reports: z.record(seatKey, battleReport),
      quickAgreed: z.array(seatKey),
      quick: quick.nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<SeenBattle>;

export const ended = z.strictObject({ rule: ruleId, winners: z.array(seatKey) }).nullable();

/** HEX-QB-12. */
export const funReport = z.strictObject({
  values: z.record(seatKey, z.int().min(0).max(100_000)),
  lost: z.record(seatKey, z.int().min(0).max(100_000)),
  winner: seatKey.nullable(),
}) satisfies z.ZodType<FunReport>;

export const funBattle = z.strictObject({
  by: seatKey,
  with: seatKey,
  report: funReport,
}) satisfies z.ZodType<FunBattle>;
