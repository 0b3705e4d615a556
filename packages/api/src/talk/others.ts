import { MOST_OTHERS } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** All others of a conversation. The same seats are the same conversation, in whatever order they are named. */
export const othersSchema = z.array(seatIdSchema).min(1).max(MOST_OTHERS).readonly();
