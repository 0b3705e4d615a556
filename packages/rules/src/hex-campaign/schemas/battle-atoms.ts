import { z } from 'zod';
import { BATTLE_ORDERS, BATTLE_SIDES } from '../types/vocabulary.ts';

/** Long enough for the turn and the name of a raider. */
export const battleId = z.string().max(80);
export const battleOrderType = z.enum(BATTLE_ORDERS);
export const battleSide = z.enum(BATTLE_SIDES);
export const d6 = z.int().min(1).max(6);
/** Something for each side of a battle. */
export const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ attacker: schema, defender: schema });
