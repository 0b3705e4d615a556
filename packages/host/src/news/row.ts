import { SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { HOOK_FORMS } from '../telling/hook-forms.ts';
import {
  ACCOUNT_LETTERS,
  type DeviceKeys,
  FOLLOWING_NEWS,
  type HookWay,
  NEWS_CHANNELS,
  NEWS_KINDS,
  type NewsReader,
  OWN_HOOK_NEWS,
} from '../telling/news-types.ts';

/** Pending news, with its reader. */
export const newsRowSchema = z.object({
  id: z.string(),
  channel: z.enum(NEWS_CHANNELS),
  kind: z.enum([...NEWS_KINDS, ...FOLLOWING_NEWS, ...ACCOUNT_LETTERS, ...OWN_HOOK_NEWS]),
  campaign: z.string().nullable(),
  seat: z.string().regex(SEAT_PATTERN).pipe(seatSchema).nullable(),
  opening: z.number().nullable(),
  /** The decision that it is about, if that has a time of its own. */
  matter: z.string().nullable(),
  createdAt: z.date(),
  tries: z.number(),
  /** The confirmed address; for a letter that asks for confirmation, the one to be confirmed; or that of the device or hook. */
  address: z.string().nullable(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }).nullable() satisfies z.ZodType<DeviceKeys | null>,
  hook: z
    .object({ form: z.enum(HOOK_FORMS), secret: z.string().nullable() })
    .nullable() satisfies z.ZodType<HookWay | null>,
  reader: z.object({
    id: z.string(),
    username: z.string(),
    unsubscribeKey: z.string(),
  }) satisfies z.ZodType<NewsReader>,
});
export type NewsRow = z.infer<typeof newsRowSchema>;
