import { NEWS_CHANNELS, NEWS_KINDS } from '@sealed-orders/host';
import { z } from 'zod';

export const choiceSchema = z.strictObject({
  kind: z.enum(NEWS_KINDS),
  channel: z.enum(NEWS_CHANNELS),
  isWanted: z.boolean(),
});
