import type { AppRouter } from '@sealed-orders/api';
import type { HTTPBatchLinkOptions } from '@trpc/client';
import { hearTime } from './server-clock.ts';

type Fetch = NonNullable<HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']>['fetch']>;

/**
 * How long a page waits for the next chunk of an answer. After that the server counts as lost, until it answers again.
 */
const PATIENCE_MS = 10_000;

/** Whether a request was given up because the server did not answer. */
export const isOutOfPatience = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/**
 * `fetch` that gives a request up if its answer does not begin in time, or stalls for as long. An answer that keeps
 * coming may take as long as it needs. Mutations are never given up: only the answer shows whether they were done.
 */
export const patientFor =
  (patience: number): Fetch =>
  async (address, { signal, body, ...wish } = {}) => {
    const given = { ...wish, body: typeof body === 'string' ? body : null };
    if (wish.method !== 'GET') return timed(await fetch(address, { ...given, signal: signal ?? null }));
    const spent = new AbortController();
    const giveUp = () => spent.abort(new DOMException('no answer', 'TimeoutError'));
    let timer = setTimeout(giveUp, patience);
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    };
    // By hand: not every browser in use can combine two signals.
    const stop = () => spent.abort(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await whole(timed(await fetch(address, { ...given, signal: spent.signal })), hear);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  };

/** The answer, whose time has been read as soon as it began. */
function timed(answer: Response): Response {
  hearTime(answer.headers);
  return answer;
}

export const patient = patientFor(PATIENCE_MS);

/** The answer with its whole body. `hear` is called when it begins, and for each chunk. */
async function whole(answer: Response, hear: () => void): Promise<Response> {
  hear();
  if (answer.body === null) return answer;
  const reader = answer.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    hear();
    pieces.push(read.value);
  }
  const { status, statusText, headers } = answer;
  return new Response(new Blob(pieces), { status, statusText, headers });
}
