import type { MailMode } from '@sealed-orders/api';
import type { TellingSettings } from '@sealed-orders/jobs';
import type { Env } from './env.ts';

type PushEnv = Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;
type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SEALED_ORDERS_DEMO' | 'NODE_ENV'>;
type TellingEnv = MailEnv & Pick<Env, 'LOCAL_HOOKS'>;

/**
 * What happens to mails: sent if both variables are set; otherwise kept for their readers on a demo and in development,
 * and not written anywhere else.
 */
export function mailMode({ SMTP_URL, MAIL_FROM, SEALED_ORDERS_DEMO, NODE_ENV }: MailEnv): MailMode {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return 'sent';
  return SEALED_ORDERS_DEMO === '1' || NODE_ENV === 'development' ? 'kept' : 'none';
}

/** How the jobs tell users and hooks outside the site. */
export function tellingSettings(env: TellingEnv, site: string): TellingSettings {
  const { SMTP_URL: url, MAIL_FROM: from, LOCAL_HOOKS: localHooks } = env;
  if (url !== undefined && from !== undefined) return { site, smtp: { url, from }, localHooks };
  return { site, smtp: mailMode(env) === 'kept' ? null : 'no-mail', localHooks };
}

/** The keys by which push services know this site, if the environment has them. */
export function pushKeysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: PushEnv) {
  return publicKey === undefined || privateKey === undefined ? {} : { pushKeys: { publicKey, privateKey } };
}
