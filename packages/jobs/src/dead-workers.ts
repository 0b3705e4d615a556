import { Logger, makeWorkerUtils } from 'graphile-worker';

/** How often jobs of dead workers are looked for, ms. */
const SWEEP = 5000;
/**
 * A job takes milliseconds. One that has been locked for so long has lost its worker: graphile-worker itself waits four
 * hours. If the worker is alive after all, the job runs twice, which does no harm.
 */
const DEAD_AFTER = '30 seconds';

const LOST = `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
  WHERE locked_at < now() - interval '${DEAD_AFTER}'`;

export interface Unlocking {
  /** Resolves when the look under way is over. */
  stop(): Promise<void>;
}

/** Unlocks jobs whose worker was killed or could not record that they were done, so that another worker does them. */
export async function startUnlocking(connectionString: string, onError: (error: unknown) => void): Promise<Unlocking> {
  const utils = await makeWorkerUtils({
    connectionString,
    maxPoolSize: 1,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') onError(new Error(message));
    }),
  });
  const look = async (): Promise<void> => {
    try {
      const { rows } = await utils.withPgClient((client) => client.query<{ worker: string }>(LOST));
      if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ worker }) => worker));
    } catch (error) {
      onError(error);
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, SWEEP);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await utils.release();
    },
  };
}
