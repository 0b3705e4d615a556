import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCache } from '@sealed-orders/host';
import { takes } from './encodings.ts';

/**
 * Public pages as they were sent: compressed, keyed by the tag of the data that they were drawn from. The same data
 * gives the same page, so it is drawn once.
 */
export interface DrawnPages {
  /**
   * Answers with the page kept for this address and the data that `ETag` identifies. False: not kept, the page must be
   * drawn.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps the page that was sent, if it is a public one. */
  keep(request: IncomingMessage, response: ServerResponse, body: Buffer): void;
}

/** Most bytes to keep. A page has some 40 KB. */
const LIMIT = 16_000_000;

interface Page {
  readonly type: string;
  readonly encoding: string;
  readonly body: Buffer;
}

/** Starts empty. */
export function createDrawnPages(): DrawnPages {
  const pages = createCache<Page>(LIMIT);
  return {
    answer(request, response) {
      const encoding = takes(request, 'br') ? 'br' : 'gzip';
      const page = pages.get(keyOf(request, response, encoding));
      if (page === undefined || !isForAll(request, response) || !takes(request, encoding)) return false;
      response.setHeader('Content-Type', page.type);
      response.setHeader('Content-Encoding', page.encoding);
      response.setHeader('Content-Length', page.body.length);
      response.appendHeader('Vary', 'Accept-Encoding');
      response.end(page.body);
      return true;
    },
    keep(request, response, body) {
      const encoding = headerOf(response, 'Content-Encoding');
      if (response.statusCode !== 200 || encoding === '' || !isForAll(request, response)) return;
      const page = { type: headerOf(response, 'Content-Type'), encoding, body };
      pages.put(keyOf(request, response, encoding), page, body.length);
    },
  };
}

const headerOf = (response: ServerResponse, name: string): string => response.getHeader(name)?.toString() ?? '';

/** Whether the page has a tag and shared caches may keep it: nothing in it depends on its reader. */
const isForAll = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.method === 'GET' && response.hasHeader('ETag') && /^public\b/.test(headerOf(response, 'Cache-Control'));

const keyOf = ({ url }: IncomingMessage, response: ServerResponse, encoding: string): string =>
  `${encoding} ${url?.split('?', 1)[0]} ${headerOf(response, 'ETag')}`;
