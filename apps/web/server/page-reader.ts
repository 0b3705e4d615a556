import type { IncomingHttpHeaders } from 'node:http';
import { appRouter, type Context, caller, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';

const call = caller(appRouter);

/** The reader of a page, as far as its menus show. */
export interface PageReader {
  /** Null: nobody is signed in. */
  readonly name: string | null;
  /** Whether they own a campaign or are a referee of one. */
  readonly hasDesk: boolean;
  /** How many items of their bell are new. */
  readonly news: number;
}

/** Identifies the reader of a page by the headers of its request. */
export type PageReaderOf = (headers: IncomingHttpHeaders) => Promise<PageReader>;

interface PageReaderOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
}

/** Calls the procedures that a page would call for its menus. */
export function createPageReader({ services, sessionOf }: PageReaderOptions): PageReaderOf {
  return async (headers) => {
    const session = await sessionOf(headers);
    if (session === null) return { name: null, hasDesk: false, news: 0 };
    const context: Context = { ...services, session, address: '' };
    const api = call(context);
    const [me, owned, news] = await Promise.all([api.account.me(), api.desk.count(), api.news.unread()]);
    return { name: me?.displayName ?? null, hasDesk: me !== null && owned > 0, news };
  };
}
