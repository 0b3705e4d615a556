import { startJobs } from '@sealed-orders/jobs';
import { type Env, readEnv } from './env.ts';

const told = readEnv();
if ('bad' in told) fail(`The scheduler cannot start: set ${told.bad.join(' and ')} to something sensible.`);
else await run(told.env);

async function run({ DATABASE_URL, DATABASE_POOL }: Env): Promise<void> {
  try {
    const onError = (error: unknown): void => console.error(error);
    const jobs = await startJobs({ connectionString: DATABASE_URL, poolSize: DATABASE_POOL, onError });
    // Finishes the work under way, then stops. A second signal ends the process at once.
    const leave = (): void => void jobs.stop();
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
    console.log('ready');
  } catch (error) {
    fail(`The scheduler cannot start: the database cannot be used (${reasonOf(error)}).`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
