import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type PureJob, type PureTimes, pureTimesSchema } from './pure-job.ts';

const PURE_WAR = fileURLToPath(new URL('./pure-war.ts', import.meta.url));

/** The rules alone, in a separate process, so that their garbage in memory does not slow down other measurements. */
export interface PureRules {
  run(job: PureJob): Promise<PureTimes>;
  stop(): void;
}

export function startPureRules(): PureRules {
  const child = fork(PURE_WAR);
  const failed = once(child, 'exit').then(() => {
    throw new Error('the process of the rules alone has ended');
  });
  // It may end unnoticed between two jobs.
  failed.catch(() => undefined);
  return {
    run: async (job) => {
      child.send(job);
      const [message] = await Promise.race([once(child, 'message'), failed]);
      return pureTimesSchema.parse(message);
    },
    stop: () => child.disconnect(),
  };
}
