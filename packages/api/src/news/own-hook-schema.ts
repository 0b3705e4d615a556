import { z } from 'zod';

/** Which hook of the caller's own. */
export const whichHookSchema = z.object({ hook: z.uuid() });
