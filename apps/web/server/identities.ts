import type { Accounts } from '@sealed-orders/api';
import {
  authOptions,
  createSessionReader,
  createThrottle,
  createUser,
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

/** Who people are: their accounts, the reading of their cookies, and what Next's sign-in route needs. */
export function identities(env: IdentityEnv, db: OpenHost['db'], secure: boolean): Identities {
  const secret = env.NEXTAUTH_SECRET;
  const demo = env.SEALED_ORDERS_DEMO === '1';
  share({ auth: authOptions({ db, secret, secure, demo, providers: providerKeys(env) }) });
  const made = createThrottle({ limit: 60, windowMs: HOUR });
  return {
    sessionOf: createSessionReader({ secret, secure }),
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
