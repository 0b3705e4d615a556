import { type Change, type Host, listenForChanges, type OpenHost } from '@sealed-orders/host';
import { startChores } from './chores.ts';
import { startDueLoop } from './due-loop.ts';
import { startRelay } from './relay.ts';
import { startSeatLoop } from './seat-loop.ts';
import { startTelling, type TellingSettings } from './telling.ts';

export interface SchedulerOptions {
  readonly host: Host;
  /** The connections of the host. */
  readonly db: Pick<OpenHost['db'], 'pool' | 'now' | 'readClock'>;
  readonly connectionString: string;
  /**
   * Called with a change that this process is about to announce to all others: it may have come from one of them, and
   * nobody announces it to this process. Its own changes arrive this way too, after the host's own notice. If it
   * throws, the change is announced later.
   */
  readonly onTold?: (change: Change) => void;
  /** The channels for news of users and hooks; without it, this process sends none. */
  readonly telling?: TellingSettings;
  /** Called with failures that will be retried; by default they go to the error output. */
  readonly onError?: (error: unknown) => void;
}

export interface Scheduler {
  /** Resolves when the work under way is done. */
  stop(): Promise<void>;
}

/**
 * Runs the campaigns of one database: makes each step when it is due, and does the side work that follows. Any number
 * of processes may do so at the same time. Resolves once it listens for changes.
 */
export async function startScheduler({
  host,
  db,
  connectionString,
  onTold = () => undefined,
  telling,
  onError = console.error,
}: SchedulerOptions): Promise<Scheduler> {
  // These first, since they may fail: then nothing runs that would have to be stopped.
  await db.readClock();
  const woken = { due: () => {}, seats: () => {} };
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: ({ what }) => {
      if (what === 'due') woken.due();
      if (what === 'step' || what === 'lobby') woken.seats();
    },
    onGap: () => {
      woken.due();
      woken.seats();
    },
  });
  const chores = startChores(db, onError);
  const relay = startRelay(host, onTold, onError);
  const dueLoop = startDueLoop(host, onError);
  const seatLoop = startSeatLoop(host, onError);
  const news = telling === undefined ? null : startTelling(host, telling, onError);
  const unsubscribe = host.subscribe(({ what }) => {
    if (what !== 'due' && what !== 'seals' && what !== 'topics' && what !== 'screen') news?.wake();
    if (what === 'step' || what === 'lobby') seatLoop.wake();
    if (what === 'due') dueLoop.wake();
    else if (what === 'step' || what === 'lobby') relay.wake();
  });
  woken.due = () => dueLoop.wake();
  woken.seats = () => seatLoop.wake();
  return {
    async stop() {
      unsubscribe();
      await listening.stop();
      await dueLoop.stop();
      await seatLoop.stop();
      await news?.stop();
      await relay.stop();
      await chores.stop();
    },
  };
}
