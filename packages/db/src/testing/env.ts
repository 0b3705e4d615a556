import { z } from 'zod';

/** A server for test databases. Without it, each test file starts its own. */
export const TEST_DATABASE_URL = z.url().optional().parse(process.env.TEST_DATABASE_URL);
