import type { Accounts, MailMode, Throttled } from '@sealed-orders/api';
import {
  confirmMailAddress,
  knownPlaces,
  mailAddress,
  type RateLimits,
  recover,
  removeMailAddress,
  requestRecovery,
  type Sessions,
  setMailAddress,
  takeAll,
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
  readonly limits: RateLimits;
  readonly mode: MailMode;
}

const THROTTLED: Throttled = { ok: false, problem: { code: 'throttled' } };

/** Users' addresses and password recovery by mail, with limits on what can be sent and guessed. */
export function mailAccounts({ db, sessions, limits, mode }: MailAccountsOptions): MailAccounts {
  // Nobody may make us write to many people, or to the same person again and again.
  const letters = {
    byUser: limits('letters of a user', { limit: 10, windowMs: HOUR }),
    toReader: limits('letters to', { limit: 5, windowMs: HOUR }),
    fromAddress: limits('letters from', { limit: 30, windowMs: HOUR }),
  };
  const links = limits('links in letters', { limit: 60, windowMs: HOUR });
  const places = knownPlaces(limits);
  return {
    mail: async (userId) => {
      const found = await mailAddress(db, userId);
      return found === null ? null : { ...found, mode };
    },
    setMailAddress: async (userId, address) => {
      if (mode === 'none') return { ok: false, problem: { code: 'no-mail' } };
      const isAllowed = await takeAll([
        [letters.byUser, userId],
        [letters.toReader, address],
      ]);
      if (!isAllowed) return THROTTLED;
      return setMailAddress(db, userId, { address, isSent: mode === 'sent', post: writeAccountLetter });
    },
    confirmMailAddress: async (token, client) =>
      (await links.take(client)) ? confirmMailAddress(db, token) : THROTTLED,
    removeMailAddress: (userId) => removeMailAddress(db, userId),
    requestRecovery: async (address, client) => {
      // Users who cannot sign in cannot read the letters that the site keeps for them either.
      if (mode !== 'sent') return { ok: false, problem: { code: 'no-mail' } };
      const isAllowed = await takeAll([
        [letters.fromAddress, client],
        [letters.toReader, address],
      ]);
      if (!isAllowed) return THROTTLED;
      await requestRecovery(db, address, writeAccountLetter);
      return { ok: true, value: { done: true } };
    },
    recover: async (input, client) => {
      if (!(await links.take(client))) return THROTTLED;
      const recovered = await recover({ db, sessions }, input);
      // Whatever strangers try meanwhile, the owner can sign in from here.
      if (recovered.ok) await places.remember(recovered.value.username, client);
      return recovered;
    },
  };
}
