import { MOVE_CLASSES, SLOTS, TREATMENTS } from '@sealed-orders/rules/hex-campaign';
import { hexFormatText } from '@sealed-orders/text/cli/hex-campaign';
import { z } from 'zod';
import { hex } from './words.ts';

const models = z.union([
  z.int().nonnegative().describe('All of them ready'),
  z.strictObject({
    ready: z.int().nonnegative().optional(),
    wounded: z.int().nonnegative().optional(),
    damaged: z.int().nonnegative().optional(),
    dead: z.int().nonnegative().optional(),
    captured: z.int().nonnegative().optional(),
  }),
]);

export const unitSchema = z
  .strictObject({
    name: z.string().optional(),
    slot: z.enum(SLOTS).optional(),
    moveClass: z.enum(MOVE_CLASSES).optional(),
    scout: z.boolean().optional(),
    points: z.int().nonnegative().optional().describe('Of the whole unit at roster size'),
    models: models.optional(),
    with: z.looseObject({}).optional().describe('Any other part of a unit: kind, tags, limits, mount, mark'),
  })
  .meta({ id: 'unit' });
export type UnitText = z.infer<typeof unitSchema>;

const CLASSES = MOVE_CLASSES.join('|');
export const PIECE_PATTERN = new RegExp(
  `^([a-z][a-z0-9-]*) (?:(garrison|spy|diplomat)|(convoy)(?: (\\d+))?|((?:${CLASSES})(?:\\+(?:${CLASSES}))*) (2|4|6|8))` +
    ' @ (-?\\d+,-?\\d+)(?: (\\d+) points)?( scouts)?$',
);
export const pieceText = z
  .string()
  .regex(PIECE_PATTERN, hexFormatText.piece)
  .meta({
    id: 'piece-in-short',
    description:
      "'red infantry 4 @ 0,0' (the number is its movement allowance), 'red infantry+tracked 4 @ 0,0 600 points scouts', " +
      "'red garrison @ 0,0', 'blue convoy 120 @ 1,0' (its BP), 'red spy @ 0,0', 'red diplomat @ 0,0'",
  });
export const pieceSchema = z
  .union([
    pieceText,
    z.strictObject({
      is: pieceText,
      name: z.string().optional(),
      units: z.array(unitSchema).min(1).optional(),
      dxp: z.int().nonnegative().optional(),
      garrisonDetachment: z.boolean().optional(),
      treatment: z.enum(TREATMENTS).nullable().optional(),
      home: hex.optional().describe('Of a spy: where it was built'),
      with: z.looseObject({}).optional().describe('Any other part of a piece, as the state has it'),
    }),
  ])
  .meta({ id: 'piece' });
export type PieceText = z.infer<typeof pieceSchema>;
