import type { WorkerUtils } from 'graphile-worker';

/**
 * A job takes milliseconds. One that has been locked for so long has lost its worker: graphile-worker itself waits four
 * hours. If the worker is alive after all, the job runs twice, which does no harm.
 */
const DEAD_AFTER = '30 seconds';

const LOST = `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
  WHERE locked_at < now() - interval '${DEAD_AFTER}'`;

/** Unlocks jobs whose worker was killed or could not record that they were done, so that another worker does them. */
export async function unlockLostJobs(utils: WorkerUtils): Promise<void> {
  const { rows } = await utils.withPgClient((client) => client.query<{ worker: string }>(LOST));
  if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ worker }) => worker));
}
