import { saysOpen } from '@sealed-orders/jobs';
import { readEnv } from './env.ts';
import { messages } from './messages.ts';
import type { startPages } from './pages.ts';
import { reasonOf, StartFailure } from './start-failure.ts';
import { type Running, startServer } from './start-server.ts';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Shuts down in order; a second signal exits immediately. */
function stopOnSignals(server: Running): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    process.stdout.write(`${messages.stopping}\n`);
    server.stop().then(
      () => process.exit(0),
      (error) => fail(messages.failed(String(error))),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** The process of the site: serves until it is stopped. If it cannot start, it ends with one sentence and the code 1. */
export async function run(serve: typeof startPages): Promise<void> {
  const read = readEnv();
  if ('bad' in read) fail(messages.badEnvironment(read.bad));
  try {
    const server = await startServer(read.env, serve);
    stopOnSignals(server);
    for (const line of saysOpen(read.env.LOCAL_HOOKS)) process.stdout.write(`${line}\n`);
    process.stdout.write(`${messages.ready(server.url)}\n`);
  } catch (error) {
    if (error instanceof StartFailure) fail(error.message);
    fail(messages.failed(reasonOf(error)));
  }
}
