import { tally } from '@sealed-orders/rules/tally';
import { tallyFormatText } from '@sealed-orders/text/cli/tally';
import { z } from 'zod';

const seat = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
const settings = z.record(z.string(), z.unknown()).describe('Settings that are not at their default');

export const givenSchema = z
  .strictObject({
    sums: z.record(seat, z.int()).optional().describe('The seats in their order, each with its sum'),
    total: z.int().optional().describe('The sum of all when the turn opened; without it the sum of all now'),
    turn: z.int().positive().optional(),
    settings: settings.optional(),
  })
  .meta({ id: 'tally-given', description: 'A state of the counting game' });

export const beginSchema = z
  .strictObject({
    seats: z.record(seat, z.enum(['even', 'odd'])),
    settings: settings.optional(),
  })
  .meta({ id: 'tally-begin', description: 'A setup of the counting game' });
export type Begin = z.infer<typeof beginSchema>;

export const ADD_PATTERN = /^add (\d+)$/;
export const orderSchema = z
  .union([
    z.string().regex(ADD_PATTERN, tallyFormatText.order).describe("A number to add: 'add 4'"),
    z.looseObject({}).meta(z.toJSONSchema(tally.sheets.schema, { io: 'input' })),
  ])
  .meta({ id: 'tally-order', description: 'The whole sheet of a seat' });
