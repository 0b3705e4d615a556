import type { Accounts } from '@sealed-orders/api';
import {
  authOptions,
  changePassword,
  createRateLimits,
  createSessionReader,
  createSessions,
  createUser,
  profile,
  type RateLimits,
  renameProblem,
  type SessionReader,
  type Sessions,
  setTimeZone,
  takeAll,
  timeZone,
} from '@sealed-orders/auth';
import type { OpenHost } from '@sealed-orders/host';
import type { Env } from './env.ts';
import { mailMode } from './mail.ts';
import { mailAccounts } from './mail-accounts.ts';
import { type ProviderEnv, providerKeys } from './provider-keys.ts';

export interface Identities {
  /** What Next's sign-in route needs. */
  readonly auth: ReturnType<typeof authOptions>;
  readonly sessionOf: SessionReader;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  /** Limits on attempts, shared by all processes. */
  readonly limits: RateLimits;
}

type IdentityEnv = Pick<Env, 'NEXTAUTH_SECRET' | 'SEALED_ORDERS_DEMO' | 'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM'> &
  ProviderEnv;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

export interface IdentityOptions {
  readonly env: IdentityEnv;
  readonly db: OpenHost['db'];
  /** Whether the site is served over https. */
  readonly secure: boolean;
  /** The address of the current request. */
  readonly clientAddress: () => string;
}

/** Accounts, the session reader, and the options of Next's sign-in route. */
export function identities({ env, db, secure, clientAddress }: IdentityOptions): Identities {
  const secret = env.NEXTAUTH_SECRET;
  const demo = env.SEALED_ORDERS_DEMO === '1';
  const sessions = createSessions({ db, demo });
  const limits = createRateLimits({ db, secret });
  return {
    auth: authOptions({ db, secret, secure, demo, providers: providerKeys(env), clientAddress, sessions }),
    sessionOf: createSessionReader({ secret, secure, sessions }),
    sessions,
    limits,
    accounts: {
      profile: (userId) => profile(db, userId),
      timeZone: (userId) => timeZone(db, userId),
      setTimeZone: (userId, zone) => setTimeZone(db, userId, zone),
      signUp: createSignUp(db, limits),
      renameProblem: createRenameProblem(db, limits),
      changePassword: createPasswordChange(db, sessions, limits),
      signOutEverywhere: (userId) => sessions.endAll(userId),
      ...mailAccounts({ db, sessions, limits, mode: mailMode(env) }),
    },
  };
}

/** Creates accounts, with a limit per address on new accounts and a looser one on refused attempts. */
function createSignUp(db: OpenHost['db'], limits: RateLimits): Accounts['signUp'] {
  const made = limits('sign-up', { limit: 60, windowMs: HOUR });
  // A refusal says that a name is taken, so attempts are limited too.
  const refused = limits('refused sign-up', { limit: 600, windowMs: HOUR });
  return async (input, address) => {
    // Counted first, so that concurrent requests all count.
    const isAllowed = await takeAll([
      [made, address],
      [refused, address],
    ]);
    if (!isAllowed) return { ok: false, problem: { code: 'throttled' } };
    const answer = await createUser(db, input);
    await (answer.ok ? refused : made).takeBack(address);
    return answer;
  };
}

/** Judges new names, with a limit: a refusal says that somebody in the user's campaigns has the name. */
function createRenameProblem(db: OpenHost['db'], limits: RateLimits): Accounts['renameProblem'] {
  const tries = limits('change of name', { limit: 10, windowMs: HOUR });
  return async (userId, displayName) =>
    (await tries.take(userId)) ? renameProblem(db, userId, displayName) : 'throttled';
}

/**
 * Changes passwords, with a limit on wrong ones: anyone who finds another user's page open must not be able to guess
 * the password.
 */
function createPasswordChange(db: OpenHost['db'], sessions: Sessions, limits: RateLimits): Accounts['changePassword'] {
  const wrong = limits('change of password', { limit: 10, windowMs: 10 * MINUTE });
  return async (userId, input) => {
    if (!(await wrong.take(userId))) return { ok: false, problem: { code: 'throttled' } };
    const answer = await changePassword({ db, sessions }, userId, input);
    if (answer.ok || answer.problem.code !== 'wrong-password') await wrong.takeBack(userId);
    return answer;
  };
}
