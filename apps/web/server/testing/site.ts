import { createServer } from 'node:http';
import { createMapReader, createOrderRateLimit, createPictureReader, createRosterReader } from '@sealed-orders/api';
import { testDatabase } from '@sealed-orders/db/testing';
import { type Host, type HostOptions, type OpenHost, openHost } from '@sealed-orders/host';
import { PLAYED_SYSTEMS } from '@sealed-orders/rules/systems';
import { createArchiveRoute } from '../archives.ts';
import { createCalendarRoute } from '../calendars.ts';
import { createDrawnPages } from '../drawn-pages.ts';
import { announceUrl } from '../env.ts';
import { createFirstLook, type FirstLookReader } from '../first-look.ts';
import { createFrontPage, type FrontPageReader } from '../front-page.ts';
import { createGazetteReader } from '../gazette.ts';
import { ownNames } from '../host-check.ts';
import { identities } from '../identities.ts';
import { closed, listen } from '../listen.ts';
import { createPageReader, type PageReaderOf } from '../page-reader.ts';
import { createPictureRoute } from '../pictures.ts';
import { answer, type Parts } from '../requests.ts';
import type { Shared } from '../services.ts';
import { startSockets } from '../sockets.ts';
import { createTrpcHandler } from '../trpc.ts';
import { createUnsubscribeRoute } from '../unsubscribe.ts';
import { createWars } from '../wars.ts';
import { authRoute } from './auth-route.ts';

/** Reads the first army list as the server does. */
interface Reading {
  readonly begun: Promise<void>;
  isOver(): boolean;
}

/** The site on a real database and a real port, without pages. Steps are made when the test asks for them. */
export interface Site {
  readonly url: string;
  readonly host: Host;
  readonly connectionString: string;
  readonly db: OpenHost['db'];
  /** Internal errors, with the procedure. */
  readonly failures: readonly string[];
  readonly reading: Reading;
  /** Resolves when this process next receives that a user's session has ended, here or in another process. */
  sessionEnd(): Promise<void>;
  readonly firstLook: FirstLookReader;
  readonly frontPage: FrontPageReader;
  readonly pageReader: PageReaderOf;
  /** The data that the site's pages are drawn from. A picture is the data that it would be drawn from. */
  readonly shared: Shared;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly demo?: boolean;
  /** Makes this a second process on the database of that site. Close it before the first one. */
  readonly beside?: Pick<Site, 'connectionString'>;
  /** The host's current time. */
  readonly clock?: () => Date;
  /** The ids and seeds of new campaigns. */
  readonly identity?: HostOptions['identity'];
  /** The nonces of sheets that nobody seals in person. */
  readonly nonceFor?: HostOptions['nonceFor'];
  /** Least time between two messages about seals, ms. */
  readonly sealsPause?: number;
}

/** The secret of sessions on these sites. */
export const SECRET = 'the secret of this test';

export async function testSite(options: SiteOptions = {}): Promise<Site> {
  const { demo = false, beside, clock, identity, nonceFor, sealsPause } = options;
  const database = beside === undefined ? await testDatabase() : null;
  const connectionString = beside?.connectionString ?? database?.connectionString ?? '';
  const opened = openHost({
    connectionString,
    poolSize: 6,
    ...(clock === undefined ? {} : { clock }),
    ...(identity === undefined ? {} : { identity }),
    ...(nonceFor === undefined ? {} : { nonceFor }),
  });
  const { host, db } = opened;
  const failures: string[] = [];
  const env = {
    NEXTAUTH_SECRET: SECRET,
    SEALED_ORDERS_DEMO: demo ? ('1' as const) : ('0' as const),
    NODE_ENV: 'test' as const,
    // Mails wait in the database until the test sends them.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'orders@example.org',
  };
  const { auth, sessionOf, accounts, sessions, limits } = identities({
    env,
    db,
    secure: false,
    clientAddress: () => '',
  });
  const hearing = await sessions.listen(connectionString);
  const reader = createRosterReader();
  let begin = (): void => undefined;
  let isOver = false;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const readRoster: typeof reader = async (bytes, fileName, by) => {
    begin();
    const read = await reader(bytes, fileName, by);
    isOver = true;
    return read;
  };
  const services = {
    host,
    accounts,
    readRoster,
    readMapFile: createMapReader(),
    readPicture: createPictureReader(),
    orderRateLimit: createOrderRateLimit(limits),
  };
  const trpc = createTrpcHandler({
    services,
    sessionOf,
    onFailure: (error, procedure) => failures.push(`${procedure}: ${error}`),
  });
  const server = createServer((request, response) => void answer(parts, request, response));
  // Clients close unused connections. If the server did too, a request on a busy machine could come too late.
  server.keepAliveTimeout = 0;
  const port = await listen(server, 0);
  const url = `http://127.0.0.1:${port}`;
  announceUrl(url);
  const names = ownNames(url, []);
  const drawn = createDrawnPages();
  const parts: Parts = {
    site: { url, names, isDevelopment: false, trustProxy: false },
    trpc,
    pictures: createPictureRoute({ host, sessionOf }),
    archives: createArchiveRoute({ host, sessionOf }),
    calendars: createCalendarRoute({ host, url }),
    unsubscribe: createUnsubscribeRoute(host),
    assets: () => false,
    drawn,
    isHealthy: async () => true,
    pages: (request, response) => authRoute(auth, request, response),
  };
  const onError = (error: unknown): void => void failures.push(String(error));
  const pause = sealsPause === undefined ? {} : { sealsPause };
  const telling = { connectionString, url, names, isDevelopment: false, onError, ...pause };
  const wars = createWars(services);
  const sockets = await startSockets({ server, host, sessionOf, sessions, ...telling, onChange: wars.heard });
  const reading = { services, sessionOf };
  const readers = {
    firstLook: createFirstLook(reading),
    frontPage: createFrontPage(services),
    pageReader: createPageReader(reading),
  };
  const told = { gazette: createGazetteReader(reading), wars: wars.read, cards: UNDRAWN, drawn };
  return {
    url,
    host,
    connectionString,
    db,
    failures,
    ...readers,
    shared: { auth, games: PLAYED_SYSTEMS, url, ...readers, ...told },
    reading: { begun, isOver: () => isOver },
    sessionEnd: () => new Promise((resolve) => sessions.onEnd(() => resolve())),
    close: async () => {
      await sockets.stop();
      await hearing.stop();
      await closed(server);
      await opened.close();
      await database?.drop();
    },
  };
}

/** Pictures that are not drawn. */
const UNDRAWN: Shared['cards'] = { of: async (key) => Buffer.from(key) };
