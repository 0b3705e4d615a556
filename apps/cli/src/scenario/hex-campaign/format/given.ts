import { PHASES, SETUP_PHASES, TERRAINS } from '@sealed-orders/rules/hex-campaign';
import { hexFormatText } from '@sealed-orders/text/cli/hex-campaign';
import { z } from 'zod';
import { captivesSchema, constructionSchema, dealSchema } from './absent.ts';
import { battleSchema } from './battles.ts';
import { rows, size } from './chart.ts';
import { memorySchema } from './memory.ts';
import { pieceSchema } from './pieces.ts';
import { siteSchema, strongholdText } from './places.ts';
import { area, edge, faction, hex, pieceId, seat, settings } from './words.ts';

const seatSchema = z
  .union([
    faction,
    z.strictObject({
      faction: faction.optional(),
      name: z.string().optional(),
      strategy: z.int().min(0).max(5).optional(),
      capital: hex.nullable().optional(),
      startingCapital: hex.optional(),
      vp: z.int().optional(),
      dealt: z
        .strictObject({
          centre: hex.optional(),
          sizes: z.array(z.int().min(1).max(3)).optional().describe('Of its Urban hexes: 1 village to 3 city'),
          yields: z.array(z.int().nonnegative()).optional().describe('Of its Resource hexes'),
        })
        .optional()
        .describe('In placement: what it has to place, in the order in which it names the hexes'),
      with: z.looseObject({}).optional().describe('Any other part of the record of a seat: debt, god, closedTo'),
    }),
  ])
  .meta({ id: 'seat' });
export type SeatText = z.infer<typeof seatSchema>;

export const givenSchema = z
  .strictObject({
    map: z
      .strictObject({ size: size.optional(), rows: rows.optional(), origin: hex.optional() })
      .optional()
      .describe('Without a map the board is 17x17 plains and 0,0 its middle. Origin: column,row of the hex 0,0.'),
    terrain: z.record(area, z.enum(TERRAINS)).optional(),
    rivers: z.array(edge).optional(),
    roads: z.array(edge).optional(),
    airspaces: z.array(z.string()).optional().describe('A digit a hex; without it the grid of the settings'),
    names: z.record(hex, z.string()).optional(),
    seats: z.record(seat, seatSchema).optional().describe('Without it red (sm) and blue (ch)'),
    control: z.record(seat, z.array(area)).optional(),
    undiscovered: z.union([z.literal('uncontrolled'), z.array(area)]).optional(),
    sites: z.record(hex, siteSchema).optional(),
    strongholds: z.record(hex, strongholdText).optional(),
    pieces: z.record(pieceId, pieceSchema).optional(),
    captives: z
      .record(pieceId, captivesSchema)
      .optional()
      .describe('Detachments in the hands of others, where those are'),
    orbit: z.record(pieceId, pieceSchema).optional().describe('Detachments in orbit, with the last hex they stood in'),
    constructions: z.array(constructionSchema).optional().describe('Detachments that are paid and not there yet'),
    deals: z.array(dealSchema).optional().describe('Offers on the table of the open Build phase'),
    battles: z.array(battleSchema).optional().describe('Battles of the turn, in their order'),
    ruins: z.array(hex).optional().describe('Where settlements were destroyed'),
    treaties: z
      .array(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]* [a-z][a-z0-9-]* (alliance|pact)( secret)?$/, hexFormatText.treaty)
          .describe("'red blue alliance', 'red green pact secret'"),
      )
      .optional(),
    memory: z.record(seat, memorySchema).optional(),
    settings: settings.optional(),
    turn: z.int().nonnegative().optional(),
    phase: z
      .enum([...SETUP_PHASES, ...PHASES])
      .optional()
      .describe('The phase that is open; in placement, free-roads and spending it is turn 0'),
    with: z.looseObject({}).optional().describe('Any other part of the state, as the state has it'),
  })
  .meta({ id: 'given', description: 'A state of the hex campaign' });
export type Given = z.infer<typeof givenSchema>;
