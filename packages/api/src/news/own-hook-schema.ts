import { DELIVERY_STATES, HOOK_FORMS, NEWS_KINDS, type OwnHook } from '@sealed-orders/host';
import { z } from 'zod';

/** Which hook of the caller's own. */
export const whichHookSchema = z.object({ hook: z.uuid() });

export const ownHookSchema: z.ZodType<OwnHook, OwnHook> = z.strictObject({
  id: z.uuid(),
  form: z.enum(HOOK_FORMS),
  place: z.string(),
  createdAt: z.iso.datetime(),
  offAt: z.iso.datetime().nullable(),
  last: z
    .strictObject({
      kind: z.enum([...NEWS_KINDS, 'own-hook-test'] as const),
      at: z.iso.datetime(),
      state: z.enum(DELIVERY_STATES),
    })
    .nullable(),
});
