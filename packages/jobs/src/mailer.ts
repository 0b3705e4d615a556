import { issueMailToken } from '@sealed-orders/auth/mail-tokens';
import type { Delivery, NewsItem, Sending } from '@sealed-orders/host';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { letterOf, unsubscribeUrl } from './letters.ts';

export interface MailSettings {
  /** The address of the site, for links. */
  readonly site: string;
  /** An SMTP server and the sender of all mails; null: mails are not sent but kept for their readers. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
}

export interface Mailer {
  readonly send: Sending;
  close(): void;
}

/** Time limits, ms: nobody waits long for a mail server, since the item is held meanwhile. */
const LIMITS = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** Sends mails through an SMTP server, or keeps them on the site. `onError` is told what an SMTP server says. */
export function createMailer({ site, smtp }: MailSettings, onError: (error: unknown) => void): Mailer {
  const transport = smtp === null ? null : createTransport({ url: smtp.url, pool: true, maxConnections: 1, ...LIMITS });
  return {
    send: async (item, client): Promise<Delivery> => {
      const issue = () => {
        if (item.campaign !== null) throw new Error(`a letter of kind ${item.kind} has no token`);
        return issueMailToken(client, { user: item.reader.id, purpose: item.kind, address: item.address });
      };
      const letter = await letterOf(item, site, issue);
      if (transport === null || smtp === null) return { kind: 'kept', letter: { to: item.address, ...letter } };
      try {
        await transport.sendMail({ from: smtp.from, to: item.address, ...letter, ...headersOf(item, site) });
        return { kind: 'sent' };
      } catch (error) {
        onError(error);
        return { kind: 'failed', isFinal: isRefused(error) };
      }
    },
    close: () => transport?.close(),
  };
}

function headersOf(item: NewsItem, site: string): SendMailOptions {
  const messageId = `<${item.id}@${new URL(site).hostname}>`;
  const headers = { 'Auto-Submitted': 'auto-generated' };
  if (item.campaign === null) return { messageId, headers };
  return {
    messageId,
    // RFC 8058: mail programs unsubscribe their reader with one click.
    headers: { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    list: { unsubscribe: unsubscribeUrl(site, item) },
  };
}

const refusalSchema = z.object({ responseCode: z.number().min(500).max(599), command: z.enum(['RCPT TO', 'DATA']) });

/** Whether the server refuses this recipient or this mail for good. */
const isRefused = (error: unknown): boolean => refusalSchema.safeParse(error).success;
