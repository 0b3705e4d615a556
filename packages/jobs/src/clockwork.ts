import type { DueRun } from '@sealed-orders/host';

/** The longest time between two looks, ms: what was missed is found then. */
const SWEEP = 1000;
/** Between two looks while another process is at a due campaign: it may have died. */
const TAKEOVER = 50;
/** Between two looks for campaigns that a process left complete when it died. */
const SWEEP_COMPLETE = 5000;

/** What the clockwork drives. */
export interface Driven {
  runDue(): Promise<DueRun>;
  sweepComplete(): Promise<number>;
}

export interface Clockwork {
  /** Looks at once, or again after the look that is under way. */
  wake(): void;
  /** Resolves when the look under way is over; there is none after it. */
  stop(): Promise<void>;
}

/**
 * Calls `runDue` when the next campaign is due, when woken, and each second. None of these is what correctness rests
 * on: they only shorten the waiting.
 */
export function startClockwork(driven: Driven, onError: (error: unknown) => void): Clockwork {
  let timer: NodeJS.Timeout | undefined;
  let look: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let sweptAt = 0;

  const round = async (): Promise<number> => {
    try {
      const run = await driven.runDue();
      if (Date.now() - sweptAt < SWEEP_COMPLETE) return pause(run);
      // After what is due, since it looks at all campaigns.
      sweptAt = Date.now();
      return (await driven.sweepComplete()) > 0 ? 0 : pause(run);
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
 * How long to wait, ms. A timer may fire a little early: then the look finds nothing due and waits the rest. What has
 * become due since the look is nobody else's, and waits for nothing.
 */
function pause({ nextDue, lookedAt }: DueRun): number {
  if (nextDue === null) return SWEEP;
  if (nextDue <= lookedAt) return TAKEOVER;
  return Math.min(Math.max(0, nextDue.getTime() - Date.now()), SWEEP);
}
