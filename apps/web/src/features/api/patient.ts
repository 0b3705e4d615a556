import type { AppRouter } from '@sealed-orders/api';
import type { HTTPBatchLinkOptions } from '@trpc/client';

type Fetch = NonNullable<HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']>['fetch']>;

/** How long a page waits for the first sign of an answer. After that the server is lost, until it answers again. */
const PATIENCE_MS = 10_000;

/** Whether a question was given up because the server did not answer. */
export const isOutOfPatience = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/**
 * `fetch` that gives a question up when no answer begins in time. An answer that has begun may take as long as its line
 * is slow. What changes something is waited for: whether it was done, only its answer tells.
 */
export const patient: Fetch = async (address, { signal, body, ...wish } = {}) => {
  const given = { ...wish, body: typeof body === 'string' ? body : null };
  if (wish.method !== 'GET') return fetch(address, { ...given, signal: signal ?? null });
  const spent = new AbortController();
  const timer = setTimeout(() => spent.abort(new DOMException('no answer', 'TimeoutError')), PATIENCE_MS);
  // By hand: not every browser in use can join two signals.
  const stop = () => spent.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await fetch(address, { ...given, signal: spent.signal });
  } finally {
    clearTimeout(timer);
  }
};
