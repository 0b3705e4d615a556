import type { Change, Host } from '@sealed-orders/host';
import { Logger, type Runner, run } from 'graphile-worker';
import { tellStep } from './tell-step.ts';

export interface WorkerOptions {
  readonly host: Host;
  readonly connectionString: string;
  readonly onTold: (change: Change) => void;
  readonly onError: (error: unknown) => void;
}

export interface Worker {
  /** Resolves when the jobs under way are done. */
  stop(): Promise<void>;
}

/** How many jobs run concurrently in this process. */
const CONCURRENCY = 2;
/** Pause before a worker that has ended is restarted, ms. */
const PAUSE = 1000;

/**
 * Runs the jobs of the database. graphile-worker stops for good when it cannot record that a job is done, for example
 * when the connection breaks at that moment: then another worker is started.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  let runner: Runner | null = await startRunner(options);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const watch = (watched: Runner): void => {
    const ended = (): void => {
      runner = null;
      if (!isStopped) timer = setTimeout(again, PAUSE);
    };
    watched.promise.then(ended, ended);
  };
  const again = async (): Promise<void> => {
    try {
      runner = await startRunner(options);
      if (isStopped) await runner.stop();
      else watch(runner);
    } catch (error) {
      options.onError(error);
      if (!isStopped) timer = setTimeout(again, PAUSE);
    }
  };

  watch(runner);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // It may be ending by itself already.
      await runner?.stop().catch(options.onError);
    },
  };
}

function startRunner({ host, connectionString, onTold, onError }: WorkerOptions): Promise<Runner> {
  return run({
    connectionString,
    concurrency: CONCURRENCY,
    maxPoolSize: CONCURRENCY + 2,
    noHandleSignals: true,
    // With batched completion, a job that cannot be recorded as done ends the worker; without it, it ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
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
