import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  HOOK_FORMS,
  HOOK_KINDS,
  type MadeHook,
  OFF_REASONS,
} from '@sealed-orders/host';
import { z } from 'zod';

/** What a hook is told, each kind once at most. */
export const hookKindsSchema = z.array(z.enum(HOOK_KINDS)).min(1).max(HOOK_KINDS.length);

/** Which hook of a campaign. */
export const hookSchema = z.object({ hook: z.uuid() });

/** The secret of a hook, in the only answer that holds it. */
export const secretSchema = z.strictObject({ secret: z.string().nullable() });

const deliverySchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(DELIVERY_KINDS),
  at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  status: z.int().nullable(),
  tries: z.int().nonnegative(),
  nextTry: z.iso.datetime().nullable(),
});

export const madeHookSchema: z.ZodType<MadeHook, MadeHook> = z.strictObject({
  id: z.uuid(),
  form: z.enum(HOOK_FORMS),
  place: z.string(),
  kinds: z.array(z.enum(HOOK_KINDS)),
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  off: z.strictObject({ at: z.iso.datetime(), because: z.enum(OFF_REASONS) }).nullable(),
  deliveries: z.array(deliverySchema),
});
