import { clearRateLimits } from '@sealed-orders/auth/rate-limit';
import { Logger, makeWorkerUtils } from 'graphile-worker';
import { unlockLostJobs } from './dead-workers.ts';
import { startWokenLoop } from './woken-loop.ts';

/** How often jobs of dead workers are looked for, ms. */
const UNLOCK = 5000;
/** How often rows are cleared whose time is over, ms. */
const CLEAR = 60 * 60_000;

export interface Chores {
  /** Resolves when what is under way is over. */
  stop(): Promise<void>;
}

/** What a database needs done now and then, whatever happens in it. */
export async function startChores(connectionString: string, onError: (error: unknown) => void): Promise<Chores> {
  const utils = await makeWorkerUtils({
    connectionString,
    maxPoolSize: 1,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') onError(new Error(message));
    }),
  });
  const loops = [
    startWokenLoop(UNLOCK, () => unlockLostJobs(utils), onError),
    startWokenLoop(CLEAR, () => utils.withPgClient((client) => clearRateLimits(client)), onError),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      await utils.release();
    },
  };
}
