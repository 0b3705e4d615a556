import { openHost, type PushKeys } from '@sealed-orders/host';
import { type Scheduler, startScheduler } from './scheduler.ts';
import type { TellingSettings } from './telling.ts';

export interface JobsOptions {
  readonly connectionString: string;
  readonly poolSize: number;
  /** See SchedulerOptions. */
  readonly telling?: TellingSettings;
  /** See HostOptions. */
  readonly pushKeys?: PushKeys;
  readonly onError: (error: unknown) => void;
}

/** The scheduler with its own host, for a process that does nothing else. */
export async function startJobs(options: JobsOptions): Promise<Scheduler> {
  const { connectionString, poolSize, telling, pushKeys, onError } = options;
  const { host, db, close } = openHost({ connectionString, poolSize, ...(pushKeys && { pushKeys }), onError });
  const settings = { host, db, connectionString, ...(telling && { telling }), onError };
  const scheduler = await startScheduler(settings).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    async stop() {
      await scheduler.stop();
      await close();
    },
  };
}
