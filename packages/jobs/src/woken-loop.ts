import { setTimeout as pause } from 'node:timers/promises';

export interface WokenLoop {
  /** Looks at once, or again after the current look. */
  wake(): void;
  /** Resolves when the current look is over; none follows. */
  stop(): Promise<void>;
}

/**
 * Looks for work when woken and every `sweep` ms, never twice at the same time. A look that fails is over; the next one
 * tries again.
 * @param look does what there is to do; it ends early when `isStopped` answers true
 * @param rest the least time between two looks, ms: whoever wakes it sooner waits for the next one
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
        isWoken = false;
        await look(() => isStopped);
        if (rest > 0) await pause(rest, undefined, { signal: stopping.signal }).catch(() => undefined);
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
