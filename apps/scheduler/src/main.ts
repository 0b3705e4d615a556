import { startJobs } from '@sealed-orders/jobs';
import { env } from './env.ts';

const jobs = await startJobs({
  connectionString: env.DATABASE_URL,
  poolSize: env.POOL_SIZE,
  onError: (error) => console.error(error),
});
console.log('ready');

/** Finishes what is under way. A second signal ends the process at once, as signals do. */
const leave = (): void => void jobs.stop();
process.once('SIGINT', leave);
process.once('SIGTERM', leave);
