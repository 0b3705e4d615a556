import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './generated/client.ts';

export interface DbOptions {
  readonly connectionString: string;
  /** How many connections at most; both ways in share them. */
  readonly poolSize: number;
}

/** One database, two ways in: Prisma for ordinary reads and writes, the pool for statements that must be fast. */
export interface Db {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a database. Connects when first asked something. */
export function createDb(options: DbOptions): Db {
  const pool = new pg.Pool({ connectionString: options.connectionString, max: options.poolSize });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process. The next
  // statement finds out whether the server is really gone.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Whether a statement of Prisma's failed because another row has the same unique value. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
