import type { Accounts, MailMode, Throttled } from '@sealed-orders/api';
import {
  confirmMailAddress,
  createRateLimit,
  mailAddress,
  type RateLimit,
  recover,
  removeMailAddress,
  requestRecovery,
  type Sessions,
  setMailAddress,
} from '@sealed-orders/auth';
import { type OpenHost, writeAccountLetter } from '@sealed-orders/host';

const HOUR = 60 * 60_000;

type MailAccounts = Pick<
  Accounts,
  'mail' | 'setMailAddress' | 'confirmMailAddress' | 'removeMailAddress' | 'requestRecovery' | 'recover'
>;

interface MailAccountsOptions {
  readonly db: OpenHost['db'];
  readonly sessions: Sessions;
  readonly mode: MailMode;
}

const THROTTLED: Throttled = { ok: false, problem: { code: 'throttled' } };

/** Addresses of users, and the recovery of passwords by mail, with limits on what can be sent and guessed. */
export function mailAccounts({ db, sessions, mode }: MailAccountsOptions): MailAccounts {
  // Nobody may have us write to ever more people, or to one of them again and again.
  const letters = { byUser: limit(10), byReader: limit(5), byAddress: limit(30) };
  const links = limit(60);
  const isAllowed = takes([letters.byReader, letters.byAddress]);
  return {
    mail: async (userId) => {
      const found = await mailAddress(db, userId);
      return found === null ? null : { ...found, mode };
    },
    setMailAddress: async (userId, address) => {
      if (mode === 'none') return { ok: false, problem: { code: 'no-mail' } };
      if (!takes([letters.byUser, letters.byReader])([userId, address])) return THROTTLED;
      return setMailAddress(db, userId, { address, isSent: mode === 'sent', post: writeAccountLetter });
    },
    confirmMailAddress: async (token, client) => (takes([links])([client]) ? confirmMailAddress(db, token) : THROTTLED),
    removeMailAddress: (userId) => removeMailAddress(db, userId),
    requestRecovery: async (address, client) => {
      // Whoever cannot sign in cannot read what the site keeps for them either.
      if (mode !== 'sent') return { ok: false, problem: { code: 'no-mail' } };
      if (!isAllowed([address, client])) return THROTTLED;
      await requestRecovery(db, address, writeAccountLetter);
      return { ok: true, value: { done: true } };
    },
    recover: async (input, client) => (takes([links])([client]) ? recover({ db, sessions }, input) : THROTTLED),
  };
}

const limit = (most: number): RateLimit => createRateLimit({ limit: most, windowMs: HOUR });

/** Counts a try under the keys of these limits, one each; false when one of them is used up. */
const takes =
  (limits: readonly RateLimit[]) =>
  (keys: readonly string[]): boolean => {
    if (limits.some((one, i) => one.isExceeded(keys[i] ?? ''))) return false;
    for (const [i, one] of limits.entries()) one.count(keys[i] ?? '');
    return true;
  };
