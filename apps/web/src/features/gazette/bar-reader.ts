import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageReader } from '../../../server/page-reader.ts';
import { shared } from '../../../server/services.ts';

/** What a public page passes to its bar. */
export interface WithReader {
  readonly reader: PageReader;
}

/** The reader of a public page, for its bar. Caches may give one reader's page only to readers with the same cookies. */
export async function barReader({ headers }: IncomingMessage, response: ServerResponse): Promise<PageReader> {
  response.appendHeader('Vary', 'Cookie');
  return shared().pageReader({ cookie: headers.cookie });
}

/** How long caches may keep a public page for this reader: the page of a user who is signed in is theirs alone. */
export const cachedFor = ({ name }: PageReader, forAll: string): string =>
  name === null ? forAll : 'private, no-cache';
