import { TREATY_KINDS } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import { pieceText } from './pieces.ts';
import { hex, pieceId, seat } from './words.ts';

const holding = z.union([z.literal('prison'), pieceId]).describe('The prison of the hex, or the army that guards them');

/** Detachments that are not in a hex. */
export const captivesSchema = z.strictObject({
  is: pieceText,
  captor: seat,
  in: holding,
  imprisoned: z.int().nullable().optional(),
  jailed: z.int().nullable().optional(),
  with: z.looseObject({}).optional().describe('Any other part of the detachment, as the state has it'),
});
export type CaptivesText = z.infer<typeof captivesSchema>;

export const constructionSchema = z.strictObject({
  id: pieceId,
  is: pieceText,
  ready: z.int().positive().describe('The turn in whose upkeep it arrives'),
  orbit: z.boolean().optional(),
  prefer: z.array(hex).optional(),
  paid: z.int().nonnegative().optional(),
});
export type ConstructionText = z.infer<typeof constructionSchema>;

const side = z.strictObject({
  bp: z.int().nonnegative().optional(),
  from: hex.nullable().optional(),
  captives: z.array(pieceId).optional(),
});
export const dealSchema = z.strictObject({
  id: z.string(),
  from: seat,
  to: seat,
  secret: z.boolean().optional(),
  treaty: z.enum(TREATY_KINDS).nullable().optional(),
  gives: side.optional(),
  takes: side.optional(),
  promise: z.string().optional(),
  signed: z.boolean().optional(),
});
export type DealText = z.infer<typeof dealSchema>;
