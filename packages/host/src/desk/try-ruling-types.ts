import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seenSchema } from '../reading/types.ts';

/** What a ruling would do. */
export const triedRulingSchema = z.strictObject({ events: seenSchema.shape.events });
export type TriedRuling = Parsed<typeof triedRulingSchema>;
