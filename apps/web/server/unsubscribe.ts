import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Host } from '@sealed-orders/host';
import { UNSUBSCRIBED } from '@sealed-orders/text/news';
import { z } from 'zod';
import { BODY_LIMITS, bodyOf } from './body.ts';
import { refuse } from './refuse.ts';

/** Where readers stop their mails: `/unsubscribe/<key>`. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/';

export type UnsubscribeRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * RFC 8058: a mail program stops the mails for its reader with one request, without cookies and from another site. The
 * key allows stopping them, and nothing else.
 */
export function createUnsubscribeRoute(host: Pick<Host, 'news'>): UnsubscribeRoute {
  return async (request, response) => {
    const key = z.uuid().safeParse(request.url?.slice(UNSUBSCRIBE_PATH.length));
    const body = await bodyOf(request, BODY_LIMITS.form);
    if (body === null) return refuse(request, response, 413);
    if (!body.includes('One-Click')) return refuse(request, response, 400);
    if (!key.success || !(await host.news.stopMail(key.data))) return refuse(request, response, 404);
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(UNSUBSCRIBED);
  };
}
