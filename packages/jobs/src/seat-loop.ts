/** The longest time between two looks, ms: finds what was missed, such as what a process left behind when it died. */
const SWEEP = 1000;

/** The part of the host that the loop calls. */
export interface SeatHost {
  playSeats(): Promise<number>;
}

export interface SeatLoop {
  /** Looks at once, or again after the current look. */
  wake(): void;
  /** Resolves when the current look is over; none follows. */
  stop(): Promise<void>;
}

/** Has seats that play by themselves do what they owe: when woken, and every second. */
export function startSeatLoop(host: SeatHost, onError: (error: unknown) => void): SeatLoop {
  let look: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  const looks = async (): Promise<void> => {
    try {
      do {
        isWoken = false;
        // What was done may lead to more: an order to the next one, the last seal to the next phase.
        while ((await host.playSeats()) > 0 && !isStopped);
      } while (isWoken && !isStopped);
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
