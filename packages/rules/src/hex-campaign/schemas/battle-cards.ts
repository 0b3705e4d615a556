import { z } from 'zod';
import type { BattleCard, BattleDice } from '../types.ts';
import { DEFENCE_TYPES, OPTIONAL_RULES, SLOTS, TURRET_WEAPONS } from '../types.ts';
import { count, faction, god, moveClass, pieceId, seatKey, shortText, unitId } from './atoms.ts';
import { battleOrderType, both, d6 } from './battle-atoms.ts';

export const battleDice = z.strictObject({
  terrain: d6,
  terrainAgain: d6.nullable(),
  infiltrate: both(d6),
  deepStrike: both(d6),
  reserves: d6,
  scenario: d6.nullable(),
}) satisfies z.ZodType<BattleDice>;

const units = z.array(
  z.strictObject({
    piece: pieceId,
    unit: unitId,
    name: shortText,
    slot: z.enum(SLOTS),
    moveClass,
    vehicle: z.boolean(),
    models: count,
    points: count,
    each: count,
  }),
);

const support = z.strictObject({
  piece: pieceId,
  seat: seatKey,
  order: battleOrderType,
  fromOrbit: z.boolean(),
  bonus: z.union([z.literal(-1), z.literal(0), z.literal(1)]).nullable(),
  reinforcements: units,
  artillery: units,
});

const bonus = z.int().min(-3).max(3);
const cardSide = z.strictObject({
  faction: faction.nullable(),
  order: battleOrderType,
  units,
  special: z.strictObject({ reserves: z.boolean(), infiltrate: z.boolean(), deepStrike: z.boolean() }).nullable(),
  bonus: z.strictObject({ special: bonus, firstTurn: bonus }),
  support: z.array(support).nullable(),
  squadrons: count.nullable(),
});

export const battleCard = z.strictObject({
  dice: battleDice.nullable(),
  terrain: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  light: z.enum(['day', 'attacker-chooses']),
  scenario: z.boolean(),
  bombardment: z.boolean(),
  drop: d6.nullable(),
  flak: z.int().min(0).max(2).nullable(),
  attacker: cardSide,
  defender: cardSide.nullable(),
  defences: z.array(
    z.strictObject({
      id: shortText,
      type: z.enum(DEFENCE_TYPES),
      weapon: z.enum(TURRET_WEAPONS).nullable(),
      race: faction,
    }),
  ),
  shrines: z.array(z.strictObject({ god, summoning: count, possession: count })),
  optional: z.array(z.strictObject({ rule: z.enum(OPTIONAL_RULES), use: z.enum(['perBattle', 'on']) })),
}) satisfies z.ZodType<BattleCard>;
