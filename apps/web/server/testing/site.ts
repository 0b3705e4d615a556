import { createServer } from 'node:http';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { type Host, openHost } from '@sealed-orders/host';
import { announceUrl } from '../env.ts';
import { identities } from '../identities.ts';
import { closed, LIMITS, listen } from '../listen.ts';
import { answer, type Parts } from '../requests.ts';
import { shared } from '../services.ts';
import { startSockets } from '../sockets.ts';
import { createTrpcHandler } from '../trpc.ts';
import { authRoute } from './auth-route.ts';

/** The site on a real database and a real port, without pages. Steps are made when the test asks for them. */
export interface Site {
  readonly url: string;
  readonly host: Host;
  /** What went wrong inside, with the procedure. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

export async function testSite(): Promise<Site> {
  const database: TestDatabase = await testDatabase();
  const { connectionString } = database;
  const opened = openHost({ connectionString, poolSize: 6 });
  const { host, db } = opened;
  const failures: string[] = [];
  const env = { NEXTAUTH_SECRET: 'the secret of this test', SEALED_ORDERS_DEMO: '0' as const };
  const { sessionOf, accounts } = identities(env, db, false);
  const trpc = createTrpcHandler({
    services: { host, accounts },
    sessionOf,
    onFailure: (error, procedure) => failures.push(`${procedure}: ${error}`),
  });
  const server = createServer(LIMITS, (request, response) => void answer(parts, request, response));
  const port = await listen(server, 0);
  const url = `http://127.0.0.1:${port}`;
  announceUrl(url);
  const parts: Parts = {
    site: { url, isDevelopment: false, trustProxy: false },
    trpc,
    isHealthy: async () => true,
    pages: (request, response) => authRoute(shared().auth, request, response),
  };
  const sockets = await startSockets({ server, host, sessionOf, connectionString, url });
  return {
    url,
    host,
    failures,
    close: async () => {
      await sockets.stop();
      await closed(server);
      await opened.close();
      await database.drop();
    },
  };
}
