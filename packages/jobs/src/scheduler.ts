import { type Change, type Host, listenForChanges } from '@sealed-orders/host';
import { startChores } from './chores.ts';
import { startDueLoop } from './due-loop.ts';
import { createRelay } from './relay.ts';
import { startSeatLoop } from './seat-loop.ts';
import { startTelling, type TellingSettings } from './telling.ts';
import { startWorker } from './worker.ts';

export interface SchedulerOptions {
  readonly host: Host;
  readonly connectionString: string;
  /**
   * Called with a change that this process has just announced to all others: it may have come from one of them, and
   * nobody announces it to this process. Changes of its own arrive this way too, after the host's own notice.
   */
  readonly onTold?: (change: Change) => void;
  /** How users and hooks are told outside the site; without it, nobody is told by this process. */
  readonly telling?: TellingSettings;
  /** Called with failures that will be retried; by default they go to the error output. */
  readonly onError?: (error: unknown) => void;
}

export interface Scheduler {
  /** Resolves when the work under way is done. */
  stop(): Promise<void>;
}

/** How often the outbox is checked without a notice, ms. */
const RELAY_SWEEP = 1000;

/**
 * Runs the campaigns of one database: makes each step when it is due, and does the side work that follows. Any number
 * of processes may do so at once. Resolves once it listens for changes.
 */
export async function startScheduler({
  host,
  connectionString,
  onTold = () => undefined,
  telling,
  onError = console.error,
}: SchedulerOptions): Promise<Scheduler> {
  const worker = await startWorker({ host, connectionString, onTold, onError });
  const chores = await startChores(connectionString, onError);
  const relay = createRelay(host, onError);
  const dueLoop = startDueLoop(host, onError);
  const seatLoop = startSeatLoop(host, onError);
  const news = telling === undefined ? null : startTelling(host, telling, onError);
  const unsubscribe = host.subscribe(({ what }) => {
    if (what !== 'due' && what !== 'seals' && what !== 'topics') news?.wake();
    if (what === 'step' || what === 'lobby') seatLoop.wake();
    if (what === 'due') dueLoop.wake();
    else if (what !== 'seals' && what !== 'talk' && what !== 'topics' && what !== 'desk') relay.kick();
  });
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: ({ what }) => {
      if (what === 'due') dueLoop.wake();
      if (what === 'step' || what === 'lobby') seatLoop.wake();
    },
    onGap: () => {
      dueLoop.wake();
      seatLoop.wake();
    },
  });
  const sweep = setInterval(() => relay.kick(), RELAY_SWEEP);
  relay.kick();
  return {
    async stop() {
      clearInterval(sweep);
      unsubscribe();
      await listening.stop();
      await dueLoop.stop();
      await seatLoop.stop();
      await news?.stop();
      await relay.stop();
      await chores.stop();
      await worker.stop();
    },
  };
}
