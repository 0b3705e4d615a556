import { TERRAINS } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import { rows, size } from './chart.ts';
import { unitSchema } from './pieces.ts';
import { area, faction, seat, settings } from './words.ts';

export const beginSchema = z
  .strictObject({
    preset: z.enum(['three-players', 'four-players', 'free']).optional(),
    map: z
      .strictObject({ size: size.optional(), rows: rows.optional() })
      .optional()
      .describe('Without it 11x10 plains'),
    terrain: z.record(area, z.enum(TERRAINS)).optional(),
    seats: z.record(
      seat,
      z.strictObject({
        faction: faction.optional(),
        strategy: z.int().optional(),
        detachments: z
          .array(
            z.strictObject({ name: z.string().optional(), march: z.string().optional(), units: z.array(unitSchema) }),
          )
          .optional(),
      }),
    ),
    settings: settings.optional(),
    clock: z.looseObject({}).optional(),
    with: z.looseObject({}).optional().describe('Any other part of the setup, as the setup has it'),
  })
  .meta({ id: 'begin', description: 'A setup of the hex campaign; coordinates are those of the map' });
export type Begin = z.infer<typeof beginSchema>;
