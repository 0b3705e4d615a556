import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createOrderRateLimit, createReaders } from '@sealed-orders/api';
import { type Change, type OpenHost, openHost } from '@sealed-orders/host';
import { startHeartbeat, startScheduler } from '@sealed-orders/jobs';
import type { SystemId } from '@sealed-orders/rules/kernel';
import { PLAYED_SYSTEMS, type PlayedSystem, TEST_SYSTEMS } from '@sealed-orders/rules/systems';
import { createArchiveRoute } from './archives.ts';
import { createAssetRoute } from './assets.ts';
import { createCalendarRoute } from './calendars.ts';
import { createCards } from './cards.ts';
import { createDrawnPages } from './drawn-pages.ts';
import { announceUrl, type Env } from './env.ts';
import { createFirstLook } from './first-look.ts';
import { createFrontPage } from './front-page.ts';
import { createGazetteReader } from './gazette.ts';
import { isAnswering } from './health.ts';
import { ownNames } from './host-check.ts';
import { identities } from './identities.ts';
import { closed, connectionsOf, listen } from './listen.ts';
import { pushKeysOf, tellingSettings } from './mail.ts';
import { messages } from './messages.ts';
import { inTurn } from './page-queue.ts';
import { createPageReader } from './page-reader.ts';
import type { startPages } from './pages.ts';
import { createPictureRoute } from './pictures.ts';
import { refuse } from './refuse.ts';
import { createRequestContext } from './request-context.ts';
import { answer, type Parts } from './requests.ts';
import { isSecure } from './security.ts';
import { share } from './services.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { startSockets } from './sockets.ts';
import { reasonOf, StartFailure } from './start-failure.ts';
import { createTrpcHandler } from './trpc.ts';
import { createUnansweredCount } from './unanswered.ts';
import { createUnsubscribeRoute } from './unsubscribe.ts';
import { createWars } from './wars.ts';

export interface Running {
  readonly url: string;
  /** Finishes open requests and jobs, then closes everything that was opened. */
  stop(): Promise<void>;
}

/**
 * One HTTP server for sockets, procedures and pages, with the jobs in the same process unless they are off. Throws a
 * `StartFailure` when an outside cause prevents the start; nothing is left open then.
 */
export async function startServer(env: Env, serve: typeof startPages): Promise<Running> {
  const shutdown = createShutdown();
  try {
    return { url: await started(env, serve, shutdown), stop: shutdown.close };
  } catch (error) {
    // What caused the failure may keep things from closing, and the process ends in any case.
    await Promise.race([shutdown.close().catch(() => undefined), pause(LAST)]);
    throw error;
  }
}

/** How long a server that could not start may take to close what it has opened, ms. */
const LAST = 10_000;

async function started(env: Env, serve: typeof startPages, shutdown: Shutdown): Promise<string> {
  const { server, open } = waitingServer();
  const connections = connectionsOf(server);
  // The port comes first, so that a port in use is reported immediately. Early requests wait for their answer.
  const port = await listen(server, env.PORT);
  shutdown.first(() => closed(server, connections));
  const url = env.NEXTAUTH_URL ?? `http://localhost:${port}`;
  announceUrl(url);

  const connectionString = env.DATABASE_URL;
  const games = offeredGames(env);
  const offers = (system: SystemId): boolean => games.some((one) => one === system);
  const opened = openHost({
    connectionString,
    poolSize: env.DATABASE_POOL,
    offers,
    ...pushKeysOf(env),
    localHooks: env.LOCAL_HOOKS,
    onError: logTelling,
  });
  shutdown.last(() => opened.close());
  // Before anything is compared with its times.
  await reaching(opened.db.readClock());
  const { parts, tell } = await wire({ env, url, port, server, opened, games, serve, shutdown });
  // Before the first request: an open phase whose deadline passed while the site was away takes seals again.
  const beat = startHeartbeat(opened.host, logJob);
  shutdown.last(beat.stop);
  await reaching(beat.begun);
  open(parts);
  if (env.JOBS === 'on') {
    const { host, db } = opened;
    const telling = tellingSettings(env, url);
    const starting = startScheduler({ host, db, connectionString, telling, onTold: tell, onError: logJob });
    const jobs = await reaching(starting);
    shutdown.last(() => jobs.stop());
  }
  return url;
}

