import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { createDatabaseClock, type DatabaseClock } from './clock.ts';
import { Prisma, PrismaClient } from './generated/client.ts';

export interface DbOptions {
  readonly connectionString: string;
  /** The most connections; Prisma and the pool share them. */
  readonly poolSize: number;
  /** Other limits than the defaults, for tests. */
  readonly limits?: Partial<Limits>;
}

/** Time limits, ms, so that nobody waits forever for a database that no longer responds. */
export interface Limits {
  /** To get a connection, from the server or, when all are in use, from the pool. */
  readonly connect: number;
  /** For one statement, including waits for locks; the server cancels it. */
  readonly statement: number;
  /** For an idle transaction; the server closes the connection and releases its locks. */
  readonly idle: number;
  /** To wait for an answer from a server that can no longer cancel a statement. */
  readonly answer: number;
}

const LIMITS: Limits = { connect: 10_000, statement: 30_000, idle: 60_000, answer: 40_000 };

/**
 * A database with two ways to use it: Prisma for ordinary reads and writes, the pool for statements that must be fast.
 */
export interface Db {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** The time of the database. Everything that is compared with its rows, or written to them, uses this. */
  readonly now: () => Date;
  /** Asks the database for its time; rejects if it cannot be reached. */
  readonly readClock: () => Promise<void>;
  close(): Promise<void>;
}

/** How often the time is asked for, ms: the clock of a database that is moved to another machine may jump. */
const READ_CLOCK = 10_000;

/** Opens a database. It connects at the first query. Each new connection begins by asking for the time. */
export function createDb(options: DbOptions): Db {
  const clock = createDatabaseClock();
  const pool = openPool(options, clock);
  const readClock = (): Promise<void> => clock.measure(pool);
  // A process that does nothing else may end.
  const timer = setInterval(() => void readClock().catch(() => undefined), READ_CLOCK).unref();
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    now: clock.now,
    readClock,
    close: async () => {
      clearInterval(timer);
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

function openPool({ connectionString, poolSize, limits }: DbOptions, clock: DatabaseClock): pg.Pool {
  const { connect, statement, idle, answer } = { ...LIMITS, ...limits };
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    keepAlive: true,
    // Set by a statement, because connection poolers refuse these as connection parameters.
    onConnect: async (client) => {
      await client.query(`SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${idle}`);
      await clock.measure(client);
    },
  });
  // A broken connection without an error listener would end the process. The pool drops an idle one; one in use fails
  // at its next statement, whichever code took it from the pool.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Whether a Prisma statement failed because another row has the same unique value. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
