import { z } from 'zod';
import { phase, ruleId, seatKey, turnNumber } from '../atoms.ts';

const common = {
  rule: ruleId,
  to: z.union([z.literal('all'), z.literal('seats'), z.literal('spectators'), z.array(seatKey)]),
  turn: turnNumber,
  phase,
};

/** An event of one type, with what all events have. */
export const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...common, ...shape });
