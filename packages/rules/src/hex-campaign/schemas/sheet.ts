import { z } from 'zod';
import type { MovementOrder, Sheet } from '../types.ts';
import { hexPath, pieceId, treatment } from './atoms.ts';

const base = { piece: pieceId, treatment: treatment.exactOptional() };
const high = z.boolean().exactOptional();

const movementOrder = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('path'), ...base, path: hexPath, high }),
  z.strictObject({ type: z.literal('follow'), ...base, target: pieceId, high }),
  z.strictObject({ type: z.literal('advance'), ...base }),
  z.strictObject({ type: z.literal('guard'), ...base }),
  z.strictObject({ type: z.literal('recover'), ...base }),
  z.strictObject({ type: z.literal('move-and-claim'), ...base, path: hexPath }),
  z.strictObject({ type: z.literal('claim-area'), ...base }),
  z.strictObject({ type: z.literal('reserve'), ...base, path: hexPath }),
]) satisfies z.ZodType<MovementOrder>;

/** What a seat seals. No more orders than anyone can have pieces. */
export const sheet = z.strictObject({
  phase: z.literal('movement-orders'),
  orders: z.array(movementOrder).max(2000),
}) satisfies z.ZodType<Sheet>;
