import {
  changePassword,
  confirmMailAddress,
  createRateLimits,
  createSessions,
  createUser,
  mailAddress,
  profile,
  recover,
  removeMailAddress,
  renameProblem,
  requestRecovery,
  setMailAddress,
  setTimeZone,
  timeZone,
} from '@sealed-orders/auth';
import { testDatabase } from '@sealed-orders/db/testing';
import { type OpenHost, openHost, writeAccountLetter } from '@sealed-orders/host';
import type { Accounts, Context } from '../context.ts';
import { createReaders } from '../readers.ts';
import { appRouter } from '../router.ts';
import { createOrderRateLimit } from '../routers/orders.ts';
import { caller } from '../trpc.ts';

const call = caller(appRouter);
export type Api = ReturnType<typeof call>;

/** A real database, and users who call procedures on it. */
export interface People {
  readonly opened: OpenHost;
  /** A user with an account. */
  person(name: string): Promise<Api>;
  /** The same user again. */
  known(name: string): Promise<Api>;
  /** The same user at a page that takes a seat to be uncovered. */
  at(name: string, uncoveredSeat: string): Promise<Api>;
  /** The id of such a user. */
  idOf(name: string): Promise<string>;
  /** A visitor who is not signed in. */
  readonly nobody: Api;
  close(): Promise<void>;
}

export async function people(): Promise<People> {
  const database = await testDatabase();
  const opened = openHost({ connectionString: database.connectionString, poolSize: 4 });
  const { host, db } = opened;
  const sessions = createSessions({ db, demo: false });
  const accounts: Accounts = {
    signUp: (input) => createUser(db, input),
    profile: (userId) => profile(db, userId),
    timeZone: (userId) => timeZone(db, userId),
    setTimeZone: (userId, zone) => setTimeZone(db, userId, zone),
    renameProblem: (userId, name) => renameProblem(db, userId, name),
    changePassword: (userId, input) => changePassword({ db, sessions }, userId, input),
    signOutEverywhere: (userId) => sessions.endAll(userId),
    mail: async (userId) => {
      const found = await mailAddress(db, userId);
      return found === null ? null : { ...found, mode: 'sent' };
    },
    setMailAddress: (userId, address) =>
      setMailAddress(db, userId, { address, isSent: true, post: writeAccountLetter }),
    confirmMailAddress: (token) => confirmMailAddress(db, token),
    removeMailAddress: (userId) => removeMailAddress(db, userId),
    requestRecovery: async (address) => {
      await requestRecovery(db, address, writeAccountLetter);
      return { ok: true, value: { done: true } };
    },
    recover: (input) => recover({ db, sessions }, input),
  };
  const services = {
    host,
    accounts,
    ...createReaders(),
    orderRateLimit: createOrderRateLimit(createRateLimits({ db, secret: 'a secret' })),
  };
  const context: Context = { ...services, session: null, address: 'here' };
  const as = (userId: string, name: string): Api => call({ ...context, session: { userId, name } });
  const idOf = async (name: string): Promise<string> => {
    const { id } = await db.prisma.user.findUniqueOrThrow({ where: { username: name }, select: { id: true } });
    return id;
  };
  return {
    opened,
    nobody: call(context),
    person: async (name) => {
      const data = { username: name, displayName: name };
      const { id } = await db.prisma.user.create({ data, select: { id: true } });
      return as(id, name);
    },
    at: async (name, uncoveredSeat) => call({ ...context, uncoveredSeat, session: { userId: await idOf(name), name } }),
    known: async (name) => as(await idOf(name), name),
    idOf,
    close: async () => {
      await opened.close();
      await database.drop();
    },
  };
}
