import type { Sheet } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';

/**
 * What a seat writes for one phase. Only its outside is looked at here: the host knows the campaign's system and reads
 * the sheet by that system's schema, once.
 */
export const sheetSchema = z.custom<Sheet>((value) => typeof value === 'object' && value !== null);

export const stepSchema = z.int().nonnegative();
