import { createServer, type Server } from 'node:http';
import { createArrivals, createRosterReader } from '@sealed-orders/api';
import { type Change, type OpenHost, openHost } from '@sealed-orders/host';
import { startScheduler } from '@sealed-orders/jobs';
import { createAskers } from './askers.ts';
import { type Closing, createClosing } from './closing.ts';
import { announceUrl, type Env } from './env.ts';
import { identities } from './identities.ts';
import { closed, listen } from './listen.ts';
import { logFailure } from './log.ts';
import { messages } from './messages.ts';
import { startPages } from './pages.ts';
import { refuse } from './refuse.ts';
import { answer, type Parts } from './requests.ts';
import { isSecure } from './security.ts';
import { startSockets } from './sockets.ts';
import { reasonOf, StartFailure } from './start-failure.ts';
import { createTrpcHandler } from './trpc.ts';

export interface Running {
  readonly url: string;
  /** Finishes what is under way, and closes everything that was opened. */
  stop(): Promise<void>;
}

/**
 * One HTTP server for sockets, procedures and pages, with the jobs in the same process unless they are off. Throws a
 * `StartFailure` when something outside stands in the way; nothing is left open then.
 */
export async function startServer(env: Env): Promise<Running> {
  const closing = createClosing();
  try {
    return { url: await started(env, closing), stop: closing.close };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function started(env: Env, closing: Closing): Promise<string> {
  const { server, open } = waitingServer();
  // The port first: that it is taken is known at once. Whoever comes early waits for the answer.
  const port = await listen(server, env.PORT);
  closing.wayIn(() => closed(server));
  const url = env.NEXTAUTH_URL ?? `http://localhost:${port}`;
  announceUrl(url);

  const connectionString = env.DATABASE_URL;
  const opened = openHost({ connectionString, poolSize: env.DATABASE_POOL, onError: logTelling });
  closing.behind(() => opened.close());
  await reachable(opened);
  const { parts, tell } = await partsOf({ env, url, port, server, opened, closing });
  open(parts);
  if (env.JOBS === 'on') {
    const { host } = opened;
    const jobs = await startScheduler({ host, connectionString, onTold: tell, onError: logJob });
    closing.behind(() => jobs.stop());
  }
  return url;
}

/** A server whose requests wait until it is opened. */
function waitingServer(): { server: Server; open: (parts: Parts) => void } {
  let open: (parts: Parts) => void = () => undefined;
  const opened = new Promise<Parts>((resolve) => {
    open = resolve;
  });
  const server = createServer(async (request, response) => {
    try {
      await answer(await opened, request, response);
    } catch (error) {
      // Who hung up in the middle of a request is no failure of ours.
      if (request.errored !== null) return;
      logFailure(error, request.url?.split('?', 1)[0] ?? '');
      if (!response.headersSent) refuse(request, response, 500);
    }
  });
  return { server, open };
}

const logTelling = (error: unknown): void => logFailure(error, 'telling other processes');
const logJob = (error: unknown): void => logFailure(error, 'jobs');

async function reachable({ db }: OpenHost): Promise<void> {
  try {
    await db.pool.query('SELECT 1');
  } catch (error) {
    throw new StartFailure(messages.databaseUnreachable(reasonOf(error)));
  }
}

interface Ground {
  readonly env: Env;
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  readonly opened: OpenHost;
  readonly closing: Closing;
}

interface Equipped {
  readonly parts: Parts;
  /** Tells this process' pages. */
  readonly tell: (change: Change) => void;
}

async function partsOf({ env, url, port, server, opened, closing }: Ground): Promise<Equipped> {
  const { db, host } = opened;
  const isDevelopment = env.NODE_ENV === 'development';
  const site = { url, isDevelopment, trustProxy: env.TRUST_PROXY === 'on' };
  let hangUp = (_user: string): void => undefined;
  const onSignOut = (user: string): void => hangUp(user);
  const askers = createAskers();
  const { sessionOf, accounts } = identities({ env, db, secure: isSecure(site), asker: askers.address, onSignOut });
  const connectionString = env.DATABASE_URL;
  const telling = { connectionString, url, isDevelopment, onError: logTelling };
  const sockets = await startSockets({ server, host, sessionOf, ...telling });
  closing.wayIn(sockets.stop);
  hangUp = sockets.hangUp;
  const pages = await startPages({ server, port, isDevelopment });
  closing.behind(pages.stop);
  const parts: Parts = {
    site,
    trpc: createTrpcHandler({
      services: { host, accounts, readRoster: createRosterReader(), arrivals: createArrivals() },
      sessionOf,
      onFailure: logFailure,
    }),
    isHealthy: () =>
      db.pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    pages: (request, response, address) => askers.answer(address, () => pages.answer(request, response)),
  };
  return { parts, tell: sockets.tell };
}
