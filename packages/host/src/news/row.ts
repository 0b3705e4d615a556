import { SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../play/membership.ts';
import { ACCOUNT_LETTERS, type DeviceKeys, NEWS_CHANNELS, NEWS_KINDS, type NewsReader } from './types.ts';

/** News that waits for its turn, with its reader. */
export const newsRowSchema = z.object({
  id: z.string(),
  channel: z.enum(NEWS_CHANNELS),
  kind: z.enum([...NEWS_KINDS, ...ACCOUNT_LETTERS]),
  campaign: z.string().nullable(),
  seat: z.string().regex(SEAT_PATTERN).pipe(seatSchema).nullable(),
  opening: z.number().nullable(),
  createdAt: z.date(),
  tries: z.number(),
  /** The confirmed address; for a letter that asks for confirmation, the one to be confirmed; or that of the device. */
  address: z.string().nullable(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }).nullable() satisfies z.ZodType<DeviceKeys | null>,
  reader: z.object({
    id: z.string(),
    username: z.string(),
    unsubscribeKey: z.string(),
  }) satisfies z.ZodType<NewsReader>,
});
export type NewsRow = z.infer<typeof newsRowSchema>;
