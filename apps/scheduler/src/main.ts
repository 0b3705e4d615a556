import { startJobs } from '@sealed-orders/jobs';
import { type Env, readEnv } from './env.ts';

const told = readEnv();
if ('bad' in told) fail(`The scheduler cannot start: set ${told.bad.join(' and ')} to something sensible.`);
else await run(told.env);

async function run(env: Env): Promise<void> {
  try {
    const onError = (error: unknown): void => console.error(error);
    const { DATABASE_URL: connectionString, DATABASE_POOL: poolSize } = env;
    const jobs = await startJobs({ connectionString, poolSize, ...mailOf(env), onError });
    // Finishes the work under way, then stops. A second signal ends the process at once.
    const leave = (): void => void jobs.stop();
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
    console.log('ready');
  } catch (error) {
    fail(`The scheduler cannot start: the database cannot be used (${reasonOf(error)}).`);
  }
}

/** How mails are sent, if this process has all that it takes. */
function mailOf({ NEXTAUTH_URL: site, SMTP_URL: url, MAIL_FROM: from }: Env) {
  if (site === undefined || url === undefined || from === undefined) return {};
  return { mail: { site, smtp: { url, from } } };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
