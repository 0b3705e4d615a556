import type { DueRun } from '@sealed-orders/host';

/** The longest time between two looks, ms: finds what was missed. */
const SWEEP = 1000;
/** Time between two looks while another process works on a due campaign, ms: it may have died. */
const TAKEOVER = 50;
/** Time between two sweeps for complete campaigns that a process left behind when it died, ms. */
const SWEEP_COMPLETE = 5000;

/** The part of the host that the loop calls. */
export interface DueHost {
  runDue(): Promise<DueRun>;
  sweepComplete(): Promise<number>;
}

export interface DueLoop {
  /** Looks immediately, or again after the current look. */
  wake(): void;
  /** Resolves when the current look is over; none follows. */
  stop(): Promise<void>;
}

/**
 * Calls `runDue` when the next campaign is due, when woken, and every second. Correctness depends on none of these:
 * they only shorten the wait.
 */
export function startDueLoop(host: DueHost, onError: (error: unknown) => void): DueLoop {
  let timer: NodeJS.Timeout | undefined;
  let look: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const round = async (): Promise<number> => {
    try {
      const run = await host.runDue();
      if (performance.now() - sweptAt < SWEEP_COMPLETE) return pause(run);
      // After the due campaigns, since it looks at all campaigns.
      const found = await host.sweepComplete();
      sweptAt = performance.now();
      return found > 0 ? 0 : pause(run);
    } catch (error) {
      onError(error);
      return SWEEP;
    }
  };
  const rounds = async (): Promise<void> => {
    let wait: number;
    do {
      isWoken = false;
      wait = await round();
    } while (isWoken && !isStopped);
    look = null;
    if (!isStopped) timer = setTimeout(begin, wait);
  };
  const begin = (): void => {
    clearTimeout(timer);
    look = rounds();
  };

  begin();
  return {
    wake() {
      isWoken = true;
      if (look === null && !isStopped) begin();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await look;
    },
  };
}

/**
 * How long to wait, ms. A timer may fire a little early: then the look finds nothing due and waits for the rest. A
 * campaign that has become due since the look is free, so there is no need to wait.
 */
function pause({ nextDue, lookedAt, now }: DueRun): number {
  if (nextDue === null) return SWEEP;
  if (nextDue <= lookedAt) return TAKEOVER;
  return Math.min(Math.max(0, nextDue.getTime() - now.getTime()), SWEEP);
}
