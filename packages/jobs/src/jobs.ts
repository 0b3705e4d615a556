import { openHost } from '@sealed-orders/host';
import type { MailSettings } from './mailer.ts';
import { type Scheduler, startScheduler } from './scheduler.ts';

export interface JobsOptions {
  readonly connectionString: string;
  readonly poolSize: number;
  /** See SchedulerOptions. */
  readonly mail?: MailSettings;
  readonly onError: (error: unknown) => void;
}

/** The scheduler with its own host, for a process that does nothing else. */
export async function startJobs({ connectionString, poolSize, mail, onError }: JobsOptions): Promise<Scheduler> {
  const { host, close } = openHost({ connectionString, poolSize, onError });
  const scheduler = await startScheduler({ host, connectionString, ...(mail && { mail }), onError });
  return {
    async stop() {
      await scheduler.stop();
      await close();
    },
  };
}
