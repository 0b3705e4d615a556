import { setTimeout as pause } from 'node:timers/promises';

export interface WokenLoop {
  /** Looks after the rest, or again after the current look. */
  wake(): void;
  /** Resolves when the current look is over; none follows. */
  stop(): Promise<void>;
}

/**
 * Looks for work when woken and every `sweep` ms, never twice at the same time. A failed look is over; the next one
 * tries again.
 * @param look does the work; it ends early when `isStopped` answers true
 * @param rest how long to wait before each look, ms: callers that wake it meanwhile are served by the same look
 */
export function startWokenLoop(
  sweep: number,
  look: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
  rest = 0,
): WokenLoop {
  const stopping = new AbortController();
  let current: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  const looks = async (): Promise<void> => {
    try {
      do {
        if (rest > 0) await pause(rest, undefined, { signal: stopping.signal }).catch(() => undefined);
        isWoken = false;
        if (!isStopped) await look(() => isStopped);
      } while (isWoken && !isStopped);
    } catch (error) {
      onError(error);
    } finally {
      current = null;
    }
  };
  const wake = (): void => {
    isWoken = true;
    if (current === null && !isStopped) current = looks();
  };

  const timer = setInterval(wake, sweep);
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      stopping.abort();
      clearInterval(timer);
      await current;
    },
  };
}
