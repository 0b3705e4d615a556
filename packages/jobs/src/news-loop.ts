import type { Delivered } from '@sealed-orders/host';

/** The longest time between two looks, ms. */
const SWEEP = 2000;
/** Time between two looks for what can be deleted, ms. */
const CLEAR = 60 * 60_000;

/** What the loop calls. */
export interface NewsDoor {
  /** Sends what has waited for longest. */
  deliver(): Promise<Delivered>;
  /** Deletes what was done long ago. */
  clear(): Promise<number>;
}

export interface NewsLoop {
  /** Looks at once, or again after the current look. */
  wake(): void;
  /** Resolves when the current look is over; none follows. */
  stop(): Promise<void>;
}

/** Tells users what there is to tell: when woken, and every two seconds. After a failure it waits for the next look. */
export function startNewsLoop(door: NewsDoor, onError: (error: unknown) => void): NewsLoop {
  let look: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let clearedAt = 0;

  const looks = async (): Promise<void> => {
    try {
      do {
        isWoken = false;
        while ((await door.deliver()) === 'done' && !isStopped);
      } while (isWoken && !isStopped);
      if (Date.now() - clearedAt < CLEAR) return;
      clearedAt = Date.now();
      await door.clear();
    } catch (error) {
      onError(error);
    } finally {
      look = null;
    }
  };
  const wake = (): void => {
    isWoken = true;
    if (look === null && !isStopped) look = looks();
  };

  const sweep = setInterval(wake, SWEEP);
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(sweep);
      await look;
    },
  };
}
