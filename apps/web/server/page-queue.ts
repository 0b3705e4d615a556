import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createFairQueue } from '@sealed-orders/api';
import { FORMS_PATH } from './security.ts';

/** Answers a request for a page or an archive; `address` is the reader's key for rate limits. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

/** How many are drawn at the same time, each for another address. */
const AT_ONCE = 2;

/** After this time a page no longer keeps its place: it waits for its reader or for the database, ms. */
const LONGEST = 1000;

/**
 * Draws pages in turn. Each takes up to 150 ms of processor time, in small pieces; of twenty at the same time all would
 * advance together, and everybody else would wait until the last one is done. In this queue each address has one place.
 * A page whose reader has gone is not drawn. Archives have a queue of their own.
 */
export function inTurn(draw: PageHandler, longest = LONGEST): PageHandler {
  const queue = createFairQueue(AT_ONCE);
  return async (request, response, address) => {
    if (!isDrawn(request)) return draw(request, response, address);
    let drawing: Promise<void> | null = null;
    await queue(address, async () => {
      if (request.socket.destroyed) return;
      drawing = draw(request, response, address);
      await atMost(longest, drawing);
    });
    await drawing;
  };
}

/** Files that Next serves as they are. */
const PUBLIC_FILES: ReadonlySet<string> = new Set(
  readdirSync(fileURLToPath(new URL('../public', import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`),
);

/** Whether it takes drawing: neither a file nor one of the forms of accounts. */
function isDrawn({ url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  return !path.startsWith('/_next/static/') && !path.startsWith(FORMS_PATH) && !PUBLIC_FILES.has(path);
}

/** Waits until the task is over, in whatever way, or until the time is up. */
function atMost(time: number, task: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    task.then(end, end);
  });
}
