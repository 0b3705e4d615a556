import type { Accounts } from '@sealed-orders/api';
import {
  authOptions,
  createSessionReader,
  createThrottle,
  createUser,
  isDemoAccount,
  profile,
  type SessionReader,
} from '@sealed-orders/auth';
import type { OpenHost } from '@sealed-orders/host';
import type { Env } from './env.ts';
import { type ProviderEnv, providerKeys } from './provider-keys.ts';
import { share } from './services.ts';

export interface Identities {
  readonly sessionOf: SessionReader;
  readonly accounts: Accounts;
}

type IdentityEnv = Pick<Env, 'NEXTAUTH_SECRET' | 'SEALED_ORDERS_DEMO'> & ProviderEnv;

const HOUR = 60 * 60 * 1000;

export interface IdentityOptions {
  readonly env: IdentityEnv;
  readonly db: OpenHost['db'];
  /** Whether the site is served over https. */
  readonly secure: boolean;
  /** Where the request that is being answered comes from. */
  readonly asker: () => string;
  /** Told who has signed out. */
  readonly onSignOut: (userId: string) => void;
}

/** Who people are: their accounts, the reading of their cookies, and what Next's sign-in route needs. */
export function identities({ env, db, secure, asker, onSignOut }: IdentityOptions): Identities {
  const secret = env.NEXTAUTH_SECRET;
  const demo = env.SEALED_ORDERS_DEMO === '1';
  share({ auth: authOptions({ db, secret, secure, demo, providers: providerKeys(env), asker, onSignOut }) });
  const made = createThrottle({ limit: 60, windowMs: HOUR });
  // Cookies outlive accounts, and the demo, whose accounts have a password that everybody knows.
  const isShut = async (user: string): Promise<boolean> =>
    (await profile(db, user)) === null || (!demo && (await isDemoAccount(db, user)));
  return {
    sessionOf: createSessionReader({ secret, secure, isShut }),
    accounts: {
      profile: (userId) => profile(db, userId),
      signUp: async (input, address) => {
        if (made.isShut(address)) return { ok: false, problem: { code: 'throttled' } };
        made.count(address);
        return createUser(db, input);
      },
    },
  };
}
