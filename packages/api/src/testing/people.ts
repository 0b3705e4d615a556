import { createUser, profile } from '@sealed-orders/auth';
import { testDatabase } from '@sealed-orders/db/testing';
import { type OpenHost, openHost } from '@sealed-orders/host';
import type { Context } from '../context.ts';
import { createArrivals } from '../orders/arrivals.ts';
import { createRosterReader } from '../rosters/read-apart.ts';
import { appRouter } from '../router.ts';
import { caller } from '../trpc.ts';

const call = caller(appRouter);
export type Api = ReturnType<typeof call>;

/** A real database, and people who call procedures on it. */
export interface People {
  readonly opened: OpenHost;
  /** Somebody with an account. */
  person(name: string): Promise<Api>;
  /** The same person again. */
  known(name: string): Promise<Api>;
  /** Somebody who is not signed in. */
  readonly nobody: Api;
  close(): Promise<void>;
}

export async function people(): Promise<People> {
  const database = await testDatabase();
  const opened = openHost({ connectionString: database.connectionString, poolSize: 4 });
  const { host, db } = opened;
  const accounts = {
    signUp: (input: Parameters<typeof createUser>[1]) => createUser(db, input),
    profile: (userId: string) => profile(db, userId),
  };
  const services = { host, accounts, readRoster: createRosterReader(), arrivals: createArrivals() };
  const context: Context = { ...services, session: null, address: 'here' };
  const as = (userId: string, name: string): Api => call({ ...context, session: { userId, name } });
  return {
    opened,
    nobody: call(context),
    person: async (name) => {
      const data = { username: name, displayName: name };
      const { id } = await db.prisma.user.create({ data, select: { id: true } });
      return as(id, name);
    },
    known: async (name) => {
      const { id } = await db.prisma.user.findUniqueOrThrow({ where: { username: name }, select: { id: true } });
      return as(id, name);
    },
    close: async () => {
      await opened.close();
      await database.drop();
    },
  };
}
