import type { IncomingHttpHeaders } from 'node:http';
import { appRouter, type Context, caller, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';

const call = caller(appRouter);

/** Who reads a page, as far as its menus tell. */
export interface PageReader {
  /** Null: nobody is signed in. */
  readonly name: string | null;
  /** Whether they own a campaign or are a referee of one. */
  readonly hasDesk: boolean;
}

/** Knows the reader of a page by the headers of the request for it. */
export type PageReaderOf = (headers: IncomingHttpHeaders) => Promise<PageReader>;

interface PageReaderOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
}

/** Asks the procedures that a page would ask for its menus. */
export function createPageReader({ services, sessionOf }: PageReaderOptions): PageReaderOf {
  return async (headers) => {
    const session = await sessionOf(headers);
    if (session === null) return { name: null, hasDesk: false };
    const context: Context = { ...services, session, address: '' };
    const api = call(context);
    const [me, owned] = await Promise.all([api.account.me(), api.desk.count()]);
    return { name: me?.displayName ?? null, hasDesk: me !== null && owned > 0 };
  };
}
