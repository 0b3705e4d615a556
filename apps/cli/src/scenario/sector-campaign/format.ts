import { PHASES, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorFormatText } from '@sealed-orders/text/cli/sector-campaign';
import { z } from 'zod';
import { documented } from '../documented.ts';

const settings = z.record(z.string(), z.unknown()).describe('Settings that are not at their default');
const territories = z.string().describe("Territories as they are printed: 'B C'");
const player = z.looseObject({}).describe('A player: side, role, race and rating');

const PIECE_PATTERN = /^(west|east) (orbit|[1-9]|1\d|2[0-5]|[A-Y])( [a-z0-9]+)*$/;

export const givenSchema = z
  .strictObject({
    phase: z.enum(PHASES).optional().describe('The phase of the first turn, in which West begins; without it moves'),
    pieces: z
      .record(z.string(), z.string().regex(PIECE_PATTERN, sectorFormatText.piece))
      .optional()
      .describe("Detachments by name: side, territory or orbit, points and marks: 'west 8 300 commander flak'"),
    held: z
      .strictObject({ west: territories.optional(), east: territories.optional() })
      .optional()
      .describe('What a side has taken'),
    majors: territories.optional(),
    isolated: territories.optional(),
    settings: settings.optional(),
    seats: z.array(player).optional().describe('Staff besides anna, who commands West, and bert, who commands East'),
  })
  .meta({ id: 'sector-campaign-given', description: 'A state of the sector campaign in its first turn' });

export const beginSchema = z
  .strictObject({ seats: z.record(z.string(), player), settings: settings.optional() })
  .meta({ id: 'sector-campaign-begin', description: 'A setup of the sector campaign' });
export type Begin = z.infer<typeof beginSchema>;

export const orderSchema = documented(sectorCampaign.schemas.order, 'An order of a seat, in full');
