import { type APIResponse, expect, type Page, type Request, type Response } from '@playwright/test';

/**
 * Everything that a page received since it was opened, in order: bodies of answers, and socket messages. Files of the
 * site are left out: they are the same for everyone, and load when the page has time for them.
 */
export interface Traffic {
  /** Also waits for bodies that are still loading. */
  received(): Promise<readonly string[]>;
  /** Bodies of requests that the page made. */
  readonly sent: readonly string[];
  /** Waits until the socket follows the war: a page opens it last, after all deferred loads. */
  follows(): Promise<void>;
  /**
   * Waits until each of these procedures has been answered, with everything else that the page has requested by then.
   */
  answers(...asked: readonly string[]): Promise<void>;
}

/** Requests of the last parts of a player's page to load: notices, and the automatic sealing box. */
export const ASKED_LAST = ['campaigns.offer', 'notes.list', 'orders.standingSeals'];

/** The last request of Diplomacy, once it has loaded. */
export const DIPLOMACY_ASKS = 'desk.rulings';

/** What the server sends every 25 s, whatever happens. */
const HEARTBEAT = '2';

/** The server lets a socket follow a campaign. */
const FOLLOWS = /^43\d*\[true\]$/;

export function traffic(page: Page): Traffic {
  const arrived: Promise<string>[] = [];
  const frames: string[] = [];
  const sent: string[] = [];
  const waiting = new Set<Request>();
  const answered: string[] = [];
  const ended = (request: Request) => {
    waiting.delete(request);
    answered.push(request.url());
  };
  page.on('request', (request) => {
    sent.push(request.postData() ?? '');
    waiting.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    if (!isFile(response) && !isCall(response.url())) arrived.push(textOf(response));
  });
  // The browser forgets the body of an answer that the page no longer wants: the answers are read on their way to it.
  void page.route(isCall, async (route) => {
    // The site may just have closed the connection: browsers ask again then.
    const response = await route.fetch({ maxRetries: 2 });
    arrived.push(textOf(response));
    await route.fulfill({ response });
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString() === HEARTBEAT) return;
      frames.push(payload.toString());
      arrived.push(Promise.resolve(payload.toString()));
    });
  });
  return {
    sent,
    received: () => Promise.all(arrived),
    follows: () =>
      expect
        .poll(() => frames.some((frame) => FOLLOWS.test(frame)), { message: 'the page follows', timeout: 45_000 })
        .toBe(true),
    answers: (...asked) =>
      expect
        .poll(() => waiting.size === 0 && asked.every((name) => answered.some((url) => url.includes(name))), {
          message: `${asked.join(', ')} are answered, and nothing is asked any more`,
          timeout: 45_000,
        })
        .toBe(true),
  };
}

const isFile = (response: Response): boolean =>
  /^\/(_next\/static\/|icon\.svg$)/.test(new URL(response.url()).pathname);

const isCall = (url: string | URL): boolean => new URL(url).pathname.startsWith('/api/trpc/');

/** Headers count too. A redirect, and requests that the page did not wait for, have no body. */
async function textOf(response: APIResponse | Response): Promise<string> {
  const headers = JSON.stringify('allHeaders' in response ? await response.allHeaders() : response.headers());
  const body = await response.body().catch(() => Buffer.alloc(0));
  return `${response.url()} ${headers} ${body.toString('utf8')}`;
}
