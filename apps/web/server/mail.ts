import type { MailMode } from '@sealed-orders/api';
import type { MailSettings } from '@sealed-orders/jobs';
import type { Env } from './env.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SEALED_ORDERS_DEMO' | 'NODE_ENV'>;

/**
 * What becomes of mails: sent if both variables are set; otherwise kept for their readers on a demo and in development,
 * and not written anywhere else.
 */
export function mailMode({ SMTP_URL, MAIL_FROM, SEALED_ORDERS_DEMO, NODE_ENV }: MailEnv): MailMode {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return 'sent';
  return SEALED_ORDERS_DEMO === '1' || NODE_ENV === 'development' ? 'kept' : 'none';
}

/** How the jobs send mails; null: they do not. */
export function mailSettings(env: MailEnv, site: string): MailSettings | null {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (url !== undefined && from !== undefined) return { site, smtp: { url, from } };
  return mailMode(env) === 'kept' ? { site, smtp: null } : null;
}
