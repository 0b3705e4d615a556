import { z } from 'zod';
import { pieceText } from './pieces.ts';
import { siteSchema, strongholdText } from './places.ts';
import { edge, hex, seat } from './words.ts';

export const memorySchema = z.strictObject({
  hexes: z
    .record(
      hex,
      z.strictObject({
        turn: z.int().positive(),
        control: seat.nullable().optional(),
        site: siteSchema.optional(),
        stronghold: strongholdText.optional(),
        garrison: seat.optional(),
        capital: seat.optional(),
        roads: z.array(edge).optional(),
        ruin: z.boolean().optional(),
      }),
    )
    .optional(),
  ghosts: z
    .record(z.string(), z.strictObject({ turn: z.int().positive(), piece: pieceText }))
    .optional()
    .describe('Pieces of others where they were last seen'),
});
export type MemoryText = z.infer<typeof memorySchema>;
