import { issueMailToken } from '@sealed-orders/auth/mail-tokens';
import type { AccountLetter, Delivery, NewsItem, Sending } from '@sealed-orders/host';
import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { letterOf, unsubscribeUrl } from './letters.ts';
import { createPostbox, type MailLimits } from './postbox.ts';

export interface MailSettings {
  /** The address of the site, for links. */
  readonly site: string;
  /** An SMTP server and the sender of all mails; null: mails are not sent but kept for their readers. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
}

export interface Mailer {
  readonly send: Sending;
  /** Gives mails under way three more seconds. */
  close(): void;
}

/**
 * Sends mails through an SMTP server, or keeps them on the site.
 * @param onError gets the messages of an SMTP server
 * @param limits other time limits than the usual ones
 */
export function createMailer(
  { site, smtp }: MailSettings,
  onError: (error: unknown) => void,
  limits?: MailLimits,
): Mailer {
  const postbox = smtp === null ? null : createPostbox(smtp.url, limits);
  return {
    send: async (item, { on, handOver }): Promise<Delivery> => {
      const issue = (purpose: AccountLetter) =>
        issueMailToken(on, { user: item.reader.id, purpose, address: item.address });
      const letter = await letterOf(item, site, issue);
      if (postbox === null || smtp === null) return { kind: 'kept', letter: { to: item.address, ...letter } };
      const messageId = `<${item.id}@${new URL(site).hostname}>`;
      const mail = { from: smtp.from, to: item.address, ...letter, ...headersOf(item, site), messageId };
      const posted = await postbox.post(mail, handOver);
      if (posted.error === null) return { kind: 'sent' };
      onError(posted.error);
      // The server may have taken it, and only its answer was lost: a retry might send it twice.
      if (posted.isHandedOver && !hasAnswered(posted.error)) return { kind: 'sent' };
      return { kind: 'failed', isFinal: isRefused(posted.error) };
    },
    close: () => postbox?.close(),
  };
}

function headersOf(item: NewsItem, site: string): SendMailOptions {
  const headers = { 'Auto-Submitted': 'auto-generated' };
  if (item.campaign === null) return { headers };
  return {
    // RFC 8058: mail programs unsubscribe their reader with one click.
    headers: { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    list: { unsubscribe: unsubscribeUrl(site, item) },
  };
}

const answerSchema = z.object({ responseCode: z.number().min(400).max(599) });
const refusalSchema = z.object({ responseCode: z.number().min(500).max(599), command: z.enum(['RCPT TO', 'DATA']) });

/** Whether the server itself refused. */
const hasAnswered = (error: unknown): boolean => answerSchema.safeParse(error).success;

/** Whether the server refuses this recipient or this mail permanently. */
const isRefused = (error: unknown): boolean => refusalSchema.safeParse(error).success;
