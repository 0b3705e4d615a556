import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LoadJob, type LoadOutcome, loadOutcomeSchema } from './load-job.ts';

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

/** A load generator in a separate process, which gets faster as it works. */
export interface Generator {
  /** Throws if a request did not count. */
  run(job: LoadJob): Promise<LoadOutcome>;
  stop(): void;
}

export function startGenerator(): Generator {
  const child = fork(LOAD);
  return {
    run: async (job) => {
      child.send(job);
      const [message] = await once(child, 'message');
      const outcome = loadOutcomeSchema.parse(message);
      if (outcome.failed > 0) throw new Error(`${outcome.failed} requests failed: ${outcome.failure}`);
      return outcome;
    },
    stop: () => child.disconnect(),
  };
}
