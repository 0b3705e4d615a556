import { createServer } from 'node:http';
import { createArrivals, createRosterReader } from '@sealed-orders/api';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { type Host, type OpenHost, openHost } from '@sealed-orders/host';
import { announceUrl } from '../env.ts';
import { identities } from '../identities.ts';
import { closed, listen } from '../listen.ts';
import { answer, type Parts } from '../requests.ts';
import { shared } from '../services.ts';
import { startSockets } from '../sockets.ts';
import { createTrpcHandler } from '../trpc.ts';
import { authRoute } from './auth-route.ts';

/** The reading of the first army list, as the server goes about it. */
interface Reading {
  readonly begun: Promise<void>;
  isOver(): boolean;
}

/** The site on a real database and a real port, without pages. Steps are made when the test asks for them. */
export interface Site {
  readonly url: string;
  readonly host: Host;
  readonly db: OpenHost['db'];
  /** What went wrong inside, with the procedure. */
  readonly failures: readonly string[];
  readonly reading: Reading;
  close(): Promise<void>;
}

export async function testSite({ demo = false } = {}): Promise<Site> {
  const database: TestDatabase = await testDatabase();
  const { connectionString } = database;
  const opened = openHost({ connectionString, poolSize: 6 });
  const { host, db } = opened;
  const failures: string[] = [];
  const env = {
    NEXTAUTH_SECRET: 'the secret of this test',
    SEALED_ORDERS_DEMO: demo ? ('1' as const) : ('0' as const),
  };
  let hangUp = (_user: string): void => undefined;
  const { sessionOf, accounts } = identities({
    env,
    db,
    secure: false,
    asker: () => '',
    onSignOut: (user) => hangUp(user),
  });
  const reader = createRosterReader();
  let begin = (): void => undefined;
  let isOver = false;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const readRoster: typeof reader = async (bytes, fileName) => {
    begin();
    const read = await reader(bytes, fileName);
    isOver = true;
    return read;
  };
  const trpc = createTrpcHandler({
    services: { host, accounts, readRoster, arrivals: createArrivals() },
    sessionOf,
    onFailure: (error, procedure) => failures.push(`${procedure}: ${error}`),
  });
  const server = createServer((request, response) => void answer(parts, request, response));
  const port = await listen(server, 0);
  const url = `http://127.0.0.1:${port}`;
  announceUrl(url);
  const parts: Parts = {
    site: { url, isDevelopment: false, trustProxy: false },
    trpc,
    isHealthy: async () => true,
    pages: (request, response) => authRoute(shared().auth, request, response),
  };
  const onError = (error: unknown): void => void failures.push(String(error));
  const telling = { connectionString, url, isDevelopment: false, onError };
  const sockets = await startSockets({ server, host, sessionOf, ...telling });
  hangUp = sockets.hangUp;
  return {
    url,
    host,
    db,
    failures,
    reading: { begun, isOver: () => isOver },
    close: async () => {
      await sockets.stop();
      await closed(server);
      await opened.close();
      await database.drop();
    },
  };
}
