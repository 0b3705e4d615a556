import { z } from 'zod';

/** What this process is told by its environment. */
export const env = z
  .object({
    DATABASE_URL: z.string().min(1),
    /** Connections to the database at most. */
    POOL_SIZE: z.coerce.number().int().min(2).max(200).default(8),
  })
  .parse(process.env);
