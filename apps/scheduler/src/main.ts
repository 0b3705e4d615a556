import { type JobsOptions, saysOpen, startJobs } from '@sealed-orders/jobs';
import { type Env, readEnv } from './env.ts';

const told = readEnv();
if ('bad' in told) fail(`The scheduler cannot start: set ${told.bad.join(' and ')} to something sensible.`);
else await run(told.env);

async function run(env: Env): Promise<void> {
  try {
    const onError = (error: unknown): void => console.error(error);
    const { DATABASE_URL: connectionString, DATABASE_POOL: poolSize } = env;
    const jobs = await startJobs({ connectionString, poolSize, ...tellingOf(env), ...pushKeysOf(env), onError });
    // Finishes the work under way, then stops. A second signal ends the process immediately.
    const leave = (): void => void jobs.stop();
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
    for (const line of saysOpen(env.LOCAL_HOOKS)) console.log(line);
    console.log('ready');
  } catch (error) {
    fail(`The scheduler cannot start: the database cannot be used (${reasonOf(error)}).`);
  }
}

/** The channels for news of users and hooks, if this process knows the address of the site. */
function tellingOf(env: Env): Pick<JobsOptions, 'telling'> {
  const { NEXTAUTH_URL: site, SMTP_URL: url, MAIL_FROM: from, LOCAL_HOOKS: localHooks } = env;
  if (site === undefined) return {};
  const smtp = url === undefined || from === undefined ? 'no-mail' : { url, from };
  return { telling: { site, smtp, localHooks } };
}

function pushKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Env): Pick<JobsOptions, 'pushKeys'> {
  return publicKey === undefined || privateKey === undefined ? {} : { pushKeys: { publicKey, privateKey } };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
