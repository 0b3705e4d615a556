import { z } from 'zod';

/** The database that the demo is loaded into. */
export const env = z.object({ DATABASE_URL: z.string().min(1) }).parse(process.env);
