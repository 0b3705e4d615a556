import { HOOK_KINDS } from '@sealed-orders/host';
import { z } from 'zod';

/** What a hook is told, each kind once at most. */
export const hookKindsSchema = z.array(z.enum(HOOK_KINDS)).min(1).max(HOOK_KINDS.length);

/** Which hook of a campaign. */
export const hookSchema = z.object({ hook: z.uuid() });

/** The secret of a hook, in the only answer that holds it. */
export const secretSchema = z.strictObject({ secret: z.string().nullable() });