/** Games for tests are offered only where the site is configured for it. */
const offeredGames = ({ SEALED_ORDERS_TEST_GAMES }: Env): readonly PlayedSystem[] =>
  PLAYED_SYSTEMS.filter((system) => SEALED_ORDERS_TEST_GAMES === '1' || !TEST_SYSTEMS.includes(system));

/** A server whose requests wait until it is opened. */
function waitingServer(): { server: Server; open: (parts: Parts) => void } {
  let open: (parts: Parts) => void = () => undefined;
  const opened = new Promise<Parts>((resolve) => {
    open = resolve;
  });
  const counted = createUnansweredCount();
  const server = createServer(async (request, response) => {
    if (!counted(request, response)) return void request.socket.destroy();
    try {
      await answer(await opened, request, response);
    } catch (error) {
      // A client that disconnects in the middle of a request is not our failure.
      if (request.errored !== null) return;
      logFailure(error, request.url?.split('?', 1)[0] ?? '');
      if (!response.headersSent) refuse(request, response, 500);
    }
  });
  return { server, open };
}

/** Writes a failure to the operator's log: one line of JSON that says where it happened. */
function logFailure(error: unknown, where: string): void {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const cause = error instanceof Error && error.cause !== undefined ? String(error.cause) : undefined;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), where, what, cause })}\n`);
}

const logTelling = (error: unknown): void => logFailure(error, 'telling other processes');
const logJob = (error: unknown): void => logFailure(error, 'jobs');

/** Something that asks the database while the server starts. */
async function reaching<Value>(task: Promise<Value>): Promise<Value> {
  try {
    return await task;
  } catch (error) {
    throw new StartFailure(messages.databaseUnreachable(reasonOf(error)));
  }
}

interface WiringInput {
  readonly env: Env;
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  readonly opened: OpenHost;
  readonly games: readonly PlayedSystem[];
  readonly serve: typeof startPages;
  readonly shutdown: Shutdown;
}

interface Wired {
  readonly parts: Parts;
  /** Notifies the pages of this process. */
  readonly tell: (change: Change) => void;
}

async function wire({ env, url, port, server, opened, games, serve, shutdown }: WiringInput): Promise<Wired> {
  const { db, host } = opened;
  const isDevelopment = env.NODE_ENV === 'development';
  const names = ownNames(url, env.ALLOWED_HOSTS);
  const site = { url, names, isDevelopment, trustProxy: env.TRUST_PROXY === 'on' };
  const requestContext = createRequestContext();
  const { auth, sessionOf, accounts, sessions, limits } = identities({
    env,
    db,
    secure: isSecure(site),
    clientAddress: requestContext.address,
  });
  const services = { host, accounts, ...createReaders(), orderRateLimit: createOrderRateLimit(limits) };
  const reading = { services, sessionOf };
  const wars = createWars(services);
  const telling = {
    gazette: createGazetteReader(reading),
    wars: wars.read,
    frontPage: createFrontPage(services),
    cards: createCards(),
    drawn: createDrawnPages(),
  };
  share({ auth, games, url, pageReader: createPageReader(reading), firstLook: createFirstLook(reading), ...telling });
  const connectionString = env.DATABASE_URL;
  shutdown.last((await reaching(sessions.listen(connectionString))).stop);
  const announcing = { connectionString, url, names, isDevelopment, onError: logTelling, onChange: wars.heard };
  const sockets = await reaching(startSockets({ server, host, sessionOf, sessions, ...announcing }));
  shutdown.first(sockets.stop);
  const pages = await serve({ server, port, isDevelopment });
  shutdown.last(pages.stop);
  const parts: Parts = {
    site,
    trpc: createTrpcHandler({ services, sessionOf, onFailure: logFailure }),
    pictures: createPictureRoute({ host, sessionOf }),
    archives: inTurn(createArchiveRoute({ host, sessionOf })),
    calendars: createCalendarRoute({ host, url }),
    unsubscribe: createUnsubscribeRoute(host),
    assets: createAssetRoute({ isDevelopment }),
    drawn: telling.drawn,
    isHealthy: () => isAnswering(db),
    pages: inTurn((request, response, address) => requestContext.run(address, () => pages.answer(request, response))),
  };
  return { parts, tell: sockets.tell };
}
