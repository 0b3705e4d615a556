import { z } from 'zod';
import { SIDES } from '../vocabulary.ts';
import { bySide, d6, entryId, phoneId, points, ruleId, seat, side } from './atoms.ts';
import { roll } from './entry.ts';
import { MOST_SENT } from './order.ts';

const readers = z.union([z.literal('all'), z.literal('seats'), z.array(seat).max(SIDES.length)]);
const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), rule: ruleId, to: readers, ...shape });

/** What happened. */
export const event = z.discriminatedUnion('type', [
  of('began', {}),
  of('joined', { phone: phoneId, side }),
  /** The log says what they are; this says that there is something new. */
  of('entered', { phone: phoneId, entries: z.array(entryId).max(MOST_SENT) }),
  of('rolled', { entry: entryId, roll, dice: z.array(d6).max(60) }),
  of('pen-lost', { phone: phoneId }),
  of('closed', { totals: bySide(points), winner: side.nullable(), margin: z.string().nullable() }),
  of('left', {}),
  of('ruled', { reason: z.string().max(1000) }),
]);
