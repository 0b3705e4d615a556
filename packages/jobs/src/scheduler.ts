import { type Change, type Host, listenForChanges } from '@sealed-orders/host';
import { Logger, type Runner, run } from 'graphile-worker';
import { startClockwork } from './clockwork.ts';
import { createRelay } from './relay.ts';
import { tellStep } from './tell-step.ts';

export interface SchedulerOptions {
  readonly host: Host;
  readonly connectionString: string;
  /**
   * A change that this process has just told all others: they may have made it, and then nobody tells this one. What
   * it made itself comes this way too, after the host's own word of it.
   */
  readonly onTold?: (change: Change) => void;
  /** What failed and will be tried again; goes to the error output when nobody asks for it. */
  readonly onError?: (error: unknown) => void;
}

export interface Scheduler {
  /** Resolves when what is under way is done. */
  stop(): Promise<void>;
}

/** Jobs that run side by side in this process. */
const CONCURRENCY = 2;
/** How often the outbox is looked at without being told, ms. */
const RELAY_SWEEP = 1000;

/**
 * Runs the campaigns of one database: makes each step when it is due, and does the side work that follows. Any number
 * of processes may do so at once. Resolves when it hears what others tell.
 */
export async function startScheduler({
  host,
  connectionString,
  onTold = () => undefined,
  onError = console.error,
}: SchedulerOptions): Promise<Scheduler> {
  const runner = await startWorker({ host, connectionString, onTold, onError });
  const relay = createRelay(host, onError);
  const clockwork = startClockwork(host, onError);
  const unsubscribe = host.subscribe(({ what }) => {
    if (what === 'due') clockwork.wake();
    else if (what !== 'seals') relay.kick();
  });
  const listening = await listenForChanges({
    connectionString,
    except: host.origin,
    onChange: ({ what }) => {
      if (what === 'due') clockwork.wake();
    },
    onGap: () => clockwork.wake(),
  });
  const sweep = setInterval(() => relay.kick(), RELAY_SWEEP);
  relay.kick();
  return {
    async stop() {
      clearInterval(sweep);
      unsubscribe();
      await listening.stop();
      await clockwork.stop();
      await relay.stop();
      await runner.stop();
    },
  };
}

function startWorker({ host, connectionString, onTold, onError }: Required<SchedulerOptions>): Promise<Runner> {
  return run({
    connectionString,
    concurrency: CONCURRENCY,
    maxPoolSize: CONCURRENCY + 2,
    noHandleSignals: true,
    parsedCronItems: [],
    taskList: {
      'tell-step': async (payload) => {
        const told = await tellStep(host, payload);
        if (told !== null) onTold(told);
      },
    },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') onError(new Error(message));
    }),
  });
}
